import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { feed } from '#contract/feed.ts'
import { home } from '#contract/home.ts'
import { mates } from '#contract/mates.ts'
import { moderation } from '#contract/moderation.ts'
import { notifications } from '#contract/notifications.ts'
import { profile } from '#contract/profile.ts'
import { setup } from '#contract/setup.ts'
import { verification } from '#contract/verification.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'
import { APPEALS_A_DAY, REPORTS_A_DAY } from './rules.ts'

const REFUSED = 'Asha Rao ✓'

const post = (by: TestMember, content: string) => by.call(feed.create, { clientId: randomUUID(), content })
const reportOf = (subjectId: string, kind: 'post' | 'comment' | 'profile' = 'post') =>
  ({ kind, subjectId, reason: 'unsafe_advice', words: 'This dose kills.' }) as const

/** Saves one's own profile with other names. */
async function rename(member: TestMember, change: { name?: string; hospital?: string }) {
  const { own, card, specialty, bio, details, interests, publications, certifications } = await member.call(profile.get, {})
  const { name, headline, hospital, location } = card
  const entries = { interests, publications, certifications }
  const rest = { name, headline, hospital, location, specialty, bio, email: '', phone: '', ...details, ...entries }
  return member.call(profile.save, { version: own!.version, ...rest, ...change })
}

async function deskOf(reviewer: TestMember, list: 'reports' | 'appeals') {
  const items: { id: string }[] = []
  let cursor: string | undefined
  do {
    const page = await reviewer.call(moderation[list], { cursor })
    items.push(...page.items)
    cursor = page.next ?? undefined
  } while (cursor)
  return items
}

const latestNotice = async (member: TestMember) => (await member.call(notifications.list, {})).items[0]

async function acquaintances(world: World) {
  const [asha, ravi, farah] = [await world.member(), await world.member({ name: 'Ravi Menon' }), await world.reviewer()]
  const { id: postId } = await post(ravi, 'Ten grams of paracetamol are safe.')
  const { id: commentId } = await ravi.call(feed.comment, { postId, clientId: randomUUID(), text: 'Twenty, even.' })
  return { asha, ravi, farah, postId, commentId }
}

test('a post, a comment and a profile come to the desk as they were read, and the reporter learns the decision', async ({ world }) => {
  const { asha, ravi, farah, postId, commentId } = await acquaintances(world)
  const before = (await farah.call(home.desk)).reports
  const { id } = await asha.call(moderation.report, reportOf(postId))
  await asha.call(moderation.report, reportOf(commentId, 'comment'))
  await asha.call(moderation.report, reportOf(ravi.id, 'profile'))
  await ravi.call(feed.edit, { postId, content: 'Paracetamol is safe.', link: null })

  expect((await farah.call(home.desk)).reports).toBe(before! + 3)
  const about = expect.objectContaining({ id: ravi.id })
  const reporter = expect.objectContaining({ id: asha.id })
  expect((await deskOf(farah, 'reports')).slice(-3)).toMatchObject([
    {
      kind: 'post',
      place: postId,
      quoted: 'Ten grams of paracetamol are safe.',
      words: 'This dose kills.',
      about,
      reporter,
      mayDecide: true,
    },
    { kind: 'comment', place: postId, quoted: 'Twenty, even.', about },
    { kind: 'profile', place: (await ravi.call(profile.get, {})).card.handle, quoted: 'Ravi Menon', about },
  ])

  const words = 'We have asked the author to correct the dose, and they did so the same day.'
  await farah.call(moderation.decideReport, { reportId: id, upheld: true, rule: 'advice', words })

  expect(await latestNotice(asha)).toMatchObject({ kind: 'report_decided', people: [], excerpt: words })
  expect(await latestNotice(ravi)).toMatchObject({ kind: 'report_upheld', people: [], subjectId: id, excerpt: words })
  expect(await deskOf(farah, 'reports')).not.toContainEqual(expect.objectContaining({ id }))
  expect((await farah.call(home.desk)).reports).toBe(before! + 2)
})

test('a thing is reported once by a member, and by others too', async ({ world }) => {
  const { asha, farah, postId } = await acquaintances(world)
  await asha.call(moderation.report, reportOf(postId))

  await expect(asha.call(moderation.report, reportOf(postId))).rejects.toMatchObject({ code: 'ALREADY_REPORTED', status: 409 })
  await expect(farah.call(moderation.report, reportOf(postId))).resolves.toMatchObject({ id: expect.any(String) })
})

