import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { seedCrowd } from '#tests/support/crowd.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { ran } from '#tests/support/plan.ts'
import { hasManyMates, matesEvents, mutualEvents } from '../home/mates-events.ts'
import { pickMembers } from './directory.ts'
import { mutualMates } from './mutual.ts'
import { countNewest } from './narrowed.ts'
import { pickLinks } from './queries.ts'
import { stillNear } from './suggestions.ts'

const MEMBERS = 2000
const MATES = 60
/** Not the profiles: so few of them PostgreSQL 15 rather reads in one go than sixty times. */
const BIG = ['member', 'mate_link', 'mate_count']
const END = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
/** The mates of everybody whom the viewer knows, and not of anybody else. */
const ROWS_MAX = MATES * MATES + MEMBERS

test('mates are looked up and never searched through, and no list is read twice', { timeout: 90_000 }, async () => {
  const { database, drop } = await freshDatabase()
  const { db } = database
  try {
    await seedCrowd(db, { members: MEMBERS, posts: 1000, likesPerPost: 0, commentsPerPost: 0, days: 30 })
    await sql`
      insert into mate_link (from_id, to_id, state, connected_at)
      select one, other, 'connected', now() from (
        select id as one, lead(id, step) over (partition by step order by id) as other from member
        cross join generate_series(1, ${sql.lit(MATES / 2)}) as step
      ) as pair where other is not null`.execute(db)
    await sql`analyze`.execute(db)
    const some = await db
      .selectFrom('member')
      .select('id')
      .orderBy('id')
      .offset(MEMBERS / 2)
      .limit(21)
      .execute()
    const [viewer, ...others] = some.map(({ id }) => id) as [string, ...string[]]

    for (const [what, statement] of Object.entries({
      connections: pickLinks(viewer, { list: 'connected' }),
      mutual: mutualMates(viewer, others),
      tiles: matesEvents(viewer),
      'mutual connections': mutualEvents(viewer),
      'many mates': hasManyMates(viewer),
      suggestions: stillNear(viewer, others),
      'directory by city': pickMembers.lately(viewer, { city: 'bengaluru' }, END),
      'directory tried on the newest': countNewest(viewer, { city: 'bengaluru' }),
      'directory by a language of nobody': pickMembers.lately(viewer, { language: 'Nobody’s' }, END),
    })) {
      const asked = statement.compile(db)
      const given = asked.parameters.map((value) => (Array.isArray(value) ? `{${value.join(',')}}` : value))
      const { searched, mostRows } = await ran(db, BIG, asked.sql, given)

      expect([what, searched]).toEqual([what, []])
      expect(mostRows, what).toBeLessThanOrEqual(ROWS_MAX)
    }
  } finally {
    await drop()
  }
})
