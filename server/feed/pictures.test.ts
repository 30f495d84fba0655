import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect } from 'vitest'
import { feed } from '#contract/feed.ts'
import { files } from '#contract/files.ts'
import { type TestMember, test } from '#tests/support/world.ts'

/** A photograph as a phone takes it: turned by its metadata, with the place it was taken. */
const photograph = () =>
  sharp({ create: { width: 64, height: 32, channels: 3, background: '#36a' } })
    .withExif({ IFD0: { Copyright: 'Bed 14, Mr. Secret' }, IFD3: { GPSLatitude: '22/1 34/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

const upload = async (by: TestMember) =>
  by.call(files.uploadImage, { file: new File([new Uint8Array(await photograph())], 'ward.jpg', { type: 'image/jpeg' }) })
const write = (by: TestMember, imageId: string) =>
  by.call(feed.create, { clientId: randomUUID(), content: 'See below', imageId, imageAlt: 'A blue field' })

test('a picture is shown with its post, upright and without anything the camera wrote into it', async ({ world }) => {
  const asha = await world.member()

  const { id } = await upload(asha)
  const { image } = await write(asha, id)

  expect(image).toMatchObject({ id, width: 32, height: 64, alt: 'A blue field' })
  const stored = Buffer.from(await (await world.fetch(image!.url)).arrayBuffer())
  const { format, exif, orientation } = await sharp(stored).metadata()
  expect({ format, exif, orientation }).toEqual({ format: 'webp', exif: undefined, orientation: undefined })
  expect(stored.includes('Secret')).toBe(false)
})

test("another member's picture is not taken up, and one's own only once", async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const { id } = await upload(asha)
  const refused = { code: 'NOT_FOUND', message: 'We could not find that picture. Please add it again.' }

  await expect(write(ravi, id)).rejects.toMatchObject(refused)
  await write(asha, id)

  await expect(write(asha, id)).rejects.toMatchObject(refused)
})

test('the picture of a deleted post is gone from the site', async ({ world }) => {
  const asha = await world.member()
  const { id: postId, image } = await write(asha, (await upload(asha)).id)

  await asha.call(feed.remove, { postId })

  expect((await world.fetch(image!.url)).status).toBe(404)
})

test('what is no picture is refused in words, whatever it is called', async ({ world }) => {
  const asha = await world.member()
  const file = new File(['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'], 'ward.jpg', { type: 'image/jpeg' })

  await expect(asha.call(files.uploadImage, { file })).rejects.toMatchObject({ code: 'NOT_AN_IMAGE', status: 422 })
})
