import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { test as base, expect } from 'vitest'
import { isBuilt } from '../bench/web/sizes.ts'
import { expectRefusal } from './support/refusal.ts'
import { type TestMember, World } from './support/world.ts'

const dist = join(import.meta.dirname, '../dist/web')

/** The product with its pages, where they have been built. */
const test = base.extend<{ world: World }>({
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const world = await World.open({}, isBuilt() ? dist : undefined)
      await use(world)
      await world.close()
    },
    { scope: 'file' },
  ],
})

/** Sends bytes as they are and answers what comes back until the line is closed. */
function sendBytes(world: World, bytes: string) {
  return new Promise<Response>((resolve, reject) => {
    let heard = ''
    const socket = connect(Number(new URL(world.url).port), '127.0.0.1', () => socket.write(bytes))
    socket.on('data', (chunk) => {
      heard += chunk
    })
    socket.on('error', reject)
    socket.on('close', () => {
      const [head = '', body = ''] = heard.split('\r\n\r\n')
      const [status = '', ...lines] = head.split('\r\n')
      const headers = lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()] as [string, string])
      resolve(new Response(body, { status: Number(status.split(' ')[1]), headers }))
    })
  })
}

async function outbox(world: World) {
  const folder = join(world.dataDir, 'outbox')
  const names = await readdir(folder).catch(() => [])
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
}

const send = (world: World, { token }: TestMember, type: string, body: string | Uint8Array) =>
  world.fetch('/api/feed/posts', { method: 'POST', token, headers: { 'content-type': type }, body: body as never })

const content = (text: string) => `{"clientId":"${randomUUID()}","content":"${text}"}`

test('JSON that is broken, empty, deep or something else than an object is refused', async ({ world }) => {
  const mallory = await world.member()
  const bodies = [
    '',
    '{',
    '{"content":',
    "{'a':1}",
    '[]',
    '"x"',
    '1',
    'null',
    '['.repeat(100_000) + ']'.repeat(100_000),
    '{"content":'.repeat(50_000) + 1 + '}'.repeat(50_000),
    '{"__proto__":{"verified":true}}',
    '{"constructor":{"prototype":{"verified":true}}}',
  ]

  for (const body of bodies) await expectRefusal(await send(world, mallory, 'application/json', body), 400)
})

test('a body over a megabyte is refused, however it is announced', async ({ world }) => {
  const mallory = await world.member()
  const big = content('x'.repeat(1024 * 1024))

  await expectRefusal(await send(world, mallory, 'application/json', big), 413)
  const chunked = [
    'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
    `${big.length.toString(16)}\r\n${big}\r\n0\r\n\r\n`,
  ]
  await expectRefusal(await sendBytes(world, chunked.join('')), 413)
})

const head = (path: string, ...lines: string[]) =>
  [`POST ${path} HTTP/1.1`, 'Host: x', 'Content-Type: application/json', ...lines, '', ''].join('\r\n')

test('a stranger who announces more than 256 kB is refused before any of it has come', async ({ world }) => {
  for (const path of ['/api/ingest-stub', '/api/ask-doxy', '/api/auth/login']) {
    const { code, message } = await expectRefusal(await sendBytes(world, head(path, `Content-Length: ${256 * 1024 + 1}`)), 413)

    expect([code, message]).toEqual(['TOO_LARGE', 'Without signing in you can send up to 256 kB at a time. Please sign in to send more.'])
  }
})

test('a stranger who announces no length is refused while the body comes', async ({ world }) => {
  const chunk = `10000\r\n${' '.repeat(0x10000)}\r\n`

  await expectRefusal(await sendBytes(world, `${head('/api/ingest-stub', 'Transfer-Encoding: chunked')}${chunk.repeat(5)}`), 413)
})

test('a member sends up to a megabyte, a long document, and no more', async ({ world }) => {
  const asha = await world.member()
  const as = (token: string) => `Authorization: Bearer ${token}`
  const text = 'x'.repeat(900_000)
  const whole = (path: string, token: string, body: string) =>
    sendBytes(world, `${head(path, as(token), 'Connection: close', `Content-Length: ${body.length}`)}${body}`)

  await expectRefusal(await whole('/api/feed/posts', asha.token!, content(text)), 400)
  await expectRefusal(await whole('/api/ask-doxy', asha.token!, JSON.stringify({ query: text })), 400)
  await expectRefusal(await whole('/api/ingest-stub', asha.token!, JSON.stringify({ docs: [{ id: 'a', text: text.repeat(2) }] })), 400)
  for (const [path, length] of [
    ['/api/ask-doxy', 1024 * 1024 + 1],
    ['/api/ingest-stub', 2 * 1024 * 1024 + 1],
  ] as const)
    await expectRefusal(await sendBytes(world, head(path, as(asha.token!), `Content-Length: ${length}`)), 413)
  await expectRefusal(
    await sendBytes(world, head('/api/ask-doxy', as('a-made-up-token-of-some-length'), `Content-Length: ${256 * 1024 + 1}`)),
    413,
  )
})

