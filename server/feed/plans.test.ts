import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { seedCrowd } from '#tests/support/crowd.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { ran } from '#tests/support/plan.ts'
import { pickComments } from './comments.ts'
import { hot } from './timeline.ts'
import { mostTalkedAbout } from './trending.ts'

const CROWD = { members: 2000, posts: 10_000, likesPerPost: 3, commentsPerPost: 2, days: 365 }
const BIG = ['post', 'post_like', 'post_save', 'post_comment', 'member']
/** A page with all that hangs on it, and the posts of a week: far from any table. */
const ROWS_MAX = 300
const END = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

test('what readers wait for is looked up and never searched through, however much there is', { timeout: 60_000 }, async () => {
  const { database, drop } = await freshDatabase()
  const { db } = database
  try {
    await seedCrowd(db, CROWD)
    const { id: viewer } = await db.selectFrom('member').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()
    // Somebody who has liked and saved everything, under a post about which everybody talks.
    await sql`insert into post_like (post_id, member_id) select id, ${viewer} from post on conflict do nothing`.execute(db)
    await sql`insert into post_save (post_id, member_id) select id, ${viewer} from post on conflict do nothing`.execute(db)
    const { id: post } = await db.selectFrom('post').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
    await sql`
      insert into post_comment (id, post_id, author_id, client_id, text)
      select gen_random_uuid(), ${post}, id, gen_random_uuid(), 'x' from member`.execute(db)
    await sql`analyze`.execute(db)
    const comments = pickComments(db, viewer, post).compile()
    const trending = mostTalkedAbout(Date.now()).compile(db)

    const asked = {
      page: await ran(db, BIG, hot.page, [viewer, END]),
      these: await ran(db, BIG, hot.these, [viewer, `{${post}}`]),
      comments: await ran(db, BIG, comments.sql, comments.parameters),
      trending: await ran(db, BIG, trending.sql, []),
    }

    for (const [what, { searched, mostRows }] of Object.entries(asked)) {
      expect([what, searched]).toEqual([what, []])
      expect(mostRows, what).toBeLessThanOrEqual(ROWS_MAX)
    }
  } finally {
    await drop()
  }
})
