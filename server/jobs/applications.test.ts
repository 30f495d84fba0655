import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { applicants } from '#contract/applicants.ts'
import { applications } from '#contract/applications.ts'
import { institutionRoles } from '#contract/institution-roles.ts'
import { jobs } from '#contract/jobs.ts'
import { mates } from '#contract/mates.ts'
import { notifications } from '#contract/notifications.ts'
import { verification } from '#contract/verification.ts'
import { approve, registration } from '#tests/support/claims.ts'
import { giveRole, openPage } from '#tests/support/institutions.ts'
import { anApplication, aPosting } from '#tests/support/jobs.ts'
import { setProfile } from '#tests/support/mates.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'

const kindsOf = async (member: TestMember) => (await member.call(notifications.list, {})).items.map(({ kind }) => kind)
const PDF = new File(['%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'], 'asha.pdf')

async function ward(world: World) {
  const [owner, recruiter, meera] = [
    await world.member(),
    await world.member(),
    await world.member({ name: 'Dr. Meera Kutty', verified: true, kind: 'doctor' }),
  ]
  const institutionId = await openPage(world, [owner.id, 'owner'], [recruiter.id, 'recruiter'])
  return { owner, recruiter, meera, institutionId, postingId: await aPosting(world, institutionId) }
}

test('of fifty applications at once of one member one is there', async ({ world }) => {
  const { owner, meera, postingId } = await ward(world)
  const answers = await Promise.allSettled(Array.from({ length: 50 }, () => meera.call(applications.apply, { postingId })))

  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const answer of answers) if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'ALREADY_APPLIED' })
  expect(await owner.call(applicants.list, { postingId })).toMatchObject({ items: [{ memberId: meera.id }], counts: { sent: 1 } })
  expect((await kindsOf(owner)).filter((kind) => kind === 'application_received')).toHaveLength(1)
  expect(await meera.call(jobs.get, { postingId })).toMatchObject({ applicants: 1, applied: 'sent' })
})

test('what was sent stays as it was, without address and telephone number, whatever the profile says later', async ({ world }) => {
  const { owner, meera, postingId } = await ward(world)
  await setProfile(world, meera, { contact_email: 'meera@ward.example', experience_years: 7, email_audience: 'members' })
  const { sentProfile: shown } = await meera.call(applications.fit, { postingId })
  expect((await meera.call(jobs.get, { postingId })).applicationId).toBeNull()
  const applicationId = await anApplication(meera, postingId)
  await setProfile(world, meera, { experience_years: 9 })
  expect((await meera.call(jobs.get, { postingId })).applicationId).toBe(applicationId)
  expect((await owner.call(jobs.get, { postingId })).applicationId).toBeNull()

  const opened = await owner.call(applicants.view, { applicationId })
  expect(opened.sentProfile).toMatchObject({
    name: 'Dr. Meera Kutty',
    experienceYears: 7,
    checked: expect.stringContaining('Registration'),
  })
  expect(opened.sentProfile).toEqual(shown)
  expect(JSON.stringify(opened)).not.toContain('meera@ward.example')
})

