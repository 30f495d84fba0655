import process from 'node:process'
import { sql } from 'kysely'
import { INDIA } from '#contract/time-zone.ts'
import { commentPage } from '#server/feed/comments/pages.ts'
import { savePost } from '#server/feed/queries.ts'
import { forYouPage } from '#server/feed/ranking/for-you.ts'
import { savedPage } from '#server/feed/saved/queries.ts'
import { getPost, timelinePage } from '#server/feed/timeline.ts'
import { keepTrending } from '#server/feed/trending/keep.ts'
import { pickTrending } from '#server/feed/trending/posts.ts'
import { topicPage, trendingTopics } from '#server/feed/trending/topics.ts'
import { findNoticeExcerpts, matesOverview, profileActivity, profileCounts } from '#server/home/public.ts'
import { getStats, getSummary } from '#server/home/queries.ts'
import { jobTable } from '#server/job-table.ts'
import { directoryPage } from '#server/mates/directory.ts'
import { noticePage } from '#server/notifications/list.ts'
import { countUnread } from '#server/notifications/queries.ts'
import { nowIn } from '#server/platform/days.ts'
import type { Db } from '#server/platform/db/client.ts'
import { openPool } from '#server/platform/db/client.ts'
import { newId } from '#server/platform/ids.ts'
import { installJobs } from '#server/platform/jobs/install.ts'
import { findPeople } from '#server/search/people.ts'
import { findPosts } from '#server/search/posts.ts'
import { findMembers } from '#server/search/public.ts'
import { parsePeopleQuery, parsePostsQuery } from '#server/search/rules.ts'
import { atLeast, type Figure, median, percentile } from './support/figures.ts'
import { openGrowthDatabase } from './support/growth-database.ts'

/** How many members each step has. Others are for looking at a change quickly, or for a machine with much disk. */
const STEPS = (process.env.BENCH_GROWTH ?? '10000,100000').split(',').map(Number)
export const title = `Every reading as a community grows: ${STEPS.map((step) => step.toLocaleString('en-IN')).join(', ')} members`

/** A part of the name of the readings that are asked; all without it. */
const ONLY = process.env.BENCH_READING ?? ''
const ROUNDS = 60
const BAR_MS = 15
const BAR_RATIO = 1.5
const WRITE_MS = 4000
const WRITE_ROUNDS = 3

type World = Awaited<ReturnType<typeof open>>

const now = () => nowIn(INDIA)
const posts = (w: World, q: string) => findPosts(w.db, w.anybody(), parsePostsQuery(q)!)
const people = (w: World, q: string) => findPeople(w.db, w.anybody(), parsePeopleQuery(q)!, 20)

const readings: Record<string, (world: World) => Promise<unknown>> = {
  'feed, ranked': (w) => forYouPage(w.db, w.anybody()),
  'feed, newest': (w) => timelinePage(w.db, w.anybody(), 'newest'),
  'feed, by mates': (w) => timelinePage(w.db, w.anybody(), 'mates'),
  'feed of the popular member, ranked': (w) => forYouPage(w.db, w.popular),
  'a post': (w) => getPost(w.db, w.anybody(), w.talkedOver),
  'its comments': (w) => commentPage(w.db, w.anybody(), { postId: w.talkedOver }),
  'its best comments': (w) => commentPage(w.db, w.anybody(), { postId: w.talkedOver, sort: 'best' }),
  'replies to one of them': (w) => commentPage(w.db, w.anybody(), { postId: w.talkedOver, parentId: w.answered }),
  'saved posts': (w) => savedPage(w.db, w.anybody(), {}),
  'posts of a hashtag nobody uses': (w) => topicPage(w.db, w.anybody(), { topic: '#nobody', within: 'week' }),
  'posts of a common hashtag': (w) => topicPage(w.db, w.anybody(), { topic: '#case0', within: 'week' }),
  'trending topics': (w) => trendingTopics(w.db, w.anybody()),
  'trending posts, chosen': (w) => pickTrending(w.db, Date.now()),
  'search of posts, a common word': (w) => posts(w, 'ward'),
  'search of posts, a word of one in 5,000': (w) => posts(w, 'w77'),
  'search of posts, a word nobody uses': (w) => posts(w, 'nobodysaidthis '),
  'search of people, a common word': (w) => people(w, 'consultant'),
  'search of people, two common words': (w) => people(w, 'consultant specialty'),
  'search of people, a name': (w) => people(w, 'given770 family790'),
  bell: (w) => noticePage(w.db, findNoticeExcerpts, w.anybody()),
  'bell of the popular member': (w) => noticePage(w.db, findNoticeExcerpts, w.popular),
  'unread of the popular member': (w) => countUnread(w.db, w.popular),
  'home, the same member': (w) => getSummary(w.db, w.somebody, now()),
  'home, another member each time': (w) => getSummary(w.db, w.another(), now()),
  'home of the popular member': (w) => getSummary(w.db, w.popular, now()),
  'mates overview': (w) => matesOverview(w.db, w.anybody(), now()),
  'mates overview of the popular member': (w) => matesOverview(w.db, w.popular, now()),
  'directory by a city of some hundreds': (w) => directoryPage(w.db, w.anybody(), { city: 'City 0003' }, findMembers),
  'directory by a city of a twentieth': (w) => directoryPage(w.db, w.anybody(), { city: 'metro' }, findMembers),
  'directory by a language of some hundreds': (w) => directoryPage(w.db, w.anybody(), { language: 'Language 0003' }, findMembers),
  'directory by a language of a twentieth': (w) => directoryPage(w.db, w.anybody(), { language: 'Marathi' }, findMembers),
  'directory by a language of all': (w) => directoryPage(w.db, w.anybody(), { language: 'Hindi' }, findMembers),
  'directory by a specialty and a city': (w) => directoryPage(w.db, w.anybody(), { specialty: 'Specialty 3', city: 'metro' }, findMembers),
  'profile figures of who posts most': (w) => profileCounts(w.db, w.anybody(), { memberId: w.prolific, relation: 'member' }, now()),
  'profile activity of who posts most': (w) => profileActivity(w.db, w.anybody(), { memberId: w.prolific, relation: 'member' }),
  'dashboard figures of the popular member': (w) => getStats(w.db, w.popular, now()),
  'home of who posts most': (w) => getSummary(w.db, w.prolific, now()),
}

