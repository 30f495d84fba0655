import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { firstIdAt } from '#server/platform/ids.ts'
import { seedCrowd } from '#tests/support/crowd.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { ran } from '#tests/support/plan.ts'
import { pickCiting } from './citing/work.ts'
import { pickComments } from './comments/pages.ts'
import { ranking } from './ranking/candidates.ts'
import { aboutReader } from './ranking/reader.ts'
import { pickSaved } from './saved/queries.ts'
import { hot } from './timeline.ts'
import { keepTrending, WINDOW_MS } from './trending/keep.ts'
import { mostTalkedAbout } from './trending/posts.ts'
import { pickOnTopic, pickTopics } from './trending/topics.ts'

const CROWD = { members: 2000, posts: 10_000, likesPerPost: 3, commentsPerPost: 2, days: 365 }
const BIG = ['post', 'post_like', 'post_save', 'post_comment', 'post_topic', 'member', 'poll', 'poll_vote']
/** A page with all that hangs on it, and the posts of a week: far from any table. */
const ROWS_MAX = 300
/** A few hundred candidates, each with its topics and who discusses it, or the newest of all; on PostgreSQL 15 all that one member has saved; a hundred posts on each of twenty topics. */
const MORE: Record<string, number> = { candidates: 1200, candidatesOfMany: 2000, saved: CROWD.posts, topics: 2000 }
const END = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** A parameter as PostgreSQL reads it. */
const written = (given: unknown) => (Array.isArray(given) ? `{${given}}` : given)

test('what readers wait for is looked up and never searched through, however much there is', { timeout: 60_000 }, async () => {
  const { database, drop } = await freshDatabase()
  const { db } = database
  try {
    await seedCrowd(db, CROWD)
    const { id: viewer } = await db.selectFrom('member').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()
    // A poll in every post but some, each with an answer of the same member.
    await sql`
      insert into poll (post_id, options, counts, closes_at) select id, '{Yes,No}', '{1,0}', now() + interval '1 day' from post
      where author_id <> ${viewer}`.execute(db)
    await sql`insert into poll_vote (post_id, member_id, choice) select post_id, ${viewer}, 0 from poll`.execute(db)
    // Somebody who has liked and saved everything, under a post about which everybody talks.
    await sql`insert into post_like (post_id, member_id) select id, ${viewer} from post on conflict do nothing`.execute(db)
    await sql`insert into post_save (post_id, member_id) select id, ${viewer} from post on conflict do nothing`.execute(db)
    const { id: post } = await db.selectFrom('post').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
    await sql`
      insert into post_comment (id, post_id, author_id, client_id, text)
      select gen_random_uuid(), ${post}, id, gen_random_uuid(), 'x' from member`.execute(db)
    await sql`
      insert into member_block (blocker_id, blocked_id) select ${viewer}, id from member where id <> ${viewer} order by id desc limit 20`.execute(
      db,
    )
    await sql`analyze`.execute(db)
    const { id: parentId } = await db.selectFrom('post_comment').select('id').where('post_id', '=', post).limit(1).executeTakeFirstOrThrow()
    await sql`update post_comment set parent_id = ${parentId} where post_id = ${post} and id > ${parentId}`.execute(db)
    const commentsBy = (how: object) => {
      const { sql, parameters } = pickComments(db, viewer, { postId: post, ...how }).compile()
      return ran(db, BIG, sql, parameters)
    }
    const week = firstIdAt(new Date(Date.now() - WINDOW_MS))
    const trending = mostTalkedAbout(week).compile(db)
    const topic = pickOnTopic(viewer, 'Cardiology', week, END).compile(db)
    // Somebody who wants everything: mates by the hundred, and the topic of every post.
    await sql`
      insert into mate_link (from_id, to_id, state, connected_at)
      select ${viewer}, id, 'connected', now() from member where id <> ${viewer} limit 200`.execute(db)
    await keepTrending(db, Date.now())
    await sql`analyze`.execute(db)
    const citing = pickCiting({ dois: ['10.1000/cited'], after: null }).compile(db)
    await sql`update post set content = 'As in 10.1000/' || id where id <> ${post}`.execute(db)
    await sql`update post set content = 'As in 10.1000/cited' where id in (select id from post order by id limit 3)`.execute(db)
    await sql`analyze post`.execute(db)
    const mates = await db.selectFrom('mate_link').select('to_id').execute()
    const many = `{${mates.map(({ to_id }) => to_id).join(',')}}`
    const saved = pickSaved(viewer, {}).compile(db)
    const topics = pickTopics(viewer, week).compile(db)

    const asked = {
      page: await ran(db, BIG, hot.page, [viewer, END, '{}']),
      these: await ran(db, BIG, hot.these, [viewer, `{${post}}`]),
      comments: await commentsBy({}),
      best: await commentsBy({ sort: 'best' }),
      replies: await commentsBy({ parentId }),
      trending: await ran(db, BIG, trending.sql, trending.parameters),
      topic: await ran(db, BIG, topic.sql, topic.parameters),
      topics: await ran(db, BIG, topics.sql, topics.parameters),
      mates: await ran(db, BIG, hot.mates, [viewer, END]),
      reader: await ran(db, BIG, aboutReader, [viewer]),
      candidates: await ran(db, BIG, ranking.candidates, [viewer, week, many, many, '{cardiology}']),
      candidatesOfMany: await ran(db, BIG, ranking.candidatesOfMany, [viewer, week, many, many, '{cardiology}']),
      why: await ran(db, BIG, ranking.one, [viewer, post]),
      citing: await ran(db, BIG, citing.sql, citing.parameters.map(written)),
      saved: await ran(db, BIG, saved.sql, saved.parameters.map(written)),
    }

    for (const [what, { searched, mostRows }] of Object.entries(asked)) {
      expect([what, searched]).toEqual([what, []])
      expect(mostRows, what).toBeLessThanOrEqual(MORE[what] ?? ROWS_MAX)
    }
  } finally {
    await drop()
  }
})
