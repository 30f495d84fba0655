import { request } from 'node:http'
import { gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { expect } from 'vitest'
import type { Image } from '#contract/files.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'

type Raw = { headers: Record<string, string | string[] | undefined>; body: Buffer }

/** An answer as it crossed the wire: `fetch` would unpack it. */
function ask(world: World, path: string, headers: Record<string, string>, body?: object) {
  return new Promise<Raw>((resolve, reject) => {
    const text = body && JSON.stringify(body)
    const sent = request(world.url + path, {
      method: text ? 'POST' : 'GET',
      headers: { ...headers, ...(text && { 'content-type': 'application/json' }) },
    })
    sent.once('error', reject)
    sent.once('response', async (answer) => {
      const parts: Buffer[] = []
      for await (const part of answer) parts.push(part)
      resolve({ headers: answer.headers, body: Buffer.concat(parts) })
    })
    sent.end(text)
  })
}

const gzip = { 'accept-encoding': 'gzip, deflate, br' }
const asMember = ({ token }: TestMember) => ({ authorization: `Bearer ${token}` })

test('a long answer is compressed for whoever takes gzip, and says the same', async ({ world }) => {
  const plain = await ask(world, '/api/openapi.json', {})
  const packed = await ask(world, '/api/openapi.json', gzip)

  expect(packed.headers['content-encoding']).toBe('gzip')
  expect(packed.headers.vary).toBe('accept-encoding')
  expect(packed.body.length).toBeLessThan(plain.body.length / 3)
  expect(gunzipSync(packed.body)).toEqual(plain.body)
})

test.for(['', 'br', 'identity', 'gzip;q=0'])('nobody who accepts "%s" is sent gzip', async (accepted, { world }) => {
  const { headers } = await ask(world, '/api/openapi.json', { 'accept-encoding': accepted })

  expect(headers['content-encoding']).toBeUndefined()
  expect(headers.vary).toBe('accept-encoding')
})

test('a short answer, a picture and a stream pass as they are', async ({ world }) => {
  const asha = await world.member()
  const png = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#174291' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.append('file', new File([png as never], 'chest.png', { type: 'image/png' }))
  const { url } = (await (await world.fetch('/api/files/images', { method: 'POST', token: asha.token, body: form })).json()) as Image
  const answers = [
    await ask(world, '/api/auth/me', { ...gzip, ...asMember(asha) }),
    await ask(world, url, gzip),
    await ask(world, '/api/ask-doxy', { ...gzip, accept: 'text/event-stream' }, { query: 'How is scrub typhus treated?' }),
  ]

  expect(answers.map(({ headers }) => headers['content-type'])).toEqual([
    'application/json; charset=utf-8',
    'image/webp',
    'text/event-stream; charset=utf-8',
  ])
  expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual([undefined, undefined, undefined])
})
