import { expect } from 'vitest'
import { account } from '#contract/account.ts'
import { mates } from '#contract/mates.ts'
import { notifications } from '#contract/notifications.ts'
import { type ProfileDraft, profile } from '#contract/profile.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'

const everyone = { email: 'me', phone: 'me', mates: 'members', activity: 'members', foundByEmail: false, isPublic: false } as const

const draftOf = (version: number, words: Partial<ProfileDraft> = {}): ProfileDraft => ({
  ...{ version, name: 'Dr. Asha Rao', headline: 'Cardiologist', specialty: 'Cardiology', hospital: 'KEM', location: 'Mumbai, Maharashtra' },
  ...{
    email: '',
    phone: '+91 90000 00001',
    bio: 'Night shifts.',
    education: 'MBBS, MD',
    currentPosition: 'Consultant',
    experienceYears: 9,
  },
  ...{
    college: 'GSMC',
    graduationYear: 2012,
    languages: ['Marathi', 'Hindi'],
    interests: ['Research'],
    publications: [],
    certifications: [],
  },
  ...words,
})
const paper = { title: 'Radial first', journal: 'IHJ', authors: 'Rao A', year: 2021, doi: '10.1016/j.ihj.2021.01.001', citations: 3 }

async function handleOf(world: World, { id }: TestMember) {
  return (await world.db.selectFrom('member').select('handle').where('id', '=', id).executeTakeFirstOrThrow()).handle
}

async function makeMates(world: World, one: TestMember, other: TestMember) {
  const link = { from_id: one.id, to_id: other.id, state: 'connected' as const, connected_at: new Date() }
  await world.db.insertInto('mate_link').values(link).execute()
}

test('a working copy is saved in one piece and shown to others', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const { own } = await asha.call(profile.get, {})
  const certifications = [{ title: 'ACLS', issuer: 'IRC', year: '2023' }]

  await asha.call(profile.save, draftOf(own!.version, { publications: [paper], certifications }))

  const seen = await ravi.call(profile.get, { member: await handleOf(world, asha) })
  expect(seen).toMatchObject({
    card: { name: 'Dr. Asha Rao', headline: 'Cardiologist', hospital: 'KEM', verified: false },
    relation: 'member',
    bio: 'Night shifts.',
    details: { currentPosition: 'Consultant', languages: ['Marathi', 'Hindi'] },
    publications: [paper],
    certifications,
    counts: { researchPapers: { total: 1 } },
    own: null,
  })
  expect(await asha.call(account.me)).toMatchObject({ name: 'Dr. Asha Rao' })
})

test('an entry keeps its place when it is changed, and goes when it is left out', async ({ world }) => {
  const asha = await world.member()
  const first = await asha.call(profile.save, draftOf(1, { publications: [paper, { ...paper, title: 'Second', doi: null }] }))
  const [one] = first.publications.filter(({ title }) => title === paper.title)
  const published = async () =>
    (await asha.call(profile.activity, {})).items.filter(({ id }) => id.includes(one!.id)).map(({ time }) => time)
  const before = await published()

  const second = await asha.call(profile.save, draftOf(first.own!.version, { publications: [{ ...one!, citations: 40 }] }))

  expect(second.publications).toEqual([{ ...one, citations: 40 }])
  expect(before).toHaveLength(1)
  expect(await published()).toEqual(before)
})

test('papers stand in the order of their years, the latest first, and those without a year last', async ({ world }) => {
  const asha = await world.member()
  const publications = [2019, null, 2023].map((year) => ({ ...paper, title: `Of ${year}`, year, doi: null }))

  const saved = await asha.call(profile.save, draftOf(1, { publications }))

  expect(saved.publications.map(({ year }) => year)).toEqual([2023, 2019, null])
})

test('a copy that is older than the profile changes nothing', async ({ world }) => {
  const asha = await world.member()
  const { own } = await asha.call(profile.get, {})
  await asha.call(profile.addCertification, { title: 'ACLS', issuer: 'IRC', year: '2023' })

  const late = asha.call(profile.save, draftOf(own!.version))

  await expect(late).rejects.toMatchObject({ code: 'PROFILE_CHANGED', status: 409 })
  expect(await asha.call(profile.get, {})).toMatchObject({ certifications: [{ title: 'ACLS' }], bio: '' })
})

test('the same paper twice, a year that is none and a missing journal are named', async ({ world }) => {
  const asha = await world.member()

  const twice = asha.call(profile.save, draftOf(1, { publications: [paper, { ...paper, doi: paper.doi.toUpperCase() }] }))
  await expect(twice).rejects.toMatchObject({ code: 'BAD_INPUT', issues: [{ path: 'publications.1.doi' }] })
  const bare = asha.call(profile.addPublications, { publications: [{ ...paper, journal: ' ', doi: 'none' }] })
  await expect(bare).rejects.toMatchObject({ issues: [{ path: 'publications.0.journal' }, { path: 'publications.0.doi' }] })
})

test('a certification that is sent twice stands once', async ({ world }) => {
  const asha = await world.member()
  const sent = { title: 'ACLS', issuer: 'IRC', year: '2023' }

  const answers = await Promise.all([asha.call(profile.addCertification, sent), asha.call(profile.addCertification, sent)])
  await asha.call(profile.addCertification, { ...sent, year: '2025' })

  expect(answers[0]).toEqual(answers[1])
  expect((await asha.call(profile.get, {})).certifications.map(({ year }) => year)).toEqual(['2025', '2023'])
})

