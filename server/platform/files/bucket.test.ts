import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { files } from '#contract/files.ts'
import { verification } from '#contract/verification.ts'
import { openBucketServer } from '#tests/support/bucket-server.ts'
import { picture, registration } from '#tests/support/claims.ts'
import { expectRefusal } from '#tests/support/refusal.ts'
import { World } from '#tests/support/world.ts'

let server: Awaited<ReturnType<typeof openBucketServer>>
beforeAll(async () => {
  server = await openBucketServer()
})
afterAll(() => server.close())

async function worldWith(settings: Record<string, string>) {
  const world = await World.open({ ...server.settings, ...settings })
  onTestFinished(() => world.close())
  return world
}

test('with a bucket configured pictures and evidence lie there alone, sealed, and open as from the disk', async () => {
  const world = await worldWith({})
  const [asha, farah] = [await world.member(), await world.reviewer()]

  const { id, url } = await asha.call(files.uploadImage, { file: await picture() })
  const { id: claimId } = await asha.call(verification.submit, { kind: 'doctor', proof: registration() })
  const { id: evidenceId } = await asha.call(verification.addEvidence, {
    claimId,
    uploadId: await asha.upload('evidence', await picture()),
  })
  await farah.call(verification.take, { claimId })

  const shown = Buffer.from(await (await world.fetch(url)).arrayBuffer())
  expect(shown.toString('latin1', 8, 12)).toBe('WEBP')
  expect((await farah.call(verification.evidenceFile, { evidenceId })).type).toBe('image/webp')
  expect((await server.bytesOf(id)).includes('WEBP')).toBe(false)
  expect((await server.bytesOf(evidenceId)).includes('WEBP')).toBe(false)
  expect(await readdir(join(world.dataDir, 'files')).catch(() => [])).toEqual([])
})

test('while the bucket is out of reach files are refused in words, and everything else is answered', async () => {
  const world = await worldWith({ FILES_S3_BUCKET: 'another' })
  const asha = await world.member()

  const form = new FormData()
  form.append('file', await picture())
  const answer = await world.fetch('/api/files/images', { method: 'POST', token: asha.token, body: form })

  expect(answer.headers.get('retry-after')).toBe('5')
  const { message } = await expectRefusal(answer, 503)
  expect(message).toBe('Files cannot be stored or opened at the moment. Please try again in a moment.')
  expect((await asha.call(verification.overview)).claims).toEqual([])
})
