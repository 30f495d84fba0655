import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { conversations } from '#contract/conversations.ts'
import { events } from '#contract/events.ts'
import { feed } from '#contract/feed.ts'
import { institutions } from '#contract/institutions.ts'
import { jobSearches } from '#contract/job-searches.ts'
import { ledger } from '#contract/ledger.ts'
import { manuscripts } from '#contract/manuscripts.ts'
import { noticeWords } from '#contract/notice-words.ts'
import { NoticeKind } from '#contract/notifications.ts'
import { paperComments } from '#contract/paper-comments.ts'
import { profile } from '#contract/profile.ts'
import { research } from '#contract/research.ts'
import { saved } from '#contract/saved.ts'
import { newId } from '#server/platform/ids.ts'
import { givePassword, PASSWORD } from './support/data-export.ts'
import { anAffiliation, openPage } from './support/institutions.ts'
import { anApplication, aPosting, dayFromNow } from './support/jobs.ts'
import { marked } from './support/marks.ts'
import { befriend } from './support/mates.ts'
import { write } from './support/messages.ts'
import { fieldsOf, type Operation, operations } from './support/operations.ts'
import { aPaper, aText } from './support/papers.ts'
import { sendInput, validInputs } from './support/valid-input.ts'
import { type TestMember, test, type World } from './support/world.ts'

type Input = Record<string, unknown>
type Nth = 0 | 1
type Stage = {
  asha: TestMember
  others: [TestMember, TestMember, mate: TestMember]
  readers: TestMember[]
  postId: string
  othersPostId: string
  commentId: string
  groupId: string
  paperId: string
  pageId: string
  world: World
}

/** What no member chooses the value of, though they send it. */
const NOT_KEPT = /^(id|\w+Ids?|version|sequence|step|alg)$/
/** What can only be written once somebody else has acted; each is written and read back in its room's own test. */
const AFTER_OTHERS = [
  'verification.answer',
  'verification.appeal',
  'verification.finishOrcid',
  'moderation.appealRuling',
  'checks.contest',
  'institutionClaims.answer',
  'doxy.renameChat',
  'doxy.judge',
]
/** What takes back, and is then shown no longer. */
const TAKES_BACK = ['choices.unfollow', 'choices.unmute']
/** What asks about something and keeps nothing of it. */
const ASKS = ['research.propose', 'profile.lookUpPapers', 'profile.orcidWorks']

const readingsOf = ({ name }: Operation) =>
  operations.filter((other) => other.method === 'GET' && other.name.split('.')[0] === name.split('.')[0])

/** Writes of members, with those of their fields that a reading of the same room shows. */
const writes = operations.flatMap((operation) => {
  const shown = new Set(readingsOf(operation).flatMap(({ output }) => fieldsOf(output)))
  const kept = [...new Set(fieldsOf(operation.input))].filter(
    (field) => shown.has(field) && !NOT_KEPT.test(field) && !operation.path.includes(`{${field}}`),
  )
  const isOpen =
    operation.access === 'member' && operation.method !== 'GET' && ![...AFTER_OTHERS, ...TAKES_BACK, ...ASKS].includes(operation.name)
  return isOpen && kept.length > 0 ? validInputs(operation).map((_, kind) => ({ ...operation, kept, kind })) : []
})

const enrolment = { proof: 'enrolment', college: 'Seth GS Medical College', number: '2014/88', year: 2016 }
const mutable = NoticeKind.options.filter((kind) => !noticeWords[kind].alwaysOn)

