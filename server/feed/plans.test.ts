import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db } from '#server/platform/db/client.ts'
import { newId } from '#server/platform/ids.ts'
import { seedCrowd } from '#tests/support/crowd.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { pickComments } from './comments.ts'
import { hot } from './timeline.ts'
import { mostTalkedAbout } from './trending.ts'

const BIG = ['post', 'post_like', 'post_save', 'post_comment', 'member']

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] }

const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)]

/** How PostgreSQL runs a named statement once it has stopped looking at the values: that is how the product's statements run. */
async function planOf(db: Db, statement: string, values: string[]) {
  return db.connection().execute(async (one) => {
    await sql`set plan_cache_mode = force_generic_plan`.execute(one)
    await sql.raw(`prepare asked as ${statement}`).execute(one)
    const given = values.length > 0 ? `(${values.map((value) => `'${value}'`).join(', ')})` : ''
    const { rows } = await sql.raw<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (format json) execute asked${given}`).execute(one)
    await sql`deallocate asked`.execute(one)
    await sql`reset plan_cache_mode`.execute(one)
    return nodes(rows[0]!['QUERY PLAN'][0].Plan)
  })
}

const scanned = (plan: Plan[]) => plan.filter((node) => node['Node Type'] === 'Seq Scan' && BIG.includes(node['Relation Name'] ?? ''))

test('what readers wait for is looked up and never searched through, however large the community is', { timeout: 60_000 }, async () => {
  const { database, drop } = await freshDatabase()
  const { db } = database
  try {
    await seedCrowd(db, { members: 2000, posts: 10_000, likesPerPost: 3, commentsPerPost: 2, days: 365 })
    const [viewer, last] = [newId(), newId()]
    const comments = pickComments(db, last).compile()
    const trending = mostTalkedAbout(Date.now()).compile(db)

    const plans = {
      page: await planOf(db, hot.page, [viewer, last]),
      these: await planOf(db, hot.these, [viewer, `{${last}}`]),
      comments: await planOf(db, comments.sql, comments.parameters as string[]),
      trending: await planOf(db, trending.sql, []),
    }

    for (const [name, plan] of Object.entries(plans)) expect({ name, scanned: scanned(plan) }).toEqual({ name, scanned: [] })
    expect(plans.page.flatMap((node) => (node['Relation Name'] === 'post' ? node['Node Type'] : []))).toEqual(['Index Scan'])
  } finally {
    await drop()
  }
})