test('whoever does not send JSON as JSON is refused: forms of other sites can send the rest without asking', async ({ world }) => {
  const mallory = await world.member()
  const types = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/xml',
    'json',
    'application/jsonp',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
  ]

  for (const type of types) await expectRefusal(await send(world, mallory, type, content('x')), 415)
  await expectRefusal(
    await world.fetch('/api/files/images', {
      method: 'POST',
      token: mallory.token,
      headers: { 'content-type': 'application/json' },
      body: '{}',
    }),
    415,
  )
})

test('an address that is known answers to its methods and names them; one that is not is 404', async ({ world }) => {
  const { token } = await world.member()

  for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    const answer = await world.fetch('/api/feed/posts', { method, token })
    expect(answer.headers.get('allow')).toBe('GET, HEAD, POST')
    await expectRefusal(answer, 405)
  }
  expect((await world.fetch('/api/auth/login')).headers.get('allow')).toBe('POST')
  expect((await world.fetch('/api/feed/posts', { method: 'HEAD', token })).status).toBe(200)
  for (const path of ['/api/nothing', '/api/', '/api/feed/posts/a/b/c', `/api/feed/posts/${'a'.repeat(9000)}`]) {
    await expectRefusal(await world.fetch(path, { token }), 404)
  }
  await expectRefusal(await world.fetch('/login', { method: 'POST' }), [404, 405])
})

test('bytes that are no HTTP, and addresses that cannot be decoded, are answered like everything else', async ({ world }) => {
  const close = 'Host: x\r\nConnection: close\r\n\r\n'
  const requests: [string, number][] = [
    ['\u0000\u0001 nonsense\r\n\r\n', 400],
    [`GET /api/feed/posts/%zz HTTP/1.1\r\n${close}`, 400],
    [`GET /%ff HTTP/1.1\r\n${close}`, 400],
    [`GET /api/health HTTP/1.1\r\nX: ${'a'.repeat(20_000)}\r\n${close}`, 431],
    ['POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nG', 400],
  ]

  for (const [bytes, status] of requests) {
    const answer = await sendBytes(world, bytes)
    expect(answer.headers.get('content-type')).toContain('application/json')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    await expectRefusal(answer, status)
  }
})