test('papers are added once, by DOI or by title and year', async ({ world }) => {
  const asha = await world.member()
  await asha.call(profile.addPublications, { publications: [paper] })

  const again = await asha.call(profile.addPublications, {
    publications: [
      { ...paper, title: 'Another title', doi: `https://doi.org/${paper.doi.toUpperCase()}` },
      { ...paper, title: 'RADIAL: first', doi: null },
      { ...paper, title: 'New', doi: null },
    ],
  })

  expect(again).toEqual({ added: 1, skipped: 2 })
})

test('mail and phone are for oneself until an audience is chosen, and a preview shows the same as the other sees', async ({ world }) => {
  const [asha, mate, other] = [await world.member({ email: 'asha@kem.example' }), await world.member(), await world.member()]
  await makeMates(world, asha, mate)
  await asha.call(profile.save, draftOf(1))
  const handle = await handleOf(world, asha)
  const contact = async (who: TestMember) => (await who.call(profile.get, { member: handle })).contact
  const hidden = { email: null, phone: null }

  expect([await contact(mate), await contact(other)]).toEqual([hidden, hidden])
  await asha.call(profile.saveAudience, { ...everyone, email: 'members', phone: 'mates', mates: 'mates' })

  expect(await contact(mate)).toEqual({ email: 'asha@kem.example', phone: '+91 90000 00001' })
  expect(await contact(other)).toEqual({ email: 'asha@kem.example', phone: null })
  expect(await asha.call(profile.get, { as: 'members' })).toEqual(await other.call(profile.get, { member: handle }))
  expect(await asha.call(profile.get, { as: 'mates' })).toMatchObject({
    relation: 'mate',
    own: null,
    contact: { phone: '+91 90000 00001' },
  })
  expect((await other.call(profile.get, { member: handle })).counts.mates).toBeNull()
})

test('whoever decides one thing leaves what was decided elsewhere meanwhile', async ({ world }) => {
  const asha = await world.member()
  await asha.call(mates.setAudience, { audience: 'me' })

  const { own } = await asha.call(profile.saveAudience, { phone: 'mates' })
  await asha.call(profile.saveAudience, {})

  expect(own?.audience).toMatchObject({ phone: 'mates', mates: 'me', isPublic: false })
})

test('nobody looks at somebody else as another', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  await asha.call(profile.saveAudience, { ...everyone, phone: 'mates' })
  await asha.call(profile.save, draftOf(1))

  const seen = await ravi.call(profile.get, { member: await handleOf(world, asha), as: 'mates' })

  expect(seen).toMatchObject({ relation: 'member', contact: { phone: null } })
})

test('a look counts once a day, and never one’s own', async ({ world }) => {
  const [asha, ravi, mina] = [await world.member(), await world.member(), await world.member()]
  const handle = await handleOf(world, asha)

  for (const who of [asha, ravi, ravi, mina]) await who.call(profile.get, { member: handle })
  await asha.call(profile.get, { as: 'members' })

  const { counts } = await asha.call(profile.get, {})
  expect(counts.profileViews).toEqual({ total: 2, week: [0, 0, 0, 0, 0, 0, 2] })
})

test('how often a profile was looked at is for its member alone', async ({ world }) => {
  const [asha, mate] = [await world.member(), await world.member()]
  await makeMates(world, asha, mate)
  const seen = [await mate.call(profile.get, { member: await handleOf(world, asha) }), await asha.call(profile.get, { as: 'mates' })]

  expect(seen.map(({ counts }) => counts.profileViews)).toEqual([null, null])
})

test('whoever asked to be notified of views is notified once a day of each, and nobody else is', async ({ world }) => {
  const [asha, mina, ravi] = [await world.member(), await world.member(), await world.member({ name: 'Ravi Menon' })]
  await asha.call(notifications.saveSettings, { kinds: ['profile_viewed'], inApp: true })

  for (const looked of [asha, mina, asha]) await ravi.call(profile.get, { member: await handleOf(world, looked) })

  expect(await asha.call(notifications.list, {})).toMatchObject({
    items: [{ kind: 'profile_viewed', people: [{ name: 'Ravi Menon' }], others: 0 }],
  })
  expect(await mina.call(notifications.list, {})).toMatchObject({ items: [] })
})

test('a block answers as if there were nobody, whichever of the two wanted it', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  await world.db.insertInto('member_block').values({ blocker_id: asha.id, blocked_id: ravi.id }).execute()

  for (const [who, whom] of [
    [asha, ravi],
    [ravi, asha],
  ] as const) {
    const member = await handleOf(world, whom)
    await expect(who.call(profile.get, { member })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(who.call(profile.activity, { member })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
  await expect(asha.call(profile.get, { member: 'nobody-of-that-name' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await asha.call(profile.get, {})).counts.profileViews?.total).toBe(0)
})

test('nobody writes what is not theirs to say', async ({ world }) => {
  const asha = await world.member()

  for (const field of ['verified', 'kind', 'handle', 'counts', 'id']) {
    const forged = asha.call(profile.save, { ...draftOf(1), [field]: true } as never)
    await expect(forged).rejects.toMatchObject({ code: 'BAD_INPUT', issues: [{ path: field }] })
  }
})