/** What a valid input does not say by itself: about whom and what, and what goes together. */
const given: Record<string, (stage: Stage, nth: Nth) => Input | Promise<Input>> = {
  'moderation.report': ({ othersPostId, others: [, meera] }, nth) =>
    nth === 0 ? { kind: 'post', subjectId: othersPostId } : { kind: 'profile', subjectId: meera.id },
  'moderation.appealName': (_, nth) => ({ name: ['Wardmates Rao', 'Doxy AI Menon'][nth] }),
  'profile.save': async ({ asha }) => ({ version: (await asha.call(profile.get, {})).own!.version }),
  'profile.changeEntry': async ({ asha }) => {
    const before = { title: 'Before', institution: 'KEM', started: '2010', ended: null }
    return { entryId: (await asha.call(profile.addEntry, { clientId: newId(), kind: 'position', ...before })).id }
  },
  'emailChange.ask': async ({ asha, world }) => {
    await givePassword(world, asha)
    // Nobody has a second factor there.
    return { password: PASSWORD, code: undefined, passkey: undefined }
  },
  'handles.set': async ({ asha, world }) => {
    await world.db.updateTable('member_handle').set({ chosen_at: null }).where('member_id', '=', asha.id).execute()
    return {}
  },
  'notifications.saveSettings': () => ({ kinds: mutable }),
  'verification.submit': (_, nth) => (nth === 0 ? { kind: 'doctor' } : { kind: 'student', proof: enrolment }),
  'setup.save': (_, nth) => (nth === 0 ? { kind: 'doctor' } : { kind: 'student', proof: enrolment }),
  'choices.follow': (_, nth) => ({ subject: ['#stemi', 'teesta hospital'][nth] }),
  'saved.renameLabel': async ({ asha }) => ({ labelId: (await asha.call(saved.addLabel, { name: 'Rounds' })).id }),
  'saved.label': async ({ asha, postId, othersPostId }, nth) => ({
    postId: [postId, othersPostId][nth],
    labelId: (await asha.call(saved.addLabel, { name: `Rounds ${nth}` })).id,
  }),
  'feed.edit': async ({ asha }, nth) => ({
    postId: (await asha.call(feed.create, { clientId: newId(), content: 'Before', audience: 'public' })).id,
    audience: (['verified', 'mates'] as const)[nth],
  }),
  'feed.vote': async ({ others: [ravi] }) => {
    const poll = { options: ['One', 'Two', 'Three'], days: 1 as const }
    return { postId: (await ravi.call(feed.create, { clientId: newId(), content: 'Which?', poll })).id }
  },
  'conversations.make': ({ others: [, , mate] }) => ({ memberIds: [mate.id] }),
  'conversations.rename': ({ groupId }) => ({ conversationId: groupId }),
  'conversations.setAdmin': ({ groupId, others: [, , mate] }) => ({ conversationId: groupId, memberId: mate.id }),
  'conversations.keep': ({ groupId }, nth) => ({ conversationId: groupId, mutedUntil: ['2126-11-16T00:00:00.000Z', null][nth] }),
  'conversations.saveSettings': async ({ asha, world }) => {
    await world.db.updateTable('member').set(marked()).where('id', '=', asha.id).execute()
    return {}
  },
  'messages.send': ({ groupId }, nth) => ({ conversationId: groupId, replyTo: nth + 1, attachments: [] }),
  'messages.edit': async ({ asha, groupId }) => ({ conversationId: groupId, seq: (await write(asha, groupId, 'Before')).seq }),
  'messages.react': async ({ asha, groupId }) => ({ conversationId: groupId, seq: (await write(asha, groupId, 'Before')).seq }),
  'messages.remind': ({ groupId }, nth) => ({ conversationId: groupId, seq: 1, remindAt: `2126-11-1${nth}T00:00:00.000Z` }),
  'research.upload': async ({ asha }) => ({ uploadId: await asha.upload('paper', aText()) }),
  'research.edit': ({ paperId }) => ({ paperId }),
  'research.addVersion': ({ paperId }) => ({ paperId, uploadId: null }),
  'paperAnalyses.analyse': async ({ asha, paperId }) => {
    await asha.call(research.edit, { paperId, abstract: 'We followed 1,486 patients for two years.' })
    return { paperId }
  },
  'paperComments.comment': ({ paperId }) => ({ paperId, versionNo: 1, quote: null }),
  'paperComments.edit': async ({ asha, paperId }) => {
    const { id } = await asha.call(paperComments.comment, { paperId, clientId: newId(), text: 'Before' })
    return { paperId, commentId: id }
  },
  'institutions.edit': async ({ asha, pageId }) => ({
    institutionId: pageId,
    version: (await asha.call(institutions.get, { institutionId: pageId })).version,
  }),
  'institutionClaims.claim': ({ pageId }) => ({ institutionId: pageId }),
  'institutionRoles.invite': ({ pageId, others }, nth) => ({ institutionId: pageId, memberId: others[nth].id }),
  'institutionRoles.change': async ({ world, pageId, others }, nth) => {
    const memberId = others[nth].id
    await world.db.insertInto('institution_role').values({ institution_id: pageId, member_id: memberId, role: 'recruiter' }).execute()
    return { institutionId: pageId, memberId }
  },
  'affiliations.claim': ({ pageId }) => ({ institutionId: pageId }),
  'affiliations.end': async ({ asha, pageId, world }) => ({ affiliationId: await anAffiliation(world, pageId, asha.id, 'confirmed') }),
  'jobSearches.change': async ({ asha }) => ({
    searchId: (await asha.call(jobSearches.add, { clientId: randomUUID(), name: 'Before' })).id,
  }),
  'postings.create': ({ pageId }) => ({ institutionId: pageId }),
  'postings.edit': async ({ world, pageId }) => ({ postingId: await aPosting(world, pageId, { state: 'draft' }), version: 1 }),
  'postings.close': async ({ world, pageId }) => ({ postingId: await aPosting(world, pageId) }),
  'locum.setFree': (_, nth) => ({ day: dayFromNow(3 + nth), isFree: true }),
  'locumDesk.offer': ({ pageId }, nth) => ({ institutionId: pageId, day: dayFromNow(3 + nth), toId: null }),
  'applications.apply': async ({ world, others: [ravi] }, nth) => {
    const questions = [{ words: 'How many?', kind: 'text' as const }]
    const answers = [{ question: 'How many?', answer: ['Forty', 'Fifty'][nth] }]
    return { postingId: await aPosting(world, await openPage(world, [ravi.id, 'owner']), { questions }), cvUploadId: null, answers }
  },
  'applicants.setStatus': async ({ world, pageId, others: [ravi] }) => {
    const postingId = await aPosting(world, pageId)
    return { postingId, applicationIds: [await anApplication(ravi, postingId)] }
  },
  'ledger.change': async ({ asha }) => {
    const kinds = { standing: { kind: 'self_recorded' }, source: { kind: 'free' } } as const
    const before = { clientId: newId(), title: 'Before', hours: 1, on: '2020-01-01', reflection: '', ...kinds }
    return { entryId: (await asha.call(ledger.add, before)).id }
  },
  'ledger.setCycle': () => ({ councilId: 'kmc' }),
  'events.go': async ({ world }) => {
    const event = { id: newId(), title: 'Rounds', place: 'online', starts_at: new Date('2126-11-16') }
    await world.db.insertInto('event').values(event).execute()
    return { eventId: event.id }
  },
  'events.add': async ({ asha, world }) => {
    await verify(world, asha)
    return { startsAt: soon(), minutes: 45 }
  },
  'events.change': async ({ asha, world }) => ({ eventId: await anEvent(world, asha), sequence: 0, startsAt: soon(), minutes: 45 }),
  'events.cancel': async ({ asha, world }) => ({ eventId: await anEvent(world, asha) }),
  'manuscripts.save': async ({ asha, world }) => {
    await verify(world, asha)
    const { id: manuscriptId, sequence } = await asha.call(manuscripts.begin, { clientId: newId() })
    return { manuscriptId, sequence }
  },
  'mates.request': ({ others }, nth) => ({ memberId: others[nth].id }),
}

