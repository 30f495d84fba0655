import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { GROUP_SEEN, UNREAD_MAX } from '#contract/limits.ts'
import { PAGE_SIZE } from '#contract/page.ts'
import { seedCrowd } from '#tests/support/crowd.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { ran } from '#tests/support/plan.ts'
import { behindGroups } from './list.ts'
import { unreadHeads } from './queries.ts'

const BIG = ['notification', 'member']
const GROUPS = 300

test('a bell costs the same however many notices somebody has', { timeout: 60_000 }, async () => {
  const { database, drop } = await freshDatabase()
  const { db } = database
  try {
    await seedCrowd(db, { members: 2000, posts: 1000, likesPerPost: 0, commentsPerPost: 0, days: 30 })
    const { id: popular } = await db.selectFrom('member').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()
    // Everybody has a few notices, and one member three hundred entries, the latest of which a thousand share.
    await sql`
      insert into notification (id, member_id, kind, from_id, group_id, collapsed)
      select gen_random_uuid(), m.id, 'post_liked', ${popular}, gen_random_uuid(), false from member m, generate_series(1, 5) where m.id <> ${popular}`.execute(
      db,
    )
    await sql`
      insert into notification (id, member_id, kind, from_id, group_id, collapsed)
      select gen_random_uuid(), ${popular}, 'post_liked', m.id, md5((nth % ${sql.lit(GROUPS)})::text)::uuid, nth >= ${sql.lit(GROUPS)}
      from (select id, row_number() over () - 1 as nth from member where id <> ${popular} limit 1900) as m`.execute(db)
    await sql`
      insert into notification (id, member_id, kind, from_id, group_id, collapsed)
      select gen_random_uuid(), ${popular}, 'post_liked', id, md5('0')::uuid, true from member where id <> ${popular}`.execute(db)
    await sql`analyze notification`.execute(db)
    const groups = Array.from({ length: PAGE_SIZE }, (_, at) => at)
    const { rows } = await sql<{ id: string }>`select md5(nth::text)::uuid as id from unnest(${groups}::int[]) as nth`.execute(db)

    const unread = unreadHeads(popular, []).compile(db)
    const behind = behindGroups(
      popular,
      rows.map(({ id }) => id),
    ).compile(db)
    const listed = (given: readonly unknown[]) => given.map((value) => (Array.isArray(value) ? `{${value}}` : value))

    expect(await ran(db, BIG, unread.sql, listed(unread.parameters))).toEqual({ searched: [], mostRows: UNREAD_MAX })
    const bell = await ran(db, BIG, behind.sql, listed(behind.parameters))
    expect(bell.searched).toEqual([])
    expect(bell.mostRows).toBeLessThanOrEqual(PAGE_SIZE * 7 + GROUP_SEEN)
  } finally {
    await drop()
  }
})