test('an application is viewed, shortlisted, and both sides learn of it; withdrawn, it is read no longer', async ({ world }) => {
  const { owner, recruiter, meera, postingId } = await ward(world)
  const cvUploadId = await meera.upload('cv', PDF)
  const { id: applicationId } = await meera.call(applications.apply, { postingId, letter: 'I would like to come.', cvUploadId })
  const cv = (by: TestMember) => world.fetch(`/api/applications/${applicationId}/cv`, { token: by.token })

  expect((await cv(recruiter)).status).toBe(200)
  expect(await recruiter.call(applicants.view, { applicationId })).toMatchObject({
    status: 'viewed',
    letter: 'I would like to come.',
    cv: { name: 'asha.pdf' },
  })
  await owner.call(applicants.view, { applicationId })
  const note = await recruiter.call(applicants.addNote, { applicationId, clientId: randomUUID(), text: 'Strong.' })
  const [moved] = (
    await recruiter.call(applicants.setStatus, {
      postingId,
      applicationIds: [applicationId],
      status: 'shortlisted',
      words: 'Please choose a time.',
    })
  ).items
  expect(moved).toMatchObject({ status: 'shortlisted' })
  const own = await meera.call(applications.get, { applicationId })
  expect(own.steps.map(({ status, by, words }) => [status, by, words])).toEqual([
    ['shortlisted', 'institution', 'Please choose a time.'],
    ['viewed', 'institution', ''],
    ['sent', 'applicant', ''],
  ])
  expect(JSON.stringify(own)).not.toContain('Strong.')
  expect((await kindsOf(meera)).filter((kind) => kind === 'application_moved')).toHaveLength(2)
  expect((await owner.call(applicants.view, { applicationId })).notes).toMatchObject([{ text: 'Strong.', isOwn: false }])
  await expect(owner.call(applicants.removeNote, { applicationId, noteId: note.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })

  await meera.call(applications.withdraw, { applicationId })
  expect(await kindsOf(owner)).toContain('application_withdrawn')
  await expect(owner.call(applicants.view, { applicationId })).rejects.toMatchObject({ code: 'APPLICATION_WITHDRAWN' })
  expect([(await cv(owner)).status, (await cv(meera)).status]).toEqual([404, 200])
  expect((await recruiter.call(applicants.setStatus, { postingId, applicationIds: [applicationId], status: 'offer' })).items).toMatchObject(
    [{ status: 'withdrawn' }],
  )
  await expect(meera.call(applications.apply, { postingId })).rejects.toMatchObject({ code: 'ALREADY_APPLIED' })
})

test('a registration that was checked stands beside what is asked with its council and day, and proves no other council', async ({
  world,
}) => {
  const { owner, institutionId } = await ward(world)
  const ravi = await world.member({ name: 'Asha Rao' })
  const { id: claimId } = await ravi.call(verification.submit, { kind: 'doctor', proof: registration() })
  await approve(await world.reviewer(), claimId)
  const requirements = [{ kind: 'registration', strictness: 'must', words: 'Registered doctor' } as const]
  const [any, other] = [
    await aPosting(world, institutionId, { requirements }),
    await aPosting(world, institutionId, { requirements, council: 'tnmc' }),
  ]
  const checked = expect.stringMatching(/^Karnataka Medical Council, checked on \d+ \w+ \d{4}$/)

  expect((await ravi.call(applications.fit, { postingId: any })).items).toMatchObject([{ says: '', proven: checked }])
  expect((await ravi.call(applications.fit, { postingId: other })).items).toMatchObject([{ says: checked, proven: '' }])
  const opened = await owner.call(applicants.view, { applicationId: await anApplication(ravi, any) })
  expect(opened.fit).toMatchObject([{ proven: checked }])
})

test('whoever takes a CV has viewed the application; whoever exports the list has the words of all, and has viewed none', async ({
  world,
}) => {
  const { recruiter, meera, postingId } = await ward(world)
  const [ravi, cvUploadId] = [await world.member(), await meera.upload('cv', PDF)]
  const { id: applicationId } = await meera.call(applications.apply, { postingId, cvUploadId })
  const take = (by: TestMember) => world.fetch(`/api/applications/${applicationId}/cv`, { token: by.token })
  const statusOf = async (member: TestMember) => (await member.call(applications.list, {})).items[0]?.status

  await take(meera)
  expect(await statusOf(meera)).toBe('sent')
  expect((await take(recruiter)).status).toBe(200)
  expect(await statusOf(meera)).toBe('viewed')
  const other = await anApplication(ravi, postingId)
  await recruiter.call(applicants.export, { postingId })
  await recruiter.call(applicants.export, { postingId })

  expect(await ravi.call(applications.get, { applicationId: other })).toMatchObject({
    status: 'sent',
    steps: [
      { status: 'exported', by: 'institution', words: '' },
      { status: 'sent', by: 'applicant' },
    ],
  })
  expect([await kindsOf(meera), await kindsOf(ravi)]).toEqual([['application_moved'], []])

  await recruiter.call(applicants.view, { applicationId: other })
  await recruiter.call(applicants.export, { postingId })
  const { steps } = await ravi.call(applications.get, { applicationId: other })
  expect(steps.map(({ status }) => status)).toEqual(['viewed', 'exported', 'sent'])
})

test('whoever became a recruiter after applying reads no notes on themselves and sets no status of their own', async ({ world }) => {
  const { owner, recruiter, meera, institutionId, postingId } = await ward(world)
  const applicationId = await anApplication(meera, postingId)
  await recruiter.call(applicants.addNote, { applicationId, clientId: randomUUID(), text: 'Strong.' })
  await giveRole(owner, institutionId, meera, 'recruiter')

  for (const attempt of [
    () => meera.call(applicants.view, { applicationId }),
    () => meera.call(applicants.addNote, { applicationId, clientId: randomUUID(), text: 'Mine' }),
    () => meera.call(applicants.write, { applicationId }),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await meera.call(applicants.setStatus, { postingId, applicationIds: [applicationId], status: 'offer' })).items).toEqual([])
  expect(await meera.call(applicants.list, { postingId })).toMatchObject({ items: [], counts: { sent: 0 } })
  expect(await (await meera.call(applicants.export, { postingId })).text()).not.toContain('Meera')
  expect(await meera.call(applications.get, { applicationId })).toMatchObject({ status: 'sent' })
})

test('strangers, recruiters of other institutions, and those whose role was taken away reach nothing by its id', async ({ world }) => {
  const { owner, recruiter, meera, institutionId, postingId } = await ward(world)
  const other = await world.member()
  const otherPosting = await aPosting(world, await openPage(world, [other.id, 'owner']))
  const applicationId = await anApplication(meera, postingId)
  const { id: noteId } = await recruiter.call(applicants.addNote, { applicationId, clientId: randomUUID(), text: 'Strong.' })
  const reaches = (by: TestMember) => [
    by.call(applicants.view, { applicationId }),
    by.call(applicants.addNote, { applicationId, clientId: randomUUID(), text: 'Mine' }),
    by.call(applicants.removeNote, { applicationId, noteId }),
    by.call(applicants.write, { applicationId }),
    by.call(applicants.list, { postingId }),
    by.call(applicants.setStatus, { postingId, applicationIds: [applicationId], status: 'offer' }),
    by.call(applicants.export, { postingId }),
    by.call(applications.cv, { applicationId }),
  ]
  const codesOf = async (by: TestMember) =>
    (await Promise.allSettled(reaches(by))).map((one) => (one.status === 'rejected' ? one.reason.code : 'answered'))
  const nothing = expect.toBeOneOf(['NOT_FOUND', 'NO_ROLE'])

  expect(await codesOf(other)).toEqual(Array(8).fill(nothing))
  expect(await codesOf(meera)).toEqual([...Array(7).fill(nothing), 'NOT_FOUND'])
  await expect(other.call(applications.get, { applicationId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const across = { postingId: otherPosting, applicationIds: [applicationId], status: 'offer' as const }
  expect((await other.call(applicants.setStatus, across)).items).toEqual([])
  await owner.call(institutionRoles.remove, { institutionId, memberId: recruiter.id })
  expect(await codesOf(recruiter)).toEqual(Array(8).fill(nothing))
  expect(await meera.call(applications.get, { applicationId })).toMatchObject({ status: 'sent' })
})

test('across a block a recruiter does not meet an applicant; a colleague does', async ({ world }) => {
  const { owner, recruiter, meera, postingId } = await ward(world)
  const applicationId = await anApplication(meera, postingId)
  await meera.call(mates.block, { memberId: recruiter.id })

  expect(await recruiter.call(applicants.list, { postingId })).toMatchObject({ items: [], counts: { sent: 0 } })
  await expect(recruiter.call(applicants.view, { applicationId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await owner.call(applicants.list, { postingId })).items).toHaveLength(1)
})

test('an offer in an institution’s name asks for no money, and does not move the application then', async ({ world }) => {
  const { recruiter, meera, postingId } = await ward(world)
  const applicationId = await anApplication(meera, postingId)
  const words = 'Please deposit ₹5,000 to confirm.'

  await expect(
    recruiter.call(applicants.setStatus, { postingId, applicationIds: [applicationId], status: 'offer', words }),
  ).rejects.toMatchObject({ code: 'ASKS_FOR_MONEY', issues: [{ path: 'words' }] })
  expect(await meera.call(applications.get, { applicationId })).toMatchObject({ status: 'sent' })
})

test('nobody applies to their own institution, or to what is closed', async ({ world }) => {
  const { recruiter, meera, institutionId, postingId } = await ward(world)
  await expect(recruiter.call(applications.apply, { postingId })).rejects.toMatchObject({ code: 'WRITE_TO_YOURSELF' })
  const closed = { state: 'closed' as const, close_reason: 'filled' as const, closed_at: new Date(), ask_at: null }
  await expect(meera.call(applications.apply, { postingId: await aPosting(world, institutionId, closed) })).rejects.toMatchObject({
    code: 'POSTING_CLOSED',
  })
  await expect(
    meera.call(applications.apply, { postingId: await aPosting(world, institutionId, { state: 'draft' }) }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