/** Each reading is asked of every step in turn, so that a busy machine costs all alike. */
export async function measure(): Promise<Figure[]> {
  const worlds: World[] = []
  try {
    for (const step of STEPS) worlds.push(await open(step))
    const figures: Figure[] = []
    for (const [what, read] of Object.entries(readings).filter(([name]) => name.includes(ONLY)))
      figures.push(...figuresOf(what, await timesOf(worlds, read)))
    if ('writing'.includes(ONLY)) figures.push(...(await writing(worlds.at(-1)!)))
    return figures
  } finally {
    for (const world of worlds.reverse()) await world.close()
  }
}

async function timesOf(worlds: readonly World[], read: (world: World) => Promise<unknown>) {
  const times = worlds.map((): number[] => [])
  for (let round = -8; round < ROUNDS; round++) {
    for (const [at, world] of worlds.entries()) {
      const begun = performance.now()
      await read(world)
      if (round >= 0) times[at]!.push(performance.now() - begun)
    }
  }
  return times
}

function figuresOf(what: string, times: readonly number[][]): Figure[] {
  const p50s = times.map(median)
  const ratios = p50s.slice(1).map((p50, at) => p50 / p50s[at]!)
  const isSlow = p50s.some((p50, at) => STEPS[at]! <= 100_000 && p50 > BAR_MS)
  const fitted = times
    .map((own) => `${median(own).toFixed(1)} (${Math.min(...own).toFixed(1)}–${percentile(own, 0.95).toFixed(1)})`)
    .join(' → ')
  const holds = !isSlow && ratios.every((ratio) => ratio <= BAR_RATIO)
  const measured = [fitted, ...ratios.map((ratio) => `× ${ratio.toFixed(2)}`)].join('  ')
  return [{ what: `${what}, p50 (fastest–p95) in ms`, measured, bar: `≤ ${BAR_MS} ms, ≤ × ${BAR_RATIO}`, holds }]
}

/** Posts a second by one writer and by sixteen, in turns. */
async function writing(world: World): Promise<Figure[]> {
  const [one, many]: [number[], number[]] = [[], []]
  for (let round = 0; round < WRITE_ROUNDS; round++) {
    one.push(await writesASecond(world, 1))
    many.push(await writesASecond(world, 16))
  }
  const ratio = median(many.map((rate, at) => rate / one[at]!))
  return [
    { what: 'posts a second, 1 writer / 16 writers', measured: `${median(one).toFixed(0)} / ${median(many).toFixed(0)}` },
    atLeast('16 writers to one', ratio, 2),
  ]
}

async function writesASecond({ db, writers }: World, count: number) {
  const until = performance.now() + WRITE_MS
  let written = 0
  async function write(authorId: string) {
    while (performance.now() < until) {
      const content = `A case from the ward. It is worth a second look. #case${written}`
      const { id } = await db.transaction().execute((tx) => savePost(tx, authorId, { clientId: newId(), content }))
      await getPost(db, authorId, id)
      written++
    }
  }
  await Promise.all(writers.slice(0, count).map(write))
  return written / (WRITE_MS / 1000)
}

async function open(members: number) {
  const { db, settings, close } = await openGrowthDatabase(members)
  const pool = openPool({ connectionString: settings.DATABASE_URL }, 2)
  await installJobs(pool, jobTable)
  await pool.end()
  await keepTrending(db, Date.now())
  const ids = (await sql<{ id: string }>`select id from member order by id limit 20000`.execute(db)).rows.map(({ id }) => id)
  const { id: talkedOver } = await db.selectFrom('post').select('id').orderBy('id', 'desc').offset(1).limit(1).executeTakeFirstOrThrow()
  const answered = await findAnswered(db)
  const ordinary = ids.slice(100)
  const [popular, prolific] = ids as [string, string]
  const anybody = () => ordinary[Math.floor(Math.random() * 500)]!
  let next = ordinary.length
  return {
    ...{ db, popular, prolific, anybody, talkedOver: answered.post_id ?? talkedOver, answered: answered.id },
    somebody: ordinary[7]!,
    /** A member whom nobody has asked for yet. */
    another: () => ordinary[--next]!,
    writers: ordinary.slice(600, 616),
    close,
  }
}

const findAnswered = (db: Db) =>
  sql<{ id: string; post_id: string }>`
    select id, post_id from post_comment where id = (select parent_id from post_comment where parent_id is not null order by id desc limit 1)`
    .execute(db)
    .then(({ rows }) => rows[0]!)
