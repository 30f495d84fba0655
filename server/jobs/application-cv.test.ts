import { extractText, getDocumentProxy } from 'unpdf'
import { expect } from 'vitest'
import { applications } from '#contract/applications.ts'
import { openPage } from '#tests/support/institutions.ts'
import { aPosting } from '#tests/support/jobs.ts'
import { setProfile } from '#tests/support/mates.ts'
import { test, type World } from '#tests/support/world.ts'

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
