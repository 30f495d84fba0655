import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect } from 'vitest'
import { account } from '#contract/account.ts'
import { CONSENT_VERSION } from '#contract/case-limits.ts'
import { cases } from '#contract/case-posts.ts'
import { feed, type PostAudience } from '#contract/feed.ts'
import { files } from '#contract/files.ts'
import { mates } from '#contract/mates.ts'
import { moderation } from '#contract/moderation.ts'
import { openAddresses } from '#server/platform/files/addresses.ts'
import { IMAGE_PLACE } from '#server/platform/files/images.ts'
import { unmarked } from '#tests/support/marks.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'

/** A photograph as a phone takes it: turned by its metadata, with the place it was taken and a name. */
const photograph = async () => {
  const bytes = await sharp({ create: { width: 64, height: 32, channels: 3, background: '#36a' } })
    .withExif({ IFD0: { Copyright: 'Bed 14, Mr. Secret' }, IFD3: { GPSLatitude: '22/1 34/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'ward.jpg', { type: 'image/jpeg' })
}
const add = async (by: TestMember) => (await by.call(cases.addPicture, { file: await photograph() })).id

const words = { specialty: 'Dermatology', presentation: 'A rash for a week.', findings: '', course: '', question: 'Biopsy?' }
const consent = { statement: 'written', version: CONSENT_VERSION } as const
const shownIn = (...ids: string[]) => ({
  pictures: ids.map((id) => ({ id, alt: 'Red papules on a forearm' })),
  picturesShowNobody: true as const,
})
const post = (by: TestMember, more: object) =>
  by.call(cases.post, { ...{ clientId: randomUUID(), ...words, ageBand: null, sex: null, consent, dismissed: [] }, ...more })

async function ward(world: World, audience: PostAudience = 'verified') {
  const [asha, ravi] = [await world.member({ verified: true }), await world.member({ verified: true })]
  const id = await add(asha)
  const { id: postId } = await post(asha, { audience, ...shownIn(id) })
  const addressFor = async (by: TestMember) => (await by.call(cases.openPictures, { postId })).items[0]!.url
  const statusOf = async (url: string) => (await world.fetch(url)).status
  return { asha, ravi, id, postId, addressFor, statusOf }
}

test('whoever may read a case opens its pictures, upright and without anything the camera wrote into the bytes that are stored', async ({
  world,
}) => {
  const { ravi, id, postId, addressFor } = await ward(world)

  const read = await ravi.call(feed.get, { postId })
  expect(read).toMatchObject({ images: [], case: { pictures: [{ id, width: 32, height: 64, alt: 'Red papules on a forearm' }] } })
  const answer = await world.fetch(await addressFor(ravi))
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
  const served = Buffer.from(await answer.arrayBuffer())
  const stored = Buffer.concat(await Array.fromAsync((await world.app.services.files.open(id, IMAGE_PLACE))!.stream))
  expect(served.equals(stored)).toBe(true)
  const { format, exif, orientation, width } = await sharp(stored).metadata()
  expect({ format, exif, orientation, width }).toEqual({ format: 'webp', exif: undefined, orientation: undefined, width: 32 })
  expect(stored.toString('latin1')).not.toMatch(/Secret|GPS|Exif/i)
})

test('of a public case too nobody is served a picture without a session, by its page, its name or an address for all', async ({
  world,
}) => {
  const { asha, ravi, id, postId, addressFor, statusOf } = await ward(world, 'public')

  for (const path of [`/p/post/${postId}`, '/sitemap.xml']) {
    const html = await (await world.fetch(path)).text()
    expect([path, html.includes(id), /papules|<figure|\/pictures/.test(html)]).toEqual([path, false, false])
  }
  expect(await statusOf(`/p/post/${postId}/picture`)).toBe(404)
  expect(await statusOf(`/api/feed/posts/${postId}/pictures/${id}`)).toBe(401)
  const { items } = await asha.call(files.renew, { ids: [id] })
  expect(items).toEqual([])
  expect(await statusOf(openAddresses(world.app.services.vault).sign(`/files/${id}.webp`, Date.now()))).toBe(404)
  expect(await statusOf(await addressFor(ravi))).toBe(200)
  expect((await world.fetch(`/api/feed/posts/${postId}/pictures`, { method: 'POST' })).status).toBe(401)
})

test('an address is of one reader in one session for one picture of one case', async ({ world }) => {
  const { asha, ravi, id, addressFor, statusOf } = await ward(world)
  const url = await addressFor(ravi)
  const { id: otherPost } = await post(asha, shownIn(await add(asha)))

  expect(await statusOf(url)).toBe(200)
  for (const changed of [
    url.replace(`viewer=${ravi.id}`, `viewer=${asha.id}`),
    url.replace(/session=[^&]+/, `session=${asha.sessionId}`),
    url.replace(/until=(\d+)/, (_, until) => `until=${Number(until) + 1}`),
    url.replace(/sig=[^&]+/, 'sig=x'),
    url.replace(/posts\/[\da-f-]+/, `posts/${otherPost}`),
    url.replace(id, randomUUID()),
  ])
    expect([changed, await statusOf(changed)]).toEqual([changed, 404])
  await ravi.call(account.signOut)
  expect(await statusOf(url)).toBe(404)
})

const ends: Record<string, (at: Awaited<ReturnType<typeof ward>> & { world: World }) => Promise<unknown>> = {
  'blocks the author': ({ asha, ravi }) => ravi.call(mates.block, { memberId: asha.id }),
  'is blocked by the author': ({ asha, ravi }) => asha.call(mates.block, { memberId: ravi.id }),
  'is verified no more': ({ ravi, world }) => world.db.updateTable('member').set(unmarked).where('id', '=', ravi.id).execute(),
  'finds it withheld': async ({ postId, world }) =>
    (await world.member({ verified: true })).call(moderation.report, {
      ...{ kind: 'post', subjectId: postId, reason: 'patient_privacy', words: '' },
    }),
  'finds it deleted': ({ asha, postId }) => asha.call(feed.remove, { postId }),
}

test.for(Object.keys(ends))('an address that was made before opens nothing for whoever %s', async (end, { world }) => {
  const all = await ward(world)
  const url = await all.addressFor(all.ravi)
  expect(await all.statusOf(url)).toBe(200)

  await ends[end]!({ ...all, world })

  expect(await all.statusOf(url)).toBe(404)
  await expect(all.addressFor(all.ravi)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a deleted case takes its pictures along, rows and bytes', async ({ world }) => {
  const { asha, id, postId } = await ward(world)

  await asha.call(feed.remove, { postId })

  expect(await world.db.selectFrom('file').select('id').where('owner_id', '=', asha.id).execute()).toEqual([])
  expect(await world.app.services.files.open(id, IMAGE_PLACE)).toBeNull()
})

test('a picture is posted with a description, the statement and by a verified member, and nothing of it otherwise', async ({ world }) => {
  const [asha, student] = [await world.member({ verified: true }), await world.member()]
  const id = await add(asha)

  await expect(add(student)).rejects.toMatchObject({ code: 'CASE_UNVERIFIED' })
  await expect(post(asha, { pictures: [{ id, alt: 'A rash' }] })).rejects.toMatchObject({
    code: 'BAD_INPUT',
    issues: [{ path: 'picturesShowNobody' }],
  })
  await expect(post(asha, { ...shownIn(id), pictures: [{ id, alt: ' ' }] })).rejects.toMatchObject({ code: 'BAD_INPUT' })
  const named = { ...shownIn(id), pictures: [{ id, alt: 'Forearm of Harjinder Kaur' }] }
  await expect(post(asha, named)).rejects.toMatchObject({ code: 'OPEN_FINDINGS' })
  const { findings } = await asha.call(cases.scan, { ...words, pictures: 'Red papules\nForearm of Harjinder Kaur' })
  expect(findings).toMatchObject([{ part: 'pictures', said: 'Harjinder Kaur' }])
  for (const other of [randomUUID(), (await asha.call(files.uploadImage, { file: await photograph() })).id])
    await expect(post(asha, shownIn(other))).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(asha.call(feed.create, { clientId: randomUUID(), content: 'No case', images: [{ id, alt: '' }] })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })

  expect((await post(asha, shownIn(id))).case?.pictures).toHaveLength(1)
})
