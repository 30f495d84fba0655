import { randomUUID } from 'node:crypto'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect } from 'vitest'
import { applicants } from '#contract/applicants.ts'
import { applications } from '#contract/applications.ts'
import { openPage } from '#tests/support/institutions.ts'
import { aPosting } from '#tests/support/jobs.ts'
import { setProfile } from '#tests/support/mates.ts'
import { pdfOf } from '#tests/support/paper-files.ts'
import { test, type World } from '#tests/support/world.ts'
import { sweepPostings } from './jobs.ts'

const PDF = new File(['%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'], 'asha.pdf')

async function ward(world: World) {
  const [recruiter, meera] = [await world.member(), await world.member({ name: 'Dr. Meera Kutty' })]
  return { recruiter, meera, postingId: await aPosting(world, await openPage(world, [recruiter.id, 'recruiter'])) }
}

test('a CV made from the profile is frozen with the application, and is read as one that was sent', async ({ world }) => {
  const { recruiter, meera, postingId } = await ward(world)
  await setProfile(world, meera, { college: 'Grant Medical College' })
  const { id: applicationId, cv } = await meera.call(applications.apply, { postingId, cvFromProfile: true })
  await setProfile(world, meera, { college: 'Another College' })

  const read = await world.fetch(`/api/applications/${applicationId}/cv`, { token: recruiter.token })
  const bytes = new Uint8Array(await read.arrayBuffer())

  expect(cv).toEqual({ name: 'CV Dr. Meera Kutty.pdf', sizeBytes: bytes.length })
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
  expect(text).toContain('Grant Medical College')
  expect(text).not.toContain('Another College')
})

test('a file and the CV from the profile are not sent together', async ({ world }) => {
  const { meera, postingId } = await ward(world)
  const cvUploadId = await meera.upload('cv', PDF)

  await expect(meera.call(applications.apply, { postingId, cvUploadId, cvFromProfile: true })).rejects.toMatchObject({
    code: 'BAD_INPUT',
    issues: [{ path: 'cvFromProfile' }],
  })
})

test('a CV whose text or name shows an Aadhaar number is refused, nothing of it is kept, and nobody has applied', async ({ world }) => {
  const { meera, postingId } = await ward(world)
  const pdf = (name: string, ...lines: string[]) => new File([new Uint8Array(pdfOf([lines]))], name, { type: 'application/pdf' })

  for (const cv of [pdf('cv.pdf', 'Dr. Meera Kutty', 'Aadhaar 2341 2341 2346'), pdf('234123412346.pdf', 'Dr. Meera Kutty')]) {
    const cvUploadId = await meera.upload('cv', cv)
    await expect(meera.call(applications.apply, { postingId, cvUploadId })).rejects.toMatchObject({
      code: 'AADHAAR_SEEN',
      message: expect.stringContaining('was deleted. Cover the number'),
    })
    expect(await world.db.selectFrom('file_upload').select('id').where('id', '=', cvUploadId).execute()).toEqual([])
  }
  expect((await meera.call(applications.list, {})).items).toEqual([])

  const cvUploadId = await meera.upload('cv', pdf('cv.pdf', 'Dr. Meera Kutty', 'Serial 2341 2341 2347, phone 98765 43210'))
  expect(await meera.call(applications.apply, { postingId, cvUploadId })).toMatchObject({ cv: { name: 'cv.pdf' } })
})

test('180 days after a posting has closed its applications are erased, CV and notes with them', async ({ world }) => {
  const { recruiter, meera, postingId } = await ward(world)
  const cvUploadId = await meera.upload('cv', PDF)
  const { id: applicationId } = await meera.call(applications.apply, { postingId, cvUploadId })
  await recruiter.call(applicants.addNote, { applicationId, clientId: randomUUID(), text: 'Strong.' })
  const closedFor = async (days: number) => {
    const closed_at = new Date(Date.now() - days * 24 * 3600_000)
    await world.db
      .updateTable('job_posting')
      .set({ state: 'closed', close_reason: 'filled', closed_at, ask_at: null })
      .where('id', '=', postingId)
      .execute()
    await sweepPostings(world.app.services)
  }

  await closedFor(179)
  expect(await meera.call(applications.get, { applicationId })).toMatchObject({ erasedOn: expect.any(String) })
  await closedFor(181)
  await expect(meera.call(applications.get, { applicationId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const left = await world.db.selectFrom('file_upload').select('id').where('id', '=', cvUploadId).execute()
  expect([
    left,
    await world.db.selectFrom('job_application_note').select('id').where('application_id', '=', applicationId).execute(),
  ]).toEqual([[], []])
})