test('no path leads out of what is meant to be served', async ({ world }) => {
  const paths = [
    '/../../package.json',
    '/%2e%2e/%2e%2e/package.json',
    '/..%2f..%2fpackage.json',
    '/..%5c..%5cpackage.json',
    '/files/../../package.json',
    '/files/%2e%2e%2f%2e%2e%2fpackage.json',
    '/files/..%00.webp',
    '/assets/../csp.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/assets/%00',
    '/csp.json',
    '/pages.json',
    '/.vite/manifest.json',
    '/api/docs/../../../package.json',
    '/server/main.ts',
    '/data/embedded/PG_VERSION',
  ]

  for (const path of paths) {
    const answer = await sendBytes(world, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    expect([path, answer.status]).toEqual([path, 404])
    expect(await answer.text()).not.toMatch(/"dependencies"|sha256-|"isEntry"/)
  }
})

test('every kind of answer carries the headers that protect it', async ({ world }) => {
  const { token } = await world.member()
  const paths = [
    '/api/health',
    '/api/auth/me',
    '/api/nothing',
    '/api/openapi.json',
    '/api/docs',
    '/files/nothing',
    '/api/feed/posts',
    '/',
    '/dashboard',
    '/nothing',
    '/favicon.svg',
  ]

  for (const path of paths) {
    const { headers } = await world.fetch(path, { token: path === '/api/auth/me' ? undefined : token })
    expect(headers.get('content-security-policy'), path).toMatch(/^default-src 'none';.*frame-ancestors 'none'/)
    expect(headers.get('content-security-policy'), path).not.toMatch(/unsafe-eval|unsafe-inline|\*|https?:/)
    expect(Object.fromEntries(headers), path).toMatchObject({
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    if (path.startsWith('/api/') && !path.includes('docs') && !path.includes('openapi'))
      expect(headers.get('cache-control'), path).toBe('no-store')
    expect(headers.get('server') ?? headers.get('x-powered-by'), path).toBeNull()
  }
})

test('a site behind TLS says that it is to be found nowhere else', async () => {
  const world = await World.open({ PUBLIC_URL: 'https://wardmates.example' })

  const { headers } = await world.fetch('/api/health')

  expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains; preload')
  await world.close()
})

test('no other site may read an answer, whatever it calls itself', async ({ world }) => {
  const { token } = await world.member()

  for (const origin of ['https://evil.example', 'null', world.url.replace('127.0.0.1', 'localhost')]) {
    for (const method of ['GET', 'OPTIONS']) {
      const { headers } = await world.fetch('/api/feed/posts', {
        method,
        token,
        headers: { origin, 'access-control-request-method': 'POST' },
      })
      expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
    }
  }
})

test('the host a request names, and who it says it came through, change nothing', async ({ world }) => {
  await world.member({ email: 'asha@example.org' })
  const forged =
    'Host: evil.example\r\nX-Forwarded-Host: evil.example\r\nX-Forwarded-For: 203.0.113.9\r\nX-Forwarded-Proto: https\r\nForwarded: host=evil.example\r\n'
  const body = JSON.stringify({ email: 'asha@example.org' })

  const page = await sendBytes(world, `GET /login HTTP/1.1\r\n${forged}Connection: close\r\n\r\n`)
  await sendBytes(
    world,
    `POST /api/auth/reset HTTP/1.1\r\n${forged}Content-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  )

  expect(await page.text()).not.toContain('evil.example')
  expect(JSON.stringify([...page.headers])).not.toContain('evil.example')
  await world.runJobs()
  expect(await outbox(world)).toHaveLength(1)
  expect((await outbox(world))[0]).toContain(world.url)
  expect((await outbox(world))[0]).not.toContain('evil.example')
})

test.skipIf(!isBuilt())('no page that is served holds anything of a member', async ({ world }) => {
  const name = '<script>alert("mallory")</script>'
  await world.member({ name })
  const pages = Object.keys(JSON.parse(await readFile(join(dist, 'pages.json'), 'utf8')))

  for (const path of [...pages, '/profile?member=mallory', `/${encodeURIComponent(name)}`, `/login?next=${encodeURIComponent(name)}`]) {
    const html = await (await world.fetch(path)).text()
    expect(html, path).toContain('<div id="root"')
    expect(html, path).not.toContain('mallory')
  }
})

test('whoever begins a request and does not go on is hung up on within seconds', async ({ world }) => {
  const { hostname, port } = new URL(world.url)
  const halves = [
    '',
    'GET /api/health HTTP/1.1\r\nhost: x\r\n',
    'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{"email":',
    'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n5\r\n{"ema',
  ]

  const answers = await Promise.all(halves.map((half) => untilClosed(Number(port), hostname, half)))

  for (const answer of answers) expect(answer).toContain('TOO_SLOW')
}, 20_000)

test('whoever is refused before the rest of a request has come is hung up on at once', async ({ world }) => {
  const { hostname, port } = new URL(world.url)
  const rest = 'host: x\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{'
  const halves = [
    `POST /%ff HTTP/1.1\r\n${rest}`,
    `POST /api/auth/login HTTP/1.1\r\nexpect: tea\r\n${rest}`,
    `POST /api/live/?EIO=4&transport=polling HTTP/1.1\r\n${rest}`,
  ]

  const answers = await Promise.all(halves.map((half) => untilClosed(Number(port), hostname, half)))

  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 400 /)
}, 5000)

test('whoever sends a hundred requests without waiting for an answer is hung up on, and nobody else', async ({ world }) => {
  const { hostname, port } = new URL(world.url)
  const flood = 'GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(100)

  const answers = await Promise.all(Array.from({ length: 20 }, () => untilClosed(Number(port), hostname, flood)))

  for (const answer of answers) expect(answer.match(/HTTP\/1\.1 200/g)?.length ?? 0).toBeLessThanOrEqual(8)
  expect((await world.fetch('/api/health')).status).toBe(200)
})

/** What is answered to bytes after which nothing follows. */
function untilClosed(port: number, hostname: string, bytes: string) {
  return new Promise<string>((resolve) => {
    let answer = ''
    const line = connect(port, hostname, () => line.write(bytes))
    line.on('data', (chunk) => {
      answer += chunk
    })
    line.on('error', () => {}).on('close', () => resolve(answer))
  })
}