const verify = (world: World, { id }: TestMember) => world.db.updateTable('member').set(marked()).where('id', '=', id).execute()

/** Within the year for which events are announced. */
const soon = () => new Date(Date.now() + 90 * 24 * 3600_000).toISOString()

async function anEvent(world: World, host: TestMember) {
  // Of a choice among few, each may stand in an event that the write before this one left.
  await world.db.deleteFrom('event').execute()
  await verify(world, host)
  const event = { kind: 'event' as const, title: 'Before', place: 'online', startsAt: soon(), minutes: 30 }
  return (await host.call(events.add, { clientId: newId(), ...event })).id
}

async function stageOf(world: World): Promise<Stage> {
  // Of a choice among few, each may stand in a post or a paper that the write before this one left.
  await world.db.deleteFrom('post').execute()
  await world.db.deleteFrom('paper').execute()
  await world.db.deleteFrom('job_posting').execute()
  const [asha, ravi, meera] = [
    await world.member(),
    await world.member({ name: 'Ravi Menon' }),
    await world.member({ name: 'Meera Kutty' }),
  ]
  const post = (by: TestMember) => by.call(feed.create, { clientId: newId(), content: 'A case' })
  const [{ id: postId }, { id: othersPostId }] = [await post(asha), await post(ravi)]
  const { id: commentId } = await asha.call(feed.comment, { postId, clientId: newId(), text: 'Seen' })
  const mate = await world.member()
  await befriend(world, asha, [mate])
  const { id: groupId } = await asha.call(conversations.make, { clientId: newId(), name: 'Journal club', memberIds: [mate.id] })
  const { id: paperId } = await aPaper(asha)
  const pageId = await openPage(world, [asha.id, 'owner'])
  const readers = [asha, ravi, meera, mate, await world.reviewer()]
  return { asha, others: [ravi, meera, mate], readers, postId, othersPostId, commentId, groupId, paperId, pageId, world }
}

