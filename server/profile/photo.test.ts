import sharp from 'sharp'
import { expect } from 'vitest'
import { account } from '#contract/account.ts'
import { profile } from '#contract/profile.ts'
import { test } from '#tests/support/world.ts'

/** Left half red, right half blue. */
const halves = async () => {
  const half = (background: string) =>
    sharp({ create: { width: 300, height: 400, channels: 3, background } })
      .png()
      .toBuffer()
  const picture = await sharp({ create: { width: 600, height: 400, channels: 3, background: 'red' } })
    .composite([{ input: await half('blue'), left: 300, top: 0 }])
    .withExif({ IFD0: { Copyright: 'Asha Rao at home' } })
    .jpeg()
    .toBuffer()
  return new File([new Uint8Array(picture)], 'me.jpg', { type: 'image/jpeg' })
}

test('a photo is cut to the chosen square and loses its metadata', async ({ world }) => {
  const asha = await world.member()

  const { avatarUrl } = await asha.call(profile.uploadPhoto, { file: await halves(), left: 0.5, top: 0, size: 0.5 })

  const stored = await (await world.fetch(avatarUrl!)).arrayBuffer()
  const { width, height, exif } = await sharp(stored).metadata()
  const { dominant } = await sharp(stored).stats()
  expect({ width, height, exif }).toEqual({ width: 512, height: 512, exif: undefined })
  expect(dominant.b).toBeGreaterThan(dominant.r)
  expect(await asha.call(account.me)).toMatchObject({ picture: avatarUrl })
})

test('a new photo takes the place of the old one, and none is left when it is removed', async ({ world }) => {
  const asha = await world.member()
  const first = await asha.call(profile.uploadPhoto, { file: await halves() })

  const second = await asha.call(profile.uploadPhoto, { file: await halves() })
  const removed = await asha.call(profile.removePhoto)

  expect(removed).toEqual({ avatarUrl: null })
  for (const { avatarUrl } of [first, second]) expect((await world.fetch(avatarUrl!)).status).toBe(404)
})

test('what is no picture is refused, and the photo stays', async ({ world }) => {
  const asha = await world.member()
  const { avatarUrl } = await asha.call(profile.uploadPhoto, { file: await halves() })

  const refused = asha.call(profile.uploadPhoto, { file: new File(['<svg/>'], 'me.png', { type: 'image/png' }) })

  await expect(refused).rejects.toMatchObject({ code: 'NOT_AN_IMAGE' })
  expect(await asha.call(account.me)).toMatchObject({ picture: avatarUrl })
})
