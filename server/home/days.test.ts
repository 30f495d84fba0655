import { afterAll, beforeAll, expect, vi } from 'vitest'
import { home } from '#contract/home.ts'
import { mates } from '#contract/mates.ts'
import { profile } from '#contract/profile.ts'
import { newId } from '#server/platform/ids.ts'
import { type Person, type TestMember, test, type World } from '#tests/support/world.ts'

// Half past ten at night in India; noon or one of the same day in New York, and five or six in the morning of the next one in Auckland.
const MORNING_UTC = Math.floor(Date.now() / 86_400_000) * 86_400_000
const at = (hours: number) => new Date(MORNING_UTC + hours * 3600_000)
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: at(17) }))
afterAll(() => void vi.useRealTimers())

async function post(world: World, author: TestMember, created_at: Date) {
  const id = newId(created_at.getTime())
  await world.db.insertInto('post').values({ id, author_id: author.id, client_id: newId(), content: 'A case', created_at }).execute()
  return id
}

/**
 * Something of Asha's at 16:00 of today and something at 06:00, by the clock of India, and an event at 01:30 of tomorrow. In New York
 * the second was yesterday and the event is today; in Auckland both were yesterday, and the event is this morning.
 */
async function aDay(world: World) {
  const [asha, ravi, zoya] = [await world.member(), await world.member(), await world.member()]
  const [afternoon, early] = [at(10.5), at(0.5)]
  const mine = await post(world, asha, afternoon)
  await post(world, asha, early)
  const comment = { id: newId(afternoon.getTime()), post_id: mine, author_id: ravi.id, client_id: newId(), text: 'The same here' }
  await world.db
    .insertInto('post_comment')
    .values({ ...comment, created_at: afternoon })
    .execute()
  const pending = { state: 'pending' as const, created_at: early }
  await world.db
    .insertInto('mate_link')
    .values([
      { ...pending, from_id: ravi.id, to_id: asha.id },
      { ...pending, from_id: asha.id, to_id: zoya.id },
    ])
    .execute()
  await world.db.insertInto('profile_view').values({ member_id: asha.id, viewer_id: ravi.id, created_at: early }).execute()
  const event = { id: newId(), title: 'Journal club', place: 'online', starts_at: at(20) }
  await world.db.insertInto('event').values(event).execute()
  await world.db.insertInto('event_attendance').values({ event_id: event.id, member_id: asha.id }).execute()
  return asha
}

/** Yesterday and today of a week. */
const lastTwo = (week: number[]) => week.slice(-2)

async function seenBy(caller: Person) {
  const [{ round, weeks, suggestions }, { profileViews }] = [await caller.call(home.summary), await caller.call(home.stats)]
  const [{ counts }, overview] = [await caller.call(profile.get, {}), await caller.call(mates.overview)]
  expect([counts.profileViews?.week, counts.posts.week]).toEqual([profileViews.week, weeks.posts])
  return {
    round: round.map(({ kind }) => kind),
    asked: suggestions?.filter(({ state }) => state === 'pending').length,
    posts: lastTwo(weeks.posts),
    views: lastTwo(profileViews.week),
    pending: lastTwo(overview.weeks.pending),
  }
}

const inIndia = { round: ['mate_request', 'comment'], asked: 1, posts: [0, 2], views: [0, 1], pending: [0, 1] }

test.for([
  ['Asia/Kolkata', inIndia],
  ['Asia/Calcutta', inIndia],
  ['America/New_York', { round: ['comment', 'event'], asked: 0, posts: [1, 1], views: [1, 0], pending: [1, 1] }],
  ['Pacific/Auckland', { round: ['event'], asked: 0, posts: [2, 0], views: [1, 0], pending: [1, 1] }],
] as const)("today and the week are the viewer's in %s", async ([zone, seen], { world }) => {
  const asha = await aDay(world)

  expect(await seenBy(asha.in(zone))).toEqual(seen)
})

test('whoever says no zone, or one that nobody knows, has the days of India', async ({ world }) => {
  const asha = await aDay(world)

  expect(await seenBy(asha)).toEqual(inIndia)
  expect(await seenBy(asha.in('Mars/Olympus_Mons'))).toEqual(inIndia)
})