test('nobody reports what is their own, what is not there or whom a block hides', async ({ world }) => {
  const { asha, ravi, postId, commentId } = await acquaintances(world)
  const { id: under } = await post(asha, 'Seen on the ward.')
  const { id: theirs } = await ravi.call(feed.comment, { postId: under, clientId: randomUUID(), text: 'Never.' })
  const subjects = [reportOf(postId), reportOf(commentId, 'comment'), reportOf(theirs, 'comment'), reportOf(ravi.id, 'profile')]

  for (const own of [subjects[0]!, subjects[1]!, subjects[3]!])
    await expect(ravi.call(moderation.report, own)).rejects.toMatchObject({ code: 'OWN_REPORT', status: 403 })
  for (const kind of ['post', 'comment', 'profile'] as const)
    await expect(asha.call(moderation.report, reportOf(randomUUID(), kind))).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await ravi.call(mates.block, { memberId: asha.id })
  for (const hidden of subjects)
    await expect(asha.call(moderation.report, hidden)).rejects.toMatchObject({ code: 'NOT_FOUND', status: 404 })
})

test('a reason without a name needs words', async ({ world }) => {
  const { asha, postId } = await acquaintances(world)

  await expect(asha.call(moderation.report, { ...reportOf(postId), reason: 'other', words: ' ' })).rejects.toMatchObject({
    code: 'BAD_INPUT',
    issues: [{ path: 'words', message: 'Please say what is wrong.' }],
  })
})

test('a day holds so many reports and appeals of a member, also for who sends them at once', async ({ world }) => {
  const asha = await world.member()
  const others = await Promise.all(Array.from({ length: REPORTS_A_DAY + 3 }, () => world.member({ name: 'Ravi Menon' })))
  const codes = (all: PromiseSettledResult<unknown>[]) => all.flatMap((one) => (one.status === 'rejected' ? one.reason.code : []))

  const reports = await Promise.allSettled(others.map(({ id }) => asha.call(moderation.report, reportOf(id, 'profile'))))
  const names = Array.from({ length: APPEALS_A_DAY + 2 }, (_, at) => `${REFUSED} ${at}`)
  const appeals = await Promise.allSettled(names.map((name) => asha.call(moderation.appealName, { name, words: '' })))

  expect(codes(reports)).toEqual(Array(3).fill('TOO_MANY_REQUESTS'))
  expect(codes(appeals)).toEqual(Array(2).fill('TOO_MANY_REQUESTS'))
  const rows = await world.db.selectFrom('report').select('id').where('member_id', '=', asha.id).execute()
  expect(rows).toHaveLength(REPORTS_A_DAY)
})

test('whom a case concerns leaves it to others, and it is decided once', async ({ world }) => {
  const [farah, gita, asha] = [await world.reviewer(), await world.reviewer({ name: 'Gita Sen' }), await world.member()]
  const { id: postId } = await post(farah, 'Ten grams are safe.')
  const { id: reportId } = await asha.call(moderation.report, reportOf(postId))
  const { id: byGita } = await gita.call(moderation.report, reportOf(postId))
  const { id: appealId } = await farah.call(moderation.appealName, { name: REFUSED, words: '' })
  const decision = { upheld: true, words: 'So be it.' }

  for (const reported of [reportId, byGita])
    await expect(farah.call(moderation.decideReport, { reportId: reported, rule: 'advice', ...decision })).rejects.toMatchObject({
      code: 'NOT_YOUR_CASE',
    })
  await expect(gita.call(moderation.decideReport, { reportId: byGita, rule: 'advice', ...decision })).rejects.toMatchObject({
    code: 'NOT_YOUR_CASE',
  })
  await expect(farah.call(moderation.decideAppeal, { appealId, ...decision })).rejects.toMatchObject({ code: 'NOT_YOUR_CASE' })
  expect((await deskOf(farah, 'reports')).slice(-2)).toMatchObject([{ mayDecide: false }, { mayDecide: false }])

  const both = await Promise.allSettled([0, 1].map(() => gita.call(moderation.decideReport, { reportId, rule: 'advice', ...decision })))

  expect(both.map((one) => (one.status === 'rejected' ? one.reason.code : 'decided')).sort()).toEqual(['CASE_DECIDED', 'decided'])
})

test('a reviewer leaves to others what is about somebody whom they have blocked; whoever blocks a reviewer keeps nobody from deciding', async ({
  world,
}) => {
  const [farah, gita] = [await world.reviewer(), await world.reviewer({ name: 'Gita Sen' })]
  const [asha, ravi] = [await world.member(), await world.member({ name: 'Ravi Menon' })]
  const { id: reportId } = await asha.call(moderation.report, reportOf((await post(ravi, 'Ten grams are safe.')).id))
  await farah.call(mates.block, { memberId: ravi.id })
  await ravi.call(mates.block, { memberId: gita.id })
  const decision = { reportId, upheld: true, rule: 'advice', words: 'So be it.' } as const

  await expect(farah.call(moderation.decideReport, decision)).rejects.toMatchObject({ code: 'NOT_YOUR_CASE' })
  expect((await deskOf(farah, 'reports')).find(({ id }) => id === reportId)).toMatchObject({ mayDecide: false })
  await gita.call(moderation.decideReport, decision)
})

