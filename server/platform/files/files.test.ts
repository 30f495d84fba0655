import { randomUUID } from 'node:crypto'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, describe, expect, vi } from 'vitest'
import { feed } from '#contract/feed.ts'
import { files } from '#contract/files.ts'
import { mates } from '#contract/mates.ts'
import { profile } from '#contract/profile.ts'
import { search } from '#contract/search.ts'
import { setProfile } from '#tests/support/mates.ts'
import { expectRefusal } from '#tests/support/refusal.ts'
import { type TestMember, test, World } from '#tests/support/world.ts'
import { newId } from '../ids.ts'
import { HOLDS_S, imageUrl } from './addresses.ts'

afterEach(() => vi.useRealTimers())

/** Some time passes for the server; the database keeps its own. */
function pass(seconds: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 })
}

async function film() {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#36a' } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'film.png', { type: 'image/png' })
}

const upload = async (by: TestMember) => by.call(files.uploadImage, { file: await film() })
async function write(by: TestMember, content = 'See the film') {
  const images = [{ id: (await upload(by)).id, alt: '' }]
  const post = await by.call(feed.create, { clientId: randomUUID(), content, images })
  return { ...post, image: post.images[0] }
}
const renew = async (by: TestMember, ...ids: string[]) => (await by.call(files.renew, { ids })).items
const opens = async (world: World, url: string) => (await world.fetch(url)).ok

test('an address opens its picture without a session, and neither it nor a cache keeps it for longer than it holds', async ({ world }) => {
  const { image } = await write(await world.member())

  const answer = await world.fetch(image!.url)

  expect({ status: answer.status, type: answer.headers.get('content-type') }).toEqual({ status: 200, type: 'image/webp' })
  const [, kept] = /^private, max-age=(\d+), immutable$/.exec(answer.headers.get('cache-control')!)!
  expect(Number(kept)).toBeGreaterThan(HOLDS_S / 2 - 5)
  expect(Number(kept)).toBeLessThanOrEqual(HOLDS_S)
  pass(Number(kept) + 1)
  expect(await opens(world, image!.url)).toBe(false)
})

test('without the right signature a picture that is there is answered like one that never was', async ({ world }) => {
  const asha = await world.member()
  const [{ image }, { image: other }] = [await write(asha), await write(asha)]
  const { pathname, searchParams } = new URL(image!.url, world.url)
  const [until, sig] = [searchParams.get('until')!, searchParams.get('sig')!]
  const never = imageUrl(randomUUID())

  for (const wrong of [
    never,
    pathname,
    `/files/${image!.id}`,
    `${pathname}?until=${until}`,
    `${pathname}?sig=${sig}`,
    `${pathname}?until=${Number(until) + 600}&sig=${sig}`,
    `${pathname}?until=${until}&sig=${sig.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'))}`,
    `${pathname}?until=${until}&until=${until}&sig=${sig}`,
    `${imageUrl(other!.id)}?until=${until}&sig=${sig}`,
    `${pathname.toUpperCase().replace('/FILES', '/files').replace('WEBP', 'webp')}?until=${until}&sig=${sig}`,
  ]) {
    const answer = await world.fetch(wrong)
    expect(answer.headers.get('cache-control'), wrong).toBe('no-store')
    expect(await expectRefusal(answer, 404), wrong).toMatchObject({ code: 'NOT_FOUND' })
  }
  expect(await opens(world, image!.url)).toBe(true)
})

test('every node of an installation opens what another has signed, and no other installation does', async ({ world }) => {
  const [ours, theirs] = [Buffer.alloc(32, 7), Buffer.alloc(32, 9)].map((key) => ({ SECRET_KEY: key.toString('base64') }))
  const nodes = [
    await World.open(ours, undefined, world),
    await World.open(ours, undefined, world),
    await World.open(theirs, undefined, world),
  ]
  const { url } = await upload(await nodes[0]!.member())
  // As over a folder that all of them share.
  for (const node of nodes.slice(1)) await cp(join(nodes[0]!.dataDir, 'files'), join(node.dataDir, 'files'), { recursive: true })

  expect(await Promise.all(nodes.map((node) => opens(node, url)))).toEqual([true, true, false])
  for (const node of nodes) await node.close()
})

