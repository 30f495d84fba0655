import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { CONSENT_VERSION } from '#contract/case-limits.ts'
import { cases } from '#contract/case-posts.ts'
import { conversations } from '#contract/conversations.ts'
import { feed } from '#contract/feed.ts'
import { mates } from '#contract/mates.ts'
import { messages } from '#contract/messages.ts'
import { paperComments } from '#contract/paper-comments.ts'
import { profile } from '#contract/profile.ts'
import { saveDeletion } from '#server/account/public.ts'
import { anAffiliation, openPage } from './support/institutions.ts'
import { anApplication, aPosting, dayFromNow } from './support/jobs.ts'
import { aShift, free } from './support/locum.ts'
import { befriend, setProfile } from './support/mates.ts'
import { write } from './support/messages.ts'
import { type Operation, operations } from './support/operations.ts'
import { aPaper } from './support/papers.ts'
import { type TestMember, test, type World } from './support/world.ts'

/** The list of those whom a member has blocked themselves; and who runs a page, for those who run it together: an owner has to see another. */
const EXEMPT = ['mates.blocks', 'institutionRoles.list', 'institutionRoles.log']
/** Whatever else a signed-in member may read. */
const readings = operations.filter(({ method, access, name }) => method === 'GET' && access === 'member' && !EXEMPT.includes(name))

const traits = {
  specialty: 'Nephrology',
  hospital: 'Kaveri Hospital',
  location: 'Pune, Maharashtra',
  verified: true,
  kind: 'doctor',
} as const

const SHIFT = { day: dayFromNow(3), band: 'night' } as const

const emailOf = (name: string) => `${name.toLowerCase().replace(' ', '.')}@example.org`

/** Two members who met everywhere there is to meet, and a third who knows both. */
async function acquaintances(world: World, names = { asha: 'Asha Blockwala', ravi: 'Ravi Unseenham' }) {
  const asha = await world.member({ name: names.asha, email: emailOf(names.asha), ...traits })
  const ravi = await world.member({ name: names.ravi, email: emailOf(names.ravi), ...traits })
  const meera = await world.member({ name: 'Meera Kutty', ...traits })
  await befriend(world, meera, [asha, ravi])
  for (const member of [asha, ravi])
    await setProfile(world, member, { found_by_email: true, mates_audience: 'members', activity_audience: 'members' })
  await setProfile(world, meera, { mates_audience: 'members', activity_audience: 'members' })

  await ravi.call(mates.request, { memberId: asha.id })
  await asha.call(mates.accept, { memberId: ravi.id })
  const post = (by: TestMember, content: string) => by.call(feed.create, { clientId: randomUUID(), content })
  const posts = [
    await post(asha, 'Dialysis at night, by me'),
    await post(ravi, 'Dialysis at dawn, by me'),
    await meera.call(cases.post, {
      ...{ clientId: randomUUID(), specialty: 'Nephrology', presentation: 'Dialysis at noon', findings: '', course: '', question: 'Why?' },
      ...{ ageBand: null, sex: null, consent: { statement: 'not_identifying', version: CONSENT_VERSION }, dismissed: [] },
    }),
  ]
  for (const by of [asha, ravi]) {
    for (const { id: postId } of posts) {
      await by.call(feed.like, { postId })
      await by.call(feed.save, { postId })
      await by.call(feed.comment, { postId, clientId: randomUUID(), text: 'Seen on our ward too.' })
    }
    await by.call(profile.get, { member: await handleOf(world, by === asha ? ravi : asha) })
  }
  const { items: right } = await meera.call(feed.comments, { postId: posts[2]!.id })
  const outcome = { words: 'Seen before', commentIds: right.map(({ id }) => id), dismissed: [] }
  await meera.call(cases.solve, { postId: posts[2]!.id, ...outcome })
  const papers: string[] = []
  for (const by of [asha, ravi, meera]) papers.push((await aPaper(by, { title: 'Dialysis', topics: ['dialysis'], licence: 'cc_by' })).id)
  for (const by of [asha, ravi])
    for (const paperId of papers) await by.call(paperComments.comment, { paperId, clientId: randomUUID(), text: 'Seen on our ward too.' })
  const page = await openPage(world, [meera.id, 'owner'], [asha.id, 'editor'], [ravi.id, 'editor'])
  for (const { id } of [asha, ravi]) for (const state of ['waiting', 'confirmed'] as const) await anAffiliation(world, page, id, state)
  const postings: string[] = []
  const applicationIds: string[] = []
  const pages = [page]
  for (const [by, to] of [
    [asha, ravi],
    [ravi, asha],
  ] as const) {
    const institutionId = await openPage(world, [by.id, 'owner'], [meera.id, 'recruiter'])
    const postingId = await aPosting(world, institutionId)
    pages.push(institutionId)
    postings.push(postingId)
    applicationIds.push(await anApplication(to, postingId))
    await free(to, SHIFT)
    await aShift(by, institutionId, { ...SHIFT, toId: to.id })
  }
  const memberIds = [asha.id, ravi.id]
  const { id: group } = await meera.call(conversations.make, { clientId: randomUUID(), name: 'Dialysis', memberIds })
  const { id: direct } = await asha.call(conversations.open, { memberId: ravi.id })
  for (const id of [group, direct])
    for (const by of [asha, ravi]) {
      const { seq } = await write(by, id, 'Dialysis')
      await by.call(messages.react, { conversationId: id, seq, kind: 'agree' })
    }
  return { asha, ravi, meera, posts: posts.map(({ id }) => id), conversationIds: [group, direct], papers, pages, postings, applicationIds }
}

