import sharp from 'sharp'
import { io } from 'socket.io-client'
import { test as base, describe, expect } from 'vitest'
import type { Image } from '#contract/files.ts'
import { LIVE_PATH } from '#contract/live.ts'
import { test as closed, type TestMember, World } from '#tests/support/world.ts'

const FRONT = 'https://app.example'
const FOREIGN = ['https://evil.example', 'http://app.example', 'https://app.example:8443', 'https://app.example.evil.example', 'null', '*']

/** A server that serves a front on another host. */
const test = base.extend<{ world: World }>({
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const world = await World.open({ WEB_ORIGINS: `https://other.example, ${FRONT}` })
      await use(world)
      await world.close()
    },
    { scope: 'file' },
  ],
})

/** What a page of this origin is answered, read to its end. */
async function ask(world: World, path: string, origin: string, init: Parameters<World['fetch']>[1] = {}) {
  const answer = await world.fetch(path, { ...init, headers: { origin, ...(init.headers as Record<string, string>) } })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

const preflight = (world: World, path: string, origin: string) =>
  ask(world, path, origin, {
    method: 'OPTIONS',
    headers: { 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization,content-type' },
  })

const allowed = ({ headers }: Pick<Response, 'headers'>) => [...headers].filter(([name]) => name.startsWith('access-control-'))

async function picture(world: World, { token }: TestMember) {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#174291' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.append('file', new File([bytes as never], 'chest.png', { type: 'image/png' }))
  const stored = JSON.parse((await ask(world, '/api/files/images', FRONT, { method: 'POST', token, body: form })).text) as Image
  return ask(world, stored.url, FRONT)
}

/** What the live channel answers a page of this origin. */
function openLine(world: World, { token }: TestMember, origin: string) {
  const socket = io(world.url, {
    path: LIVE_PATH,
    transports: ['websocket'],
    reconnection: false,
    auth: { token },
    extraHeaders: { origin },
  })
  return new Promise<string>((resolve) => {
    socket.once('connect', () => resolve('connected'))
    socket.once('connect_error', () => resolve('refused'))
  }).finally(() => socket.disconnect())
}

test('a browser that asks ahead for our front is told what it may send, and need not ask again soon', async ({ world }) => {
  const answer = await preflight(world, '/api/feed/posts', FRONT)

  expect(answer.status).toBe(204)
  expect(Object.fromEntries(allowed(answer))).toEqual({
    'access-control-allow-origin': FRONT,
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': 'authorization, content-type, x-time-zone',
    'access-control-max-age': '7200',
  })
  expect(answer.headers.get('vary')).toBe('origin')
})

test('our front may read answers, refusals and streams', async ({ world }) => {
  const asha = await world.member()
  const answers = [
    await ask(world, '/api/auth/sessions', FRONT, { token: asha.token }),
    await ask(world, '/api/auth/sessions', FRONT),
    await ask(world, '/api/nowhere', FRONT),
    await ask(world, '/api/auth/login', FRONT, { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } }),
  ]
  const streamed = await ask(world, '/api/ask-doxy', FRONT, {
    method: 'POST',
    body: JSON.stringify({ query: 'How is scrub typhus treated?' }),
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
  })

  expect(answers.map(({ headers }) => headers.get('access-control-allow-origin'))).toEqual([FRONT, FRONT, FRONT, FRONT])
  expect(answers.map(({ status }) => status)).toEqual([200, 401, 404, 400])
  expect(streamed.headers.get('content-type')).toContain('text/event-stream')
  expect(streamed.headers.get('access-control-allow-origin')).toBe(FRONT)
  expect(streamed.text).toContain('event: done')
})

describe.each(FOREIGN)('a page of %s', (origin) => {
  test('is told nothing that lets it in', async ({ world }) => {
    const asha = await world.member()
    const [ahead, answer] = [
      await preflight(world, '/api/auth/sessions', origin),
      await ask(world, '/api/auth/sessions', origin, { token: asha.token }),
    ]

    expect(ahead.status).toBe(405)
    expect([...allowed(ahead), ...allowed(answer)]).toEqual([])
    // A cache must not hand this answer to a page that may read it.
    expect(answer.headers.get('vary')).toBe('origin')
  })

  test('gets no live line', async ({ world }) => {
    const asha = await world.member()

    expect(await openLine(world, asha, origin)).toBe('refused')
  })
})

test('our front gets a live line', async ({ world }) => {
  const asha = await world.member()

  expect(await openLine(world, asha, FRONT)).toBe('connected')
})

test('the cookies of signing in go to its own steps alone', async ({ world }) => {
  const path = '/api/auth/google/callback'
  const answers = [await preflight(world, path, FRONT), await ask(world, '/api/auth/login/second-factor', FRONT, { method: 'POST' })]
  const others = [await preflight(world, '/api/auth/register', FRONT), await ask(world, '/api/auth/reset', FRONT, { method: 'POST' })]

  expect(answers.map(({ headers }) => headers.get('access-control-allow-credentials'))).toEqual(['true', 'true'])
  expect(others.map(({ headers }) => headers.get('access-control-allow-credentials'))).toEqual([null, null])
})

test('our front may show pictures, and only pictures', async ({ world }) => {
  const asha = await world.member()

  expect((await picture(world, asha)).headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect((await ask(world, '/api/auth/sessions', FRONT, { token: asha.token })).headers.get('cross-origin-resource-policy')).toBe(
    'same-origin',
  )
  expect((await ask(world, '/files/nothing.webp', FRONT)).headers.get('cross-origin-resource-policy')).toBe('same-origin')
})

closed('without a front elsewhere no origin is let in and pictures stay ours', async ({ world }) => {
  const asha = await world.member()
  const answers = [
    await preflight(world, '/api/auth/sessions', FRONT),
    await ask(world, '/api/auth/sessions', FRONT, { token: asha.token }),
  ]

  expect(answers.flatMap(allowed)).toEqual([])
  expect(answers.map(({ headers }) => headers.get('vary'))).toEqual([null, null])
  expect(await openLine(world, asha, FRONT)).toBe('refused')
  expect((await picture(world, asha)).headers.get('cross-origin-resource-policy')).toBe('same-origin')
})

describe('files in pieces', () => {
  test('a page of ours may send them and read where they are and how far, and no other page may', async ({ world }) => {
    const asked = (origin: string) =>
      ask(world, '/api/uploads', origin, { method: 'OPTIONS', headers: { 'access-control-request-method': 'POST' } })
    const ours = await asked(FRONT)
    const head = await ask(world, `/api/uploads/${crypto.randomUUID()}`, FRONT, { method: 'HEAD' })

    expect(ours.headers.get('access-control-allow-headers')).toMatch(/tus-resumable.*upload-length.*upload-metadata.*upload-offset/)
    expect(head.headers.get('access-control-expose-headers')).toContain('location, upload-offset')
    for (const origin of FOREIGN) expect(allowed(await asked(origin))).toEqual([])
  })
})
