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
const write = (by: TestMember, ...ids: string[]) =>
  by.call(feed.create, {
    clientId: randomUUID(),
    content: 'See below',
    images: ids.map((id, at) => ({ id, alt: `A blue field ${at + 1}` })),
  })

test('a picture is shown with its post, upright and without anything the camera wrote into it', async ({ world }) => {
  const asha = await world.member()

  const { id } = await upload(asha)
  const [image] = (await write(asha, id)).images

  expect(image).toMatchObject({ id, width: 32, height: 64, alt: 'A blue field 1' })
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

test('a post shows four pictures in the order that its author gave them, each with its own words, and no fifth', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const ids = []
  for (let n = 0; n < 5; n++) ids.push((await upload(asha)).id)
  const order = [ids[2]!, ids[0]!, ids[3]!, ids[1]!]

  await expect(write(asha, ...ids)).rejects.toMatchObject({ code: 'BAD_INPUT', issues: [{ path: 'images' }] })
  const { id: postId } = await write(asha, ...order)

  const { images } = await ravi.call(feed.get, { postId })
  expect(images.map(({ id, alt }) => [id, alt])).toEqual(order.map((id, at) => [id, `A blue field ${at + 1}`]))
})

test('where one of several pictures is not to be had nothing is posted, and the others stay to be posted', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const [own, other] = [(await upload(asha)).id, (await upload(ravi)).id]

  await expect(write(asha, own, other)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(write(asha, own, own)).rejects.toMatchObject({ code: 'NOT_FOUND' })

  expect((await write(asha, own)).images).toMatchObject([{ id: own }])
})

test('the pictures of a deleted post are gone from the site', async ({ world }) => {
  const asha = await world.member()
  const { id: postId, images } = await write(asha, (await upload(asha)).id, (await upload(asha)).id)

  await asha.call(feed.remove, { postId })

  const answers = await Promise.all(images.map(({ url }) => world.fetch(url)))
  expect(answers.map(({ status }) => status)).toEqual([404, 404])
  expect(await world.db.selectFrom('file').select('id').where('owner_id', '=', asha.id).execute()).toEqual([])
})

test('what is no picture is refused in words, whatever it is called', async ({ world }) => {
  const asha = await world.member()
  const file = new File(['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'], 'ward.jpg', { type: 'image/jpeg' })

  await expect(asha.call(files.uploadImage, { file })).rejects.toMatchObject({ code: 'NOT_AN_IMAGE', status: 422 })
})