/** Every name with its value in an answer or input, as text; of a list of words each one. */
function pairsIn(value: unknown, name = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => pairsIn(one, name))
  if (typeof value !== 'object' || value === null) return [`${name}: ${JSON.stringify(value)}`]
  return Object.entries(value).flatMap(([key, inner]) => pairsIn(inner, key))
}

/** Files are answers too. */
const isJson = (answer: Response) => answer.ok && answer.headers.get('content-type')?.startsWith('application/json')

/** All that a room shows, to each of those who may have something to do with what is written. */
async function shownBy(world: World, operation: Operation, { asha, readers, postId, groupId, paperId, pageId, world: { db } }: Stage) {
  const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)
  const values: Record<string, string[]> = {
    postingId: idsOf(await db.selectFrom('job_posting').select('id').execute()),
    manuscriptId: idsOf(await db.selectFrom('manuscript').select('id').execute()),
    applicationId: idsOf(await db.selectFrom('job_application').select('id').execute()),
    postId: [postId],
    memberId: [asha.id],
    conversationId: [groupId],
    paperId: [paperId],
    institutionId: [pageId],
    fromDay: [dayFromNow(0)],
    no: ['1'],
    since: ['1'],
    state: ['request_received', 'pending'],
  }
  const asked = readingsOf(operation).flatMap((reading) => {
    const { required = [] } = (reading.input ?? {}) as { required?: string[] }
    const ways = required.reduce<Input[]>(
      (all, field) => (values[field] ?? []).flatMap((one) => all.map((way) => ({ ...way, [field]: one }))),
      [{}],
    )
    return ways.map((way) => ({ reading, way }))
  })
  return Promise.all(
    readers.map(async ({ token }) => {
      const answers = await Promise.all(asked.map(({ reading, way }) => sendInput(world, reading, way, token)))
      const shown = await Promise.all(answers.map(async (answer) => (isJson(answer) ? pairsIn(await answer.json()) : [])))
      return new Set(shown.flat())
    }),
  )
}

test.for(writes)('$name keeps whatever its room shows ($kind)', async (operation, { world }) => {
  const stage = await stageOf(world)
  const proven = new Set<string>()
  const asked = new Set<string>()

  for (const nth of [0, 1] as const) {
    const valid = validInputs(operation, nth)[operation.kind]!
    const changes = (await given[operation.name]?.(stage, nth)) ?? {}
    const named = Object.entries({ ...valid, postId: stage.postId, commentId: stage.commentId, ...changes })
    const input = withoutNewIds(Object.fromEntries(named.filter(([field]) => field in valid)))
    const before = await shownBy(world, operation, stage)
    const answer = await sendInput(world, operation, input, stage.asha.token)
    expect([answer.status, answer.ok ? '' : await answer.text()]).toEqual([expect.toBeOneOf([200, 201]), ''])
    const after = await shownBy(world, operation, stage)

    for (const pair of pairsIn(input)) {
      const [field = ''] = pair.split(': ')
      if (!operation.kept.includes(field)) continue
      asked.add(field)
      expect(after.flatMap((shown) => [...shown])).toContain(pair)
      if (after.some((shown, reader) => shown.has(pair) && !before[reader]!.has(pair))) proven.add(field)
    }
  }

  // What stood there before was perhaps what a column begins with; of two different values it cannot be both.
  expect([...proven].sort()).toEqual([...asked].sort())
})

/** Entries of a list are new ones, a post has no picture that nobody uploaded and quotes none that nobody wrote, and a comment answers none such. */
const withoutNewIds = (input: Input): Input =>
  JSON.parse(JSON.stringify(input, (key, value) => (['id', 'images', 'quotedId', 'parentId'].includes(key) ? undefined : value)))
