import sharp from 'sharp'
import { afterEach, expect, test as rule, vi } from 'vitest'
import { account } from '#contract/account.ts'
import { claimsOf, somebody, test } from '#tests/support/google-world.ts'
import { fetchPicture } from './picture.ts'

const ADDRESS = 'https://lh3.googleusercontent.com/a/asha=s96-c'
const face = () =>
  sharp({ create: { width: 96, height: 96, channels: 3, background: '#174291' } })
    .withExif({ IFD0: { Copyright: 'a note inside' } })
    .jpeg()
    .toBuffer()

/** Stands in for Google's pictures, and for nothing else. */
function pictures(answer: () => Response | Promise<Response>) {
  const asked: { address: string; init: RequestInit | undefined }[] = []
  const elsewhere = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const address = String(input instanceof Request ? input.url : input)
    if (!address.startsWith('https://lh3.')) return elsewhere(input, init)
    asked.push({ address, init })
    return answer()
  })
  return asked
}
afterEach(() => void vi.restoreAllMocks())

test('a member who comes with Google is shown with the picture Google knows them by, drawn anew', async ({ world, google }) => {
  const bytes = await face()
  const asked = pictures(() => new Response(new Uint8Array(bytes), { headers: { 'content-type': 'image/jpeg' } }))
  const person = somebody({ picture: ADDRESS })

  const { user } = await world.nobody.call(account.google, { token: await google.signIdToken(claimsOf(google, person)) })
  const again = await world.nobody.call(account.google, {
    token: await google.signIdToken(claimsOf(google, { ...person, picture: `${ADDRESS}?another` })),
  })

  expect(user.picture).toMatch(/^\/files\/[\da-f-]{36}\.webp\?until=\d+&sig=[\w-]+$/)
  expect(again.user.picture).toBe(user.picture)
  expect(asked).toEqual([{ address: ADDRESS, init: expect.objectContaining({ redirect: 'error', credentials: 'omit' }) }])
  const stored = Buffer.from(await (await world.fetch(user.picture!)).arrayBuffer())
  const drawn = await sharp(stored).metadata()
  expect(drawn).toMatchObject({ format: 'webp', width: 96, height: 96 })
  expect(drawn).not.toHaveProperty('exif')
  expect(await world.db.selectFrom('file').select('used').where('owner_id', '=', user.id).execute()).toEqual([{ used: true }])
})

test.for([
  ['is not there', async () => new Response('gone', { status: 404 })],
  ['is no picture', async () => new Response('<svg onload="alert(1)"/>', { headers: { 'content-type': 'image/png' } })],
  ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
] as const)('a picture that %s keeps nobody out', async ([, answer], { world, google }) => {
  const asked = pictures(answer)
  const person = somebody({ picture: ADDRESS })

  const { user } = await world.nobody.call(account.google, { token: await google.signIdToken(claimsOf(google, person)) })

  expect(asked).toHaveLength(1)
  expect(user.email).toBe(person.email)
  expect(await world.db.selectFrom('member').select('avatar_url').where('id', '=', user.id).execute()).toEqual([{ avatar_url: null }])
})

rule.each([
  '',
  'asha.jpg',
  'http://lh3.googleusercontent.com/a',
  'https://lh3.googleusercontent.com:8443/a',
  'https://lh3.googleusercontent.com.evil.example/a',
  'https://evil.example/https://lh3.googleusercontent.com/a',
  'https://lh3.googleusercontent.com@evil.example/a',
  'http://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
])('nothing is fetched from %j', async (address) => {
  const get = vi.fn<typeof fetch>()

  expect(await fetchPicture(address, get)).toBeUndefined()
  expect(get).not.toHaveBeenCalled()
})

rule('a picture without end is left', async () => {
  let sent = 0
  const endless = new ReadableStream({
    pull(stream) {
      sent += 1
      stream.enqueue(new Uint8Array(256 * 1024))
    },
  })

  await expect(fetchPicture(ADDRESS, async () => new Response(endless))).rejects.toThrow('too large')
  expect(sent).toBeLessThan(12)
})
