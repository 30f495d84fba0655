import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { applicants } from '#contract/applicants.ts'
import { applications } from '#contract/applications.ts'
import { institutionClaims } from '#contract/institution-claims.ts'
import { institutions } from '#contract/institutions.ts'
import { moderation } from '#contract/moderation.ts'
import { postings } from '#contract/postings.ts'
import { addDocument, decide, openPage } from '#tests/support/institutions.ts'
import { anApplication, aPosting } from '#tests/support/jobs.ts'
import { test, type World } from '#tests/support/world.ts'

const PDF = new File(['%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'], 'meera.pdf')
const removed = { code: 'POSTING_REMOVED', status: 409 }

/** Two postings of one institution, an application to each, and the first posting removed by a reviewer. */
async function ward(world: World) {
  const [owner, recruiter, meera, farah] = [await world.member(), await world.member(), await world.member(), await world.reviewer()]
  const institutionId = await openPage(world, [owner.id, 'owner'], [recruiter.id, 'recruiter'])
  const [postingId, other] = [await aPosting(world, institutionId), await aPosting(world, institutionId)]
  const cvUploadId = await meera.upload('cv', PDF)
  const { id: applicationId } = await meera.call(applications.apply, { postingId, cvUploadId })
  const kept = await anApplication(meera, other)
  const note = await owner.call(applicants.addNote, { applicationId, clientId: randomUUID(), text: 'Strong.' })
  const { id: reportId } = await meera.call(moderation.report, { kind: 'posting', subjectId: postingId, reason: 'spam', words: 'A fee.' })
  await farah.call(moderation.decideReport, { reportId, upheld: true, rule: 'money', words: 'It asks for money by telephone.' })
  return { owner, recruiter, meera, postingId, applicationId, noteId: note.id, other, kept, institutionId }
}

test('of a job that was rightly reported its institution reads no application, no CV and no list any more', async ({ world }) => {
  const { owner, recruiter, postingId, applicationId, noteId } = await ward(world)
  for (const by of [owner, recruiter])
    for (const attempt of [
      () => by.call(applicants.list, { postingId }),
      () => by.call(applicants.view, { applicationId }),
      () => by.call(applicants.setStatus, { postingId, applicationIds: [applicationId], status: 'offer' }),
      () => by.call(applicants.addNote, { applicationId, clientId: randomUUID(), text: 'Call her.' }),
      () => by.call(applicants.removeNote, { applicationId, noteId }),
      () => by.call(applicants.write, { applicationId }),
      () => by.call(applicants.export, { postingId }),
      () => by.call(applications.cv, { applicationId }),
    ])
      await expect(attempt()).rejects.toMatchObject(removed)
})

test('its applicant keeps what they sent, and the institution what was sent to its other jobs', async ({ world }) => {
  const { owner, meera, applicationId, other, kept, institutionId, postingId } = await ward(world)

  expect(await meera.call(applications.get, { applicationId })).toMatchObject({ status: 'sent', posting: { closeReason: 'removed' } })
  expect((await world.fetch(`/api/applications/${applicationId}/cv`, { token: meera.token })).status).toBe(200)
  expect((await owner.call(applicants.list, { postingId: other })).items).toMatchObject([{ id: kept }])
  const { items } = await owner.call(postings.list, { institutionId })
  expect(Object.fromEntries(items.map(({ id, unviewed }) => [id, unviewed]))).toEqual({ [postingId]: 0, [other]: 1 })
})

test('whoever has no role there learns of it no more than before', async ({ world }) => {
  const { applicationId, postingId } = await ward(world)
  const stranger = await world.member()

  await expect(stranger.call(applicants.view, { applicationId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(stranger.call(applicants.list, { postingId })).rejects.toMatchObject({ code: 'NO_ROLE' })
})

test('while a page was rightly reported nobody there reads an application, and once its mark is back everything stands as it was', async ({
  world,
}) => {
  const [owner, meera, farah] = [await world.member(), await world.member(), await world.reviewer()]
  const institutionId = await openPage(world, [owner.id, 'owner'])
  const postingId = await aPosting(world, institutionId)
  const applicationId = await anApplication(meera, postingId)
  const asked = { kind: 'institution', subjectId: institutionId, reason: 'impersonation', words: 'It is not theirs.' } as const
  const { id: reportId } = await meera.call(moderation.report, asked)
  await farah.call(moderation.decideReport, { reportId, upheld: true, rule: 'oneself', words: 'The certificate is another one.' })
  const suspended = { code: 'READING_SUSPENDED', status: 409 }

  await expect(owner.call(applicants.list, { postingId })).rejects.toMatchObject(suspended)
  await expect(owner.call(applicants.export, { postingId })).rejects.toMatchObject(suspended)
  await expect(owner.call(applicants.view, { applicationId })).rejects.toMatchObject(suspended)
  expect((await owner.call(postings.list, { institutionId })).items).toMatchObject([{ id: postingId }])
  expect(await meera.call(applications.get, { applicationId })).toMatchObject({ status: 'sent' })

  const { id: claimId } = await owner.call(institutionClaims.claim, { institutionId, position: 'Dean' })
  await addDocument(owner, claimId)
  await decide(await world.reviewer(), claimId)
  expect(await owner.call(applicants.view, { applicationId })).toMatchObject({ status: 'viewed' })
})

test('a mark that ends with another name of the page takes no application from those who recruit', async ({ world }) => {
  const [owner, meera] = [await world.member(), await world.member()]
  const institutionId = await openPage(world, [owner.id, 'owner'])
  const postingId = await aPosting(world, institutionId)
  await anApplication(meera, postingId)
  await owner.call(institutions.edit, { institutionId, version: 1, name: 'Narmada Eye Institute' })

  expect((await owner.call(applicants.list, { postingId })).items).toHaveLength(1)
})
