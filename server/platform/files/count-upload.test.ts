import sharp from 'sharp'
import { test as base, expect, vi } from 'vitest'
import { Refusal } from '#contract/errors.ts'
import { files } from '#contract/files.ts'
import { profile } from '#contract/profile.ts'
import { verification } from '#contract/verification.ts'
import { registration } from '#tests/support/claims.ts'
import { type TestMember, World } from '#tests/support/world.ts'
import { drawing } from './drawing/drawing.ts'

const UPLOADS = 2

const test = base.extend<{ world: World }>({
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const world = await World.open({ RATE_LIMITS: 'on', LIMIT_UPLOADS: `${UPLOADS}/600` })
      await use(world)
      await world.close()
    },
    { scope: 'file' },
  ],
})

const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#36a' } })
  .png()
  .toBuffer()
const file = new File([new Uint8Array(bytes)], 'film.png', { type: 'image/png' })

const ways: Record<string, (by: TestMember) => Promise<() => Promise<unknown>>> = {
  picture: async (by) => () => by.call(files.uploadImage, { file }),
  photo: async (by) => () => by.call(profile.uploadPhoto, { file }),
  evidence: async (by) => {
    const { id: claimId } = await by.call(verification.submit, { kind: 'doctor', proof: registration() })
    return async () => by.call(verification.addEvidence, { claimId, uploadId: await by.upload('evidence', file) })
  },
}

test.for(Object.keys(ways))('a %s that is refused because too many wait does not count, and any other does', async (way, { world }) => {
  const upload = await ways[way]!(await world.member())
  const refuse = (code: 'BUSY' | 'NOT_AN_IMAGE') => vi.spyOn(drawing, 'draw').mockRejectedValueOnce(new Refusal(code))

  for (let at = 1; at < UPLOADS; at++) await upload()
  for (let at = 0; at < UPLOADS + 2; at++) {
    refuse('BUSY')
    await expect(upload(), `${at}`).rejects.toMatchObject({ code: 'BUSY' })
  }
  refuse('NOT_AN_IMAGE')
  await expect(upload()).rejects.toMatchObject({ status: 422 })

  await expect(upload()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
})
