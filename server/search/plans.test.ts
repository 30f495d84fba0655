import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { seedCrowd } from '#tests/support/crowd.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { ran } from '#tests/support/plan.ts'
import { firstIdAt } from '../platform/ids.ts'
import { rankPeople } from './people.ts'
import { pickPosts, stretchesBefore } from './posts.ts'
import { parsePeopleQuery } from './rules.ts'
import { rankMembers } from './suggestions/members.ts'
import { rankTopics } from './suggestions/topics.ts'

const CROWD = { members: 20_000, posts: 10_000, likesPerPost: 0, commentsPerPost: 0, days: 365 }
const BIG = ['member', 'member_search', 'profile', 'mate_link', 'account', 'post', 'post_search', 'search_word']
/** What the sources of a search may bring together, however many members answer to it. */
const PEOPLE_MAX = 1500
/** A rare answer is looked at whole. */
const POSTS_MAX = 2000
const NEWEST = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

test('a search is looked up and never searched through, for a name, a word that all bear, and one that nobody bears', {
  timeout: 90_000,
}, async () => {
  const { database, drop } = await freshDatabase()
  const { db } = database
  try {
    await seedCrowd(db, CROWD)
    const { id: viewer } = await db.selectFrom('member').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()
    // Everybody has two mates, and the viewer three hundred.
    await sql`
      insert into mate_link (from_id, to_id, state, connected_at)
      select one, other, 'connected', now() from (
        select id as one, lead(id, step) over (partition by step order by id) as other from member cross join generate_series(1, 2) as step
        union
        select ${viewer}, id from (select id from member where id > ${viewer} order by id limit 300) as near
      ) as pair where other is not null`.execute(db)
    await sql`analyze mate_link`.execute(db)

    for (const q of ['member number 77', 'cardiology bengaluru', 'c', 'nobody-at-all', 'dr']) {
      const asked = rankPeople(viewer, parsePeopleQuery(q)!, 20).compile(db)
      const { searched, mostRows } = await ran(db, BIG, asked.sql, asked.parameters)

      expect([q, searched]).toEqual([q, []])
      expect(mostRows, q).toBeLessThanOrEqual(PEOPLE_MAX)
    }
    const since = firstIdAt(new Date(Date.now() - 7 * 24 * 3600_000))
    for (const q of ['', 'm', 'member', 'number-77', 'nobody-at-all']) {
      const [postId] = await db.selectFrom('post').select('id').limit(1).execute()
      for (const asked of [rankMembers(viewer, q, postId!.id).compile(db), rankTopics(viewer, `#${q}`, since).compile(db)]) {
        const { searched, mostRows } = await ran(db, [...BIG, 'post_topic', 'hashtag'], asked.sql, asked.parameters)

        expect([q, searched]).toEqual([q, []])
        expect(mostRows, q).toBeLessThanOrEqual(PEOPLE_MAX)
      }
    }
    const [firstStretch] = stretchesBefore(NEWEST)
    for (const [name, statement] of Object.entries({
      lately: pickPosts.lately(viewer, "'ward'", NEWEST, 20),
      nowhere: pickPosts.lately(viewer, "'nobody'", NEWEST, 20),
      count: pickPosts.count("'nobody'"),
      byIndex: pickPosts.byIndex(viewer, "'nobody'", NEWEST, 20),
      inDays: pickPosts.byIndex(viewer, `'ward' & (${firstStretch})`, NEWEST, 20),
    })) {
      const asked = statement.compile(db)
      const { searched, mostRows } = await ran(db, BIG, asked.sql, asked.parameters)

      expect([name, searched]).toEqual([name, []])
      expect(mostRows, name).toBeLessThanOrEqual(POSTS_MAX)
    }
  } finally {
    await drop()
  }
})