test('a list longer than a page is read whole, none twice', async ({ world }) => {
  const { farah, ravi } = await acquaintances(world)
  const reporters = await Promise.all(Array.from({ length: 23 }, () => world.member()))
  const made = await Promise.all(reporters.map((one) => one.call(moderation.report, reportOf(ravi.id, 'profile'))))
  const appealed = await Promise.all(reporters.map((one) => one.call(moderation.appealName, { name: REFUSED, words: '' })))

  for (const [list, ids] of [
    ['reports', made],
    ['appeals', appealed],
  ] as const) {
    const shown = (await deskOf(farah, list)).map(({ id }) => id)
    expect(new Set(shown).size).toBe(shown.length)
    expect(shown).toEqual(expect.arrayContaining(ids.map(({ id }) => id)))
  }
})

test('a refused name is refused wherever a member is named, and changes nothing', async ({ world }) => {
  const asha = await world.member()
  const institution = { proof: 'institution_mail', email: 'asha@aiims.example', institution: 'Wardmates Verified' } as const
  const step1 = { step: 1, kind: 'doctor', name: REFUSED, headline: 'Nephrologist', location: 'Pune', phone: null, bio: null } as const
  const step2 = {
    step: 2,
    specialty: 'Nephrology',
    experienceYears: 3,
    currentPosition: 'Consultant',
    hospital: 'AIIMS ✅',
    education: 'MBBS',
    college: '',
    graduationYear: null,
  } as const
  const refused = (path: string) => ({ code: 'NAME_REFUSED', status: 422, issues: [{ path }] })

  await expect(rename(asha, { name: REFUSED })).rejects.toMatchObject(refused('name'))
  await expect(rename(asha, { hospital: 'Support' })).rejects.toMatchObject(refused('hospital'))
  await expect(asha.call(setup.save, step1)).rejects.toMatchObject(refused('name'))
  await expect(asha.call(setup.save, step2)).rejects.toMatchObject(refused('hospital'))
  const claims = [
    asha.call(verification.submit, { kind: 'institution', proof: institution }),
    asha.call(setup.save, { step: 3, kind: 'institution', proof: institution, interests: [] }),
  ]
  for (const claim of claims) await expect(claim).rejects.toMatchObject(refused('proof.institution'))

  const { card, own } = await asha.call(profile.get, {})
  expect([card.name, card.hospital, own!.version]).toEqual(['Asha Rao', '', 1])
})

test('a name that stands already may stay', async ({ world }) => {
  const asha = await world.member({ name: 'Asha ✓' })

  expect((await rename(asha, { hospital: 'AIIMS' })).card).toMatchObject({ name: 'Asha ✓', hospital: 'AIIMS' })
})

test('a name that a reviewer upholds is its member’s to the letter, and nobody else’s', async ({ world }) => {
  const [asha, ravi, farah] = [await world.member(), await world.member({ name: 'Ravi Menon' }), await world.reviewer()]
  const { id } = await asha.call(moderation.appealName, { name: REFUSED, words: 'It stands so on my certificate.' })
  const row = (await deskOf(farah, 'appeals')).find((one) => one.id === id)
  expect(row).toMatchObject({
    name: REFUSED,
    words: 'It stands so on my certificate.',
    fault: expect.stringContaining('check marks'),
    mayDecide: true,
  })
  await expect(rename(asha, { name: REFUSED })).rejects.toMatchObject({ code: 'NAME_REFUSED' })

  await farah.call(moderation.decideAppeal, { appealId: id, upheld: true, words: 'Seen on your certificate.' })

  expect(await latestNotice(asha)).toMatchObject({ kind: 'name_decided', people: [], excerpt: 'Seen on your certificate.' })
  expect((await rename(asha, { name: REFUSED })).card.name).toBe(REFUSED)
  await expect(rename(asha, { name: `${REFUSED}✓` })).rejects.toMatchObject({ code: 'NAME_REFUSED' })
  await expect(rename(ravi, { name: REFUSED })).rejects.toMatchObject({ code: 'NAME_REFUSED' })
})

test('an appeal is about a refused name, once, and a rejected one changes nothing', async ({ world }) => {
  const [asha, farah] = [await world.member(), await world.reviewer()]
  const { id: appealId } = await asha.call(moderation.appealName, { name: REFUSED, words: '' })

  await expect(asha.call(moderation.appealName, { name: 'Asha Menon', words: '' })).rejects.toMatchObject({ code: 'NAME_ALLOWED' })
  await expect(asha.call(moderation.appealName, { name: REFUSED, words: '' })).rejects.toMatchObject({ code: 'ALREADY_APPEALED' })
  await farah.call(moderation.decideAppeal, { appealId, upheld: false, words: 'A tick is not part of a name.' })

  await expect(rename(asha, { name: REFUSED })).rejects.toMatchObject({ code: 'NAME_REFUSED' })
  await expect(asha.call(moderation.appealName, { name: REFUSED, words: '' })).rejects.toMatchObject({ code: 'ALREADY_APPEALED' })
})
