import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { choices } from '#contract/choices.ts'
import { feed, type VerificationStatus } from '#contract/feed.ts'
import { mates } from '#contract/mates.ts'
import { PAGE_SIZE } from '#contract/page.ts'
import { newId } from '#server/platform/ids.ts'
import { befriend, setProfile } from '#tests/support/mates.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'
import { saveTopics } from '../post-topics.ts'
import { sweepSnapshots } from './snapshots.ts'

const HOUR_MS = 3600_000

/** A post of an age, with what it is about. */
async function postOf(
  world: World,
  { id: author_id }: TestMember,
  content: string,
  { hours = 0, ...traits }: { hours?: number; verification?: VerificationStatus } = {},
) {
  const at = Date.now() - hours * HOUR_MS
  const id = newId(at)
  await world.db
    .insertInto('post')
    .values({ id, author_id, client_id: randomUUID(), content, created_at: new Date(at), ...traits })
    .execute()
  await saveTopics(world.db, [id])
  return id
}

const idsOf = async (reader: TestMember, show?: 'newest' | 'mates') =>
  (await reader.call(feed.list, show ? { show } : {})).items.map(({ id }) => id)

const strangers = (world: World, count: number) => Promise.all(Array.from({ length: count }, () => world.member({ name: 'Somebody Else' })))

async function whole(reader: TestMember, meanwhile: () => Promise<unknown> = async () => {}) {
  const read: string[] = []
  let cursor: string | undefined
  do {
    const page = await reader.call(feed.list, cursor ? { cursor } : {})
    read.push(...page.items.map(({ id }) => id))
    await meanwhile()
    cursor = page.next ?? undefined
  } while (cursor)
  return read
}

test('a post by a mate stands above newer ones by strangers, and each list holds what it says', async ({ world }) => {
  const [asha, mate, stranger] = [await world.member(), await world.member(), await world.member()]
  await befriend(world, asha, [mate])
  const byMate = await postOf(world, mate, 'By a mate', { hours: 3 })
  const own = await postOf(world, asha, 'By myself', { hours: 2 })
  const newer = await postOf(world, stranger, 'By a stranger')

  expect(await idsOf(asha)).toEqual([byMate, own, newer])
  expect(await idsOf(asha, 'newest')).toEqual([newer, own, byMate])
  expect(await idsOf(asha, 'mates')).toEqual([own, byMate])
})

test('the pages hold every post once and none that came since, while others post and delete', async ({ world }) => {
  const [asha, ...others] = await strangers(world, 12)
  await befriend(world, asha!, others.slice(0, 3))
  const all: string[] = []
  for (let at = 0; at < 75; at++) all.push(await postOf(world, others[at % others.length]!, `Case ${at}`, { hours: at * 6 }))

  let round = 0
  const since: string[] = []
  const read = await whole(asha!, async () => {
    since.push(await postOf(world, others[round++ % others.length]!, 'Meanwhile'))
    if (round === 1) await world.db.deleteFrom('post').where('id', '=', all[74]!).execute()
  })

  expect(new Set(read).size).toBe(read.length)
  expect(read.filter((id) => since.includes(id))).toEqual([])
  expect(read).toEqual(expect.arrayContaining(all.slice(0, 74)))
  expect(read.slice(0, PAGE_SIZE)).not.toEqual(all.slice(0, PAGE_SIZE))
})

test('pages of mates follow one another, the newest first, without a post twice or left out', async ({ world }) => {
  const [asha, ...others] = await strangers(world, 6)
  await befriend(world, asha!, others.slice(0, 4))
  const all: string[] = []
  for (let at = 0; at < 50; at++) all.push(await postOf(world, others[at < 30 ? 0 : at % 4]!, `Case ${at}`, { hours: at }))
  await postOf(world, others[4]!, 'By a stranger')

  const read: string[] = []
  let cursor: string | undefined
  do {
    const page = await asha!.call(feed.list, { show: 'mates', cursor })
    read.push(...page.items.map(({ id }) => id))
    cursor = page.next ?? undefined
  } while (cursor)

  expect(read).toEqual(all)
})

