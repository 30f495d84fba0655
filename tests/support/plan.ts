import { sql } from 'kysely'
import type { Db } from '#server/platform/db/client.ts'

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Plan[]
}

const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)]

/** How PostgreSQL runs a named statement once it has stopped looking at the values: that is how the product's statements run. */
export async function ran(db: Db, big: readonly string[], statement: string, values: readonly unknown[]) {
  return db.connection().execute(async (one) => {
    await sql`set plan_cache_mode = force_generic_plan`.execute(one)
    await sql.raw(`prepare asked as ${statement}`).execute(one)
    const given = values.length > 0 ? `(${values.map((value) => `'${String(value).replaceAll("'", "''")}'`).join(', ')})` : ''
    const { rows } = await sql.raw<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (analyze, format json) execute asked${given}`).execute(one)
    await sql`deallocate asked`.execute(one)
    await sql`reset plan_cache_mode`.execute(one)

    const read = nodes(rows[0]!['QUERY PLAN'][0].Plan).filter((node) => big.includes(node['Relation Name'] ?? ''))
    return {
      /** Tables that were read from end to end. */
      searched: read.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name']),
      /** The most rows that one step took from a table. */
      mostRows: Math.max(0, ...read.map((node) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'])),
    }
  })
}
