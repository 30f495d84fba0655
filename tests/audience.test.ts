import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { feed } from '#contract/feed.ts'
import { type Audience, profile } from '#contract/profile.ts'
import { setup } from '#contract/setup.ts'
import { verification } from '#contract/verification.ts'
import { befriend, setProfile } from './support/mates.ts'
import { fieldsOf, type Operation, operations } from './support/operations.ts'
import { type TestMember, test, type World } from './support/world.ts'

const PHONE = '+91 98111 22233'
const EMAIL = 'asha@ward.example'
const SIGN_IN = '@signs.in.example'
const NUMBER = '774411'

/** What no card of a member has. */
const PRIVATE = new Set(['email', 'phone', 'signInEmail', 'number', 'hprId', 'nameAsRegistered', 'orcid'])

type Facts = Record<string, unknown>
const isAsha = (card: unknown, ashaId: string) => (card as Facts | null)?.id === ashaId

/** What an answer shows of each part that has an audience; a part is told by its words, or by where it stands in the answer. */
const parts: Record<
  'email' | 'phone' | 'mates' | 'activity',
  (at: { text: string; objects: Facts[]; way: Facts; name: string }, ashaId: string) => boolean
> = {
  email: ({ text }) => text.includes(EMAIL),
  phone: ({ text }) => text.replaceAll(/\D/g, '').includes('9811122233'),
  mates: ({ objects, way, name }, ashaId) =>
    (name === 'mates.listOf' && way.memberId === ashaId && objects.some(({ items }) => items)) ||
    objects.some(({ card, counts }) => isAsha(card, ashaId) && (counts as Facts).mates !== null) ||
    objects.some(({ mate, connections }) => isAsha((mate as Facts)?.member, ashaId) && connections !== null) ||
    objects.some(({ member, mutualMates }) => isAsha(member, ashaId) && Number(mutualMates) > 0),
  activity: ({ objects, name }, ashaId) =>
    (name === 'profile.activity' && objects.some(({ description }) => description)) ||
    objects.some(({ card, showsActivity }) => isAsha(card, ashaId) && showsActivity === true),
}

/** Every object of an answer, however deep it stands. */
function objectsIn(value: unknown): Facts[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn)
  if (typeof value !== 'object' || value === null) return []
  return [value as Facts, ...Object.values(value).flatMap(objectsIn)]
}

/** Asha, who keeps everything for one audience, and those who may meet her. */
async function ward(world: World, audience: Audience) {
  const traits = { specialty: 'Nephrology', hospital: 'Kaveri Hospital', location: 'Pune, Maharashtra' }
  const asha = await world.member({ name: 'Asha Rao', email: audience + SIGN_IN, ...traits })
  const [mate, stranger, shared] = [
    await world.member({ name: 'Ravi Menon', ...traits }),
    await world.member({ name: 'Imran Ali', ...traits }),
    await world.member({ name: 'Meera Kutty', ...traits }),
  ]
  await befriend(world, shared, [asha, mate, stranger])
  await befriend(world, asha, [mate])
  await setProfile(world, shared, { mates_audience: 'members' })
  await asha.call(setup.save, {
    step: 1,
    kind: 'doctor',
    name: 'Asha Rao',
    headline: 'Nephrologist',
    location: 'Pune',
    phone: PHONE,
    bio: null,
  })
  const { own, card, specialty, bio, details, interests, publications, certifications } = await asha.call(profile.get, {})
  const { name, headline, hospital, location } = card
  await asha.call(profile.save, {
    ...{ version: own!.version, name, headline, hospital, location, specialty, bio, interests, publications, certifications },
    ...{ ...details, email: EMAIL, phone: PHONE },
  })
  const visible = { email: audience, phone: audience, mates: audience, activity: audience }
  await asha.call(profile.saveAudience, { ...visible, foundByEmail: false, isPublic: true })
  const proof = {
    proof: 'registration',
    council: 'kmc',
    councilName: null,
    number: `${NUMBER}${audience.length}`,
    year: 2014,
    nameAsRegistered: 'Asha Rao',
    hprId: null,
  } as const
  await asha.call(verification.submit, { kind: 'doctor', proof })
  const { id: postId } = await asha.call(feed.create, { clientId: randomUUID(), content: 'Dialysis at night' })
  const { id: theirs } = await stranger.call(feed.create, { clientId: randomUUID(), content: 'Dialysis at dawn' })
  await asha.call(feed.comment, { postId: theirs, clientId: randomUUID(), text: 'Seen on our ward too.' })
  await asha.call(feed.like, { postId: theirs })
  return { asha, handle: card.handle, mate, stranger, shared, posts: [postId, theirs] }
}