type Acquaintances = Awaited<ReturnType<typeof acquaintances>>

const handleOf = async (world: World, { id }: TestMember) =>
  (await world.db.selectFrom('member').select('handle').where('id', '=', id).executeTakeFirstOrThrow()).handle

/** What each field is asked for, in every way that could find `other`; fields that are not named here are left out. */
async function asked(
  world: World,
  { name, fields }: Operation,
  other: TestMember,
  { meera, posts, conversationIds, papers, pages, postings, applicationIds }: Acquaintances,
) {
  const email = emailOf(other.name)
  const values: Record<string, readonly string[]> = {
    q: [other.name, email, 'nephrology', 'dialysis'],
    member: [await handleOf(world, other), await handleOf(world, meera)],
    handle: [await handleOf(world, other)],
    memberId: [other.id, meera.id],
    postId: posts,
    topic: ['dialysis'],
    state: name === 'mates.list' || !fields.includes('q') ? ['connected', 'pending', 'request_received'] : [],
    limit: ['20'],
    claimId: [other.id],
    reportId: [other.id],
    eventId: [other.id],
    manuscriptId: [other.id],
    chatId: [other.id],
    conversationId: conversationIds,
    paperId: papers,
    institutionId: pages,
    fromDay: [SHIFT.day],
    day: [SHIFT.day],
    band: [SHIFT.band],
    shiftId: [other.id],
    postingId: postings,
    applicationId: applicationIds,
    paperIds: papers,
    field: ['specialty'],
    format: fields.includes('paperIds') ? ['apa'] : [],
    dois: ['10.1000/a'],
    no: ['1'],
    version: ['1'],
    edition: ['1'],
    since: fields.includes('paperId') ? ['1'] : [],
    folder: fields.includes('folder') ? ['inbox', 'archived', 'requests'] : [],
  }
  return fields.reduce<Record<string, string>[]>(
    (ways, field) => (values[field]?.length ? values[field].flatMap((value) => ways.map((way) => ({ ...way, [field]: value }))) : ways),
    [{}],
  )
}

function ask(world: World, { path }: Operation, way: Record<string, string>, token: string | undefined) {
  const rest = Object.entries(way).filter(([field]) => !path.includes(`{${field}}`))
  const url = path.replaceAll(/\{(\w+)\}/g, (_, field) => encodeURIComponent(way[field]!))
  return world.fetch(`${url}?${new URLSearchParams(rest)}`, { token })
}

/** The readings in which a viewer finds another member. */
const finder = (world: World, all: Acquaintances) => async (viewer: TestMember, other: TestMember) => {
  const found: string[] = []
  for (const operation of readings) {
    for (const way of await asked(world, operation, other, all)) {
      const answer = await ask(world, operation, way, viewer.token)
      const text = await answer.text()
      expect([operation.name, way, answer.status, text]).toEqual([operation.name, way, expect.toBeOneOf([200, 403, 404]), text])
      if ([other.id, other.name, await handleOf(world, other)].some((sign) => text.includes(sign))) found.push(operation.name)
    }
  }
  return [...new Set(found)]
}

const everywhere = [
  'feed.list',
  'feed.comments',
  'mates.list',
  'mates.listOf',
  'notifications.list',
  'profile.get',
  'search.people',
  'home.summary',
  'saved.list',
  'conversations.list',
  'conversations.get',
  'messages.list',
  'messages.changes',
  'research.list',
  'research.get',
  'paperComments.list',
  'affiliations.people',
  'affiliations.waiting',
  'applicants.list',
  'locumDesk.week',
  'locumDesk.free',
]

test('whatever a member reads, nobody stands in it whom they blocked or who blocked them', async ({ world }) => {
  const all = await acquaintances(world)
  const { asha, ravi } = all
  const seenBy = finder(world, all)
  const pairs = [
    [asha, ravi],
    [ravi, asha],
  ] as const
  for (const [viewer, other] of pairs) expect(await seenBy(viewer, other)).toEqual(expect.arrayContaining(everywhere))

  await asha.call(mates.block, { memberId: ravi.id })

  for (const [viewer, other] of pairs) expect(await seenBy(viewer, other)).toEqual([])
}, 60_000)

test('whoever asked for their account to be deleted takes nobody else along', async ({ world }) => {
  const all = await acquaintances(world, { asha: 'Asha Hereham', ravi: 'Ravi Nearham' })
  const { asha, ravi } = all
  const seenBy = finder(world, all)
  const before = await seenBy(ravi, asha)

  await saveDeletion(world.db, (await world.member()).id)

  const after = await seenBy(ravi, asha)
  expect(before.filter((reading) => !after.includes(reading))).toEqual([])
}, 60_000)

test('whatever a member reads, nobody stands in it who asked for their account to be deleted', async ({ world }) => {
  const all = await acquaintances(world, { asha: 'Asha Goneham', ravi: 'Ravi Stayingham' })
  const { asha, ravi, meera } = all
  const seenBy = finder(world, all)
  expect(await seenBy(ravi, asha)).toEqual(expect.arrayContaining(everywhere))

  await saveDeletion(world.db, asha.id)

  for (const viewer of [ravi, meera]) expect(await seenBy(viewer, asha)).toEqual([])
}, 60_000)