test('a new member meets their specialty and the interests of the wizard first', async ({ world }) => {
  const asha = await world.member({ specialty: 'Nephrology' })
  await setProfile(world, asha, { interests: ['Public Health'] })
  const [one, two, three] = await strangers(world, 3)
  const colleague = await world.member({ specialty: 'Nephrology' })
  const inSpecialty = await postOf(world, colleague, 'Dialysis', { hours: 5 })
  const ofInterest = await postOf(world, one!, 'Water and #PublicHealth', { hours: 4 })
  const newest = [await postOf(world, two!, 'Else', { hours: 1 }), await postOf(world, three!, 'Else')]

  const ids = await idsOf(asha)

  expect(ids.indexOf(inSpecialty)).toBeLessThan(ids.indexOf(newest[0]!))
  expect(ids.indexOf(ofInterest)).toBeLessThan(ids.indexOf(newest[0]!))
  expect((await asha.call(feed.why, { postId: inSpecialty })).items[0]).toEqual({ kind: 'specialty', name: null, follow: null })
  expect((await asha.call(feed.why, { postId: ofInterest })).items[0]).toEqual({ kind: 'interest', name: 'Public Health', follow: null })
  expect((await asha.call(feed.why, { postId: newest[1]! })).items).toEqual([{ kind: 'new', name: null, follow: null }])
})

test('why says what is true of the post and its reader, the strongest first', async ({ world }) => {
  const [asha, kavya, imran] = [await world.member(), await world.member({ name: 'Kavya Reddy' }), await world.member({ name: 'Imran' })]
  await befriend(world, asha, [kavya])
  const postId = await postOf(world, imran, 'Lyse or transfer? #STEMI', { verification: 'verified' })
  await kavya.call(feed.comment, { postId, clientId: randomUUID(), text: 'Lyse.' })
  const follow = await asha.call(choices.follow, { kind: 'topic', subject: '#Stemi' })

  const { items } = await asha.call(feed.why, { postId })

  expect(items).toEqual([
    { kind: 'follows', name: '#Stemi', follow },
    { kind: 'mate_commented', name: 'Kavya Reddy', follow: null },
    { kind: 'verified_statement', name: null, follow: null },
    { kind: 'answered', name: null, follow: null },
    { kind: 'discussed', name: null, follow: null },
  ])
  expect((await kavya.call(feed.why, { postId })).items.map(({ kind }) => kind)).not.toContain('mate_commented')
})

test.for([
  ['Lyse, or transfer? Ninety minutes by road.', true],
  ['Who sees this in your ward?', true],
  ['CT head, ?bleed. Three lines are enough.', false],
  ['Fever ? cause, day four.', false],
] as const)('%s', async ([content, isQuestion], { world }) => {
  const [asha, kavya] = await strangers(world, 2)
  const postId = await postOf(world, asha!, content)
  await kavya!.call(feed.comment, { postId, clientId: randomUUID(), text: 'Seen that.' })

  const kinds = (await kavya!.call(feed.why, { postId })).items.map(({ kind }) => kind)
  expect(kinds.includes('answered')).toBe(isQuestion)
})

test('who is blocked between two pages stands on neither, and why no longer speaks of them', async ({ world }) => {
  const [asha, ...others] = await strangers(world, 8)
  for (let at = 0; at < 70; at++) await postOf(world, others[at % others.length]!, `Case ${at}`)
  const first = await asha!.call(feed.list, {})
  const blocked = others.find(({ id }) => first.items.some(({ author }) => author.id === id))!

  await asha!.call(mates.block, { memberId: blocked.id })
  const second = await asha!.call(feed.list, { cursor: first.next! })

  expect(second.items.map(({ author }) => author.id)).not.toContain(blocked.id)
  const postId = first.items.find(({ author }) => author.id === blocked.id)!.id
  await expect(asha!.call(feed.why, { postId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('nobody reads on in a reading of somebody else, or in one that was forgotten', async ({ world }) => {
  const [asha, ravi] = await strangers(world, 2)
  for (let at = 0; at < 25; at++) await postOf(world, ravi!, `Case ${at}`)
  const { next } = await asha!.call(feed.list, {})
  const goOn = (by: TestMember) => by.call(feed.list, { cursor: next! })
  const expired = { code: 'LIST_EXPIRED', status: 410 }

  await expect(goOn(ravi!)).rejects.toMatchObject(expired)
  expect((await goOn(asha!)).items).not.toHaveLength(0)
  await sweepSnapshots(world.db, Date.now() + 23 * HOUR_MS)
  expect((await goOn(asha!)).items).not.toHaveLength(0)
  await sweepSnapshots(world.db, Date.now() + 25 * HOUR_MS)
  await expect(goOn(asha!)).rejects.toMatchObject(expired)
})

test('of the readings of one member the latest three are kept', async ({ world }) => {
  const asha = await world.member()

  for (let at = 0; at < 5; at++) await asha.call(feed.list, {})

  expect(await world.db.selectFrom('feed_snapshot').select('id').where('member_id', '=', asha.id).execute()).toHaveLength(3)
})
