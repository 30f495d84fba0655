import type { CompiledQuery } from 'kysely'
import type pg from 'pg'
import type { Db } from '#server/platform/db/client.ts'
import { ran } from '#tests/support/plan.ts'
import type { Figure } from './figures.ts'
import { literal } from './recorder.ts'

const BIG = ['member', 'member_search', 'search_word', 'profile', 'mate_link', 'member_block', 'message', 'participant', 'notification']

/** How PostgreSQL runs these statements: the first plan is shown, and no table may be read from end to end. */
export async function plansOf(db: Db, pool: pg.Pool, name: string, statements: readonly CompiledQuery[]): Promise<Figure[]> {
  const searched: string[] = []
  let mostRows = 0
  for (const { sql: text, parameters } of statements) {
    const plan = await ran(db, BIG, text, parameters.map(literal))
    searched.push(...plan.searched.map(String))
    mostRows = Math.max(mostRows, plan.mostRows)
  }
  console.log(`\n${name}\n${await explained(pool, statements[0]!)}`)
  return [
    { what: `${name}: tables read from end to end`, measured: searched.join(', ') || 'none', bar: 'none', holds: searched.length === 0 },
    { what: `${name}: most rows that one step reads`, measured: mostRows.toLocaleString('en-IN') },
  ]
}

async function explained(pool: pg.Pool, { sql: text, parameters }: CompiledQuery) {
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>({ text: `explain (costs off) ${text}`, values: [...parameters] })
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}