/** What each field is asked for, in every way that could find Asha. */
function waysOf({ name, fields }: Operation, { asha, handle, shared, posts }: Awaited<ReturnType<typeof ward>>) {
  const values: Record<string, readonly string[]> = {
    q: ['Asha Rao', 'nephrology', 'dialysis', EMAIL, `me${SIGN_IN}`, PHONE, NUMBER],
    member: [handle],
    handle: [handle],
    memberId: [asha.id, shared.id],
    postId: posts,
    topic: ['dialysis'],
    state: name === 'mates.list' || !fields.includes('q') ? ['connected', 'pending', 'request_received'] : [],
    limit: ['20'],
    passageId: ['1'],
    no: ['1'],
    version: ['1'],
    edition: ['1'],
    paperIds: [asha.id],
    format: fields.includes('paperIds') ? ['apa'] : [],
    dois: ['10.1000/a'],
    field: ['specialty'],
    fromDay: ['2026-11-16'],
    day: ['2026-11-16'],
    band: ['night'],
    since: fields.includes('no') ? ['1'] : [],
  }
  return fields.reduce<Record<string, string>[]>(
    (ways, field) => (values[field]?.length ? values[field].flatMap((value) => ways.map((way) => ({ ...way, [field]: value }))) : ways),
    [{}],
  )
}

/** Which operations show this viewer which part of Asha. */
async function shownTo(world: World, viewer: TestMember | undefined, all: Awaited<ReturnType<typeof ward>>) {
  const shown = { email: new Set<string>(), phone: new Set<string>(), mates: new Set<string>(), activity: new Set<string>() }
  const readings = operations.filter(({ method, access }) => method === 'GET' && (access === 'anyone' || (viewer && access === 'member')))
  for (const operation of readings) {
    for (const way of waysOf(operation, all)) {
      const rest = Object.entries(way).filter(([field]) => !operation.path.includes(`{${field}}`))
      const url = operation.path.replaceAll(/\{(\w+)\}/g, (_, field) => encodeURIComponent(way[field] ?? all.asha.id))
      const answer = await world.fetch(`${url}?${new URLSearchParams(rest)}`, { token: viewer?.token })
      const text = await answer.text()
      expect([operation.name, way, answer.status]).toEqual([operation.name, way, expect.toBeOneOf([200, 403, 404])])
      expect([operation.name, way, text.includes(SIGN_IN) || text.includes(NUMBER)]).toEqual([operation.name, way, false])
      const isJson = answer.headers.get('content-type')?.startsWith('application/json')
      const at = { text, objects: isJson ? objectsIn(JSON.parse(text)) : [], way, name: operation.name }
      for (const part of Object.keys(parts) as (keyof typeof parts)[]) if (parts[part](at, all.asha.id)) shown[part].add(operation.name)
    }
  }
  return Object.fromEntries(Object.entries(shown).map(([part, names]) => [part, [...names].sort()]))
}

const nothing = { email: [], phone: [], mates: [], activity: [] }
const everything = {
  email: ['profile.get'],
  phone: ['profile.get'],
  mates: expect.arrayContaining(['mates.listOf', 'mates.profile', 'profile.get']),
  activity: ['profile.activity', 'profile.get'],
}

test.for([
  { audience: 'me', stranger: nothing, mate: nothing },
  { audience: 'mates', stranger: nothing, mate: everything },
  { audience: 'members', stranger: everything, mate: everything },
] as const)('what Asha keeps for $audience is shown nowhere to anybody else', async ({ audience, stranger, mate }, { world }) => {
  const all = await ward(world, audience)

  expect(await shownTo(world, all.stranger, all)).toEqual(stranger)
  expect(await shownTo(world, all.mate, all)).toEqual(mate)
  expect(await shownTo(world, undefined, all)).toEqual(nothing)
  const page = await (await world.fetch(`/p/${all.handle}`)).text()
  expect(page).toContain('Asha Rao')
  for (const sign of [EMAIL, SIGN_IN, '98111', NUMBER, 'Meera']) expect(page).not.toContain(sign)
})

test('beyond one’s own pages and the desk no answer has a place for a contact or a registration', () => {
  const holders = operations.filter(({ output }) => fieldsOf(output).some((field) => PRIVATE.has(field))).map(({ name }) => name)
  const elsewhere = holders.filter((name) => !/^(account|emailChange|secondFactor|passkeys|profile|setup|verification)\./.test(name))

  expect(holders).toEqual(expect.arrayContaining(['account.me', 'profile.get', 'verification.getClaim']))
  // The demo member's address, whom to call in an emergency, and oneself after one's account was kept.
  expect(elsewhere).toEqual(['site.about', 'doxy.ask', 'doxy.chat', 'accountDeletion.cancel'])
})