describe('an address that holds again', () => {
  test('is given to whoever may see the post, and to nobody once it is deleted', async ({ world }) => {
    const [asha, ravi] = [await world.member(), await world.member()]
    const { id: postId, image } = await write(asha)
    pass(HOLDS_S + 1)

    const [again, ...more] = await renew(ravi, image!.id, randomUUID())
    expect(more).toEqual([])
    expect(again).toMatchObject({ id: image!.id })
    expect(await opens(world, again!.url)).toBe(true)
    await asha.call(feed.remove, { postId })
    expect(await opens(world, again!.url)).toBe(false)
    expect(await renew(ravi, image!.id)).toEqual([])
    expect(await renew(asha, image!.id)).toEqual([])
  })

  test('is not given where one has blocked the other, and what was given before is over after ten minutes', async ({ world }) => {
    const [asha, ravi] = [await world.member(), await world.member()]
    const { image } = await write(asha)
    const { avatarUrl } = await asha.call(profile.uploadPhoto, { file: await film() })
    const photoId = /[\da-f-]{36}/.exec(avatarUrl!)![0]
    const before = (await renew(ravi, image!.id, photoId)).map(({ url }) => url)

    await asha.call(mates.block, { memberId: ravi.id })

    expect(before).toHaveLength(2)
    expect(await renew(ravi, image!.id, photoId)).toEqual([])
    expect(await renew(asha, image!.id, photoId)).toHaveLength(2)
    pass(HOLDS_S)
    for (const url of before) expect(await opens(world, url)).toBe(false)
  })

  test('is given to its uploader alone while a picture stands in no post', async ({ world }) => {
    const [asha, ravi] = [await world.member(), await world.member()]
    const { id, url } = await upload(asha)
    expect(await opens(world, url)).toBe(true)
    pass(HOLDS_S + 1)

    expect(await renew(ravi, id)).toEqual([])
    expect(await renew(asha, id)).toHaveLength(1)
    expect(await opens(world, (await renew(asha, id))[0]!.url)).toBe(true)
  })

  test('is given of the photo that somebody has now, not of one that they took away', async ({ world }) => {
    const [asha, ravi] = [await world.member(), await world.member()]
    const idOf = ({ avatarUrl }: { avatarUrl: string | null }) => /[\da-f-]{36}/.exec(avatarUrl!)![0]
    const first = idOf(await asha.call(profile.uploadPhoto, { file: await film() }))
    const second = idOf(await asha.call(profile.uploadPhoto, { file: await film() }))

    expect((await renew(ravi, first, second)).map(({ id }) => id)).toEqual([second])
  })
})

test('a post shows its picture and the photo of its author by addresses that open, wherever it is shown', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  await asha.call(profile.uploadPhoto, { file: await film() })
  const word = `pneumoperitoneum${newId().slice(-6)}`
  const { id: postId } = await write(asha, `Free air: ${word}`)

  const shown = [
    await ravi.call(feed.get, { postId }),
    ...(await ravi.call(feed.list, {})).items.filter(({ id }) => id === postId),
    ...(await ravi.call(feed.refresh, { ids: [postId] })).items,
  ]
  const found = (await ravi.call(search.posts, { q: word })).items.map(({ author }) => author)
  const { card } = await ravi.call(profile.get, { member: shown[0]!.author.handle })

  expect({ shown: shown.length, found: found.length }).toEqual({ shown: 3, found: 1 })
  const pictures = shown.map(({ images }) => images[0]!.url)
  const photos = [card, ...found, ...shown.map(({ author }) => author)].map(({ avatarUrl }) => avatarUrl!)
  for (const url of [...pictures, ...photos]) expect(await opens(world, url)).toBe(true)
})

test('a public page shows no photo, so none is open to the public', async ({ world }) => {
  const asha = await world.member()
  const { avatarUrl } = await asha.call(profile.uploadPhoto, { file: await film() })
  await setProfile(world, asha, { public: true })
  const { card } = await asha.call(profile.get, {})

  const page = await (await world.fetch(`/p/${card.handle}`)).text()

  expect(page).toContain(card.name)
  expect(page).not.toContain('/files/')
  expect(await opens(world, avatarUrl!.split('?')[0]!)).toBe(false)
})
