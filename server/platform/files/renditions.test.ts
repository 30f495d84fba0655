import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect } from 'vitest'
import { feed } from '#contract/feed.ts'
import { files, type Image } from '#contract/files.ts'
import { FACE_WIDTH, PICTURE_WIDTHS } from '#contract/limits.ts'
import { profile } from '#contract/profile.ts'
import { test, type World } from '#tests/support/world.ts'
import { sweepImages } from './images.ts'

/** A picture that no encoder makes small: bands of a turning colour. */
async function photograph(width: number, height: number) {
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0; at < pixels.length; at++) pixels[at] = (at * 7 + ((at / 999) | 0) * 13) % 256
  const bytes = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'ward.jpg', { type: 'image/jpeg' })
}

async function fetched(world: World, url: string, accept = 'image/webp') {
  const answer = await world.fetch(url, { headers: { accept } })
  const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  return { status: answer.status, type: answer.headers.get('content-type'), vary: answer.headers.get('vary'), width, height, format }
}

const rendered = (world: World, image: Image) =>
  world.db.selectFrom('file_rendition').select('id').where('file_id', '=', image.id).orderBy('id').execute()

test('a picture is handed out as narrow as it is shown, as AVIF where that is accepted, and whole without a word of width', async ({
  world,
}) => {
  const asha = await world.member()
  const { url, width } = await asha.call(files.uploadImage, { file: await photograph(1600, 1000) })
  const [narrow, middle] = PICTURE_WIDTHS

  expect(width).toBe(1600)
  expect(await fetched(world, `${url}&w=${narrow}`)).toMatchObject({
    type: 'image/webp',
    width: narrow,
    vary: expect.stringContaining('accept'),
  })
  expect(await fetched(world, `${url}&w=${narrow}`, 'image/avif,image/webp,*/*')).toMatchObject({
    type: 'image/avif',
    width: narrow,
    height: 300,
  })
  expect(await fetched(world, `${url}&w=${narrow + 1}`)).toMatchObject({ width: middle })
  for (const whole of [url, `${url}&w=2000`, `${url}&w=x`, `${url}&w=`])
    expect(await fetched(world, whole), whole).toMatchObject({ width: 1600 })
  expect((await world.fetch(`${url.replace(/sig=./, 'sig=_')}&w=${narrow}`)).status).toBe(404)
})

test('a small picture has no narrower one, and any has a few pixels for its place', async ({ world }) => {
  const asha = await world.member()
  const small = await asha.call(files.uploadImage, { file: await photograph(500, 300) })

  expect(await rendered(world, small)).toEqual([])
  expect(await fetched(world, `${small.url}&w=480`)).toMatchObject({ width: 500 })
  expect(small.preview).toMatch(/^data:image\/webp;base64,/)
  expect(small.preview.length).toBeLessThan(400)
  const few = await sharp(Buffer.from(small.preview.split(',')[1]!, 'base64')).metadata()
  expect(few).toMatchObject({ width: 16, height: 10 })

  const post = await asha.call(feed.create, { clientId: randomUUID(), content: 'A film', images: [{ id: small.id, alt: '' }] })
  expect(post.images[0]!.preview).toBe(small.preview)
})

test('a face comes in the size of a face', async ({ world }) => {
  const asha = await world.member()
  const { avatarUrl } = await asha.call(profile.uploadPhoto, { file: await photograph(900, 700), left: 0, top: 0, size: 1 })

  expect(await fetched(world, `${avatarUrl}&w=${FACE_WIDTH}`)).toMatchObject({ width: FACE_WIDTH, height: FACE_WIDTH })
})

test('narrower pictures go with their whole one, bytes and all, and the whole is shown while one is missing', async ({ world }) => {
  const asha = await world.member()
  const image = await asha.call(files.uploadImage, { file: await photograph(1600, 1000) })
  const post = await asha.call(feed.create, { clientId: randomUUID(), content: 'A film', images: [{ id: image.id, alt: '' }] })
  const { files: store } = world.app.services
  const rows = await rendered(world, image)
  expect(rows).toHaveLength(2 * PICTURE_WIDTHS.length)

  for (const { id } of rows) await store.remove(id)
  expect(await fetched(world, `${image.url}&w=480`)).toMatchObject({ width: 1600 })

  await asha.call(feed.remove, { postId: post.id })
  await sweepImages(world.db, store)
  expect(await rendered(world, image)).toEqual([])
  for (const { id } of [image, ...rows]) expect(await store.open(id, 'image')).toBeNull()
})
