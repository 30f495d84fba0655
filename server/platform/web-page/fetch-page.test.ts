import { once } from 'node:events'
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, createServer as createRawServer } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterEach, expect, test, vi } from 'vitest'
import { fetchPage } from './fetch-page.ts'
import { internet, type Network } from './network.ts'

const servers: Server[] = []
const open = new AbortController().signal
const KEPT = 256 * 1024

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
})

/** A site on this machine, by its port. */
async function site(answer: RequestListener) {
  const asked = vi.fn(answer)
  const server = createServer(asked)
  servers.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return { asked, port: (server.address() as AddressInfo).port }
}

const html = (response: ServerResponse, body: string | Buffer, headers = {}) =>
  response.writeHead(200, { 'content-type': 'text/html; charset="UTF-8"', ...headers }).end(body)

/** The internet with this machine in it, where every name leads here; the rule of what is public is its own where a test says so. */
const here = (rules: Partial<Network> = {}): Network => ({
  resolve: async () => ['127.0.0.1'],
  isPublic: (address) => address === '127.0.0.1',
  hasPort: () => true,
  ...rules,
})

test('a page is asked for as by nobody known, at the address that was checked', async () => {
  const { port, asked } = await site((_, response) => html(response, '<title>Scrub typhus</title>'))
  const resolve = vi.fn(async () => ['127.0.0.1'])

  const page = await fetchPage(`http://journals.example:${port}/a?b=c`, open, here({ resolve }))

  expect(Buffer.from(page.bytes).toString()).toBe('<title>Scrub typhus</title>')
  expect(page).toMatchObject({ charset: 'utf-8', url: new URL(`http://journals.example:${port}/a?b=c`) })
  expect(resolve).toHaveBeenCalledOnce()
  const { url, headers } = asked.mock.calls[0]![0]
  expect([url, headers]).toEqual([
    '/a?b=c',
    {
      host: `journals.example:${port}`,
      'user-agent': 'Wardmates link preview',
      accept: 'text/html',
      'accept-encoding': 'gzip, br',
      connection: 'close',
    },
  ])
})

test.each([
  'http://127.0.0.1',
  'http://2130706433',
  'http://0x7f.1',
  'http://[::1]',
  'http://[::ffff:127.0.0.1]',
  'http://[64:ff9b::7f00:1]',
  'http://[2002:7f00:1::]',
  'http://10.0.0.1',
  'http://169.254.169.254/latest/meta-data',
])('%s is not asked', async (address) => {
  const { port, asked } = await site((_, response) => html(response, 'Secret'))
  const url = new URL(address)
  url.port = String(port)

  await expect(fetchPage(url.href, open, here({ isPublic: internet.isPublic }))).rejects.toThrow('Not a public address.')

  expect(asked).not.toHaveBeenCalled()
})

test('a name that has an address of its own network beside another is not asked at either', async () => {
  const { port, asked } = await site((_, response) => html(response, 'Secret'))

  for (const addresses of [['127.0.0.1', '10.0.0.1'], ['fe80::1', '127.0.0.1'], []])
    await expect(fetchPage(`http://site.example:${port}/`, open, here({ resolve: async () => addresses }))).rejects.toThrow()

  expect(asked).not.toHaveBeenCalled()
})

test.each(['ftp://site.example/', 'file:///etc/passwd', 'data:text/html,x', 'http://a:b@site.example/'])(
  '%s is no page of the web',
  async (address) => {
    await expect(fetchPage(address, open, here())).rejects.toThrow('Not an address of the web.')
  },
)

test('a page is asked for at the ports of the web alone', async () => {
  const ports = here({ hasPort: internet.hasPort, resolve: async () => [] })

  for (const port of [22, 81, 6379, 8080])
    await expect(fetchPage(`http://site.example:${port}/`, open, ports)).rejects.toThrow('Not a port of the web.')
  for (const address of ['http://site.example/', 'https://site.example/', 'http://site.example:443/'])
    await expect(fetchPage(address, open, ports)).rejects.toThrow('No such site.')
})

test('a page that has moved is followed three times, and keeps no cookie on the way', async () => {
  const { port, asked } = await site(({ url = '' }, response) => {
    const left = Number(url.slice(1))
    if (left === 0) html(response, 'There')
    else response.writeHead(302, { location: `/${left - 1}`, 'set-cookie': 'who=you; Path=/' }).end('Moved')
  })

  const page = await fetchPage(`http://site.example:${port}/3`, open, here())

  expect([page.url.pathname, Buffer.from(page.bytes).toString()]).toEqual(['/0', 'There'])
  expect(asked.mock.calls.map(([{ headers }]) => headers.cookie)).toEqual([undefined, undefined, undefined, undefined])
  await expect(fetchPage(`http://site.example:${port}/4`, open, here())).rejects.toThrow('Too many redirects.')
})

test.each([
  'http://127.0.0.2/',
  'http://[::1]/',
  'http://[::ffff:7f00:2]/',
  'http://169.254.169.254/latest/meta-data/',
  'http://inner.example/',
  'file:///etc/passwd',
  'https://a:b@site.example/',
  'http://[',
])('a page that has moved to %s is not followed', async (location) => {
  const { port, asked } = await site((_, response) => response.writeHead(301, { location }).end())
  const resolve = async (name: string) => [name === 'site.example' ? '127.0.0.1' : '10.0.0.1']

  await expect(fetchPage(`http://site.example:${port}/`, open, here({ resolve }))).rejects.toThrow()

  expect(asked).toHaveBeenCalledOnce()
})

test('of an endless page its beginning is read, and then nothing more', async () => {
  const left = Promise.withResolvers<void>()
  const { port } = await site((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
    }
    response.on('drain', more).on('close', left.resolve)
    more()
  })

  const { bytes } = await fetchPage(`http://site.example:${port}/`, open, here())

  expect(bytes).toHaveLength(KEPT)
  await left.promise
})

test.each([
  ['gzip', gzipSync(Buffer.alloc(64 * 1024 * 1024))],
  ['br', brotliCompressSync(Buffer.alloc(64 * 1024 * 1024))],
])('of a page that %s has made small no more is unpacked than is read', async (packing, body) => {
  const { port } = await site((_, response) => html(response, body, { 'content-encoding': packing }))

  expect((await fetchPage(`http://site.example:${port}/`, open, here())).bytes).toHaveLength(KEPT)
})

test.each([
  ['that much is sent for nothing', 'gzip', Buffer.concat(Array.from({ length: 60_000 }, () => gzipSync('')))],
  ['that breaks off', 'gzip', gzipSync('<title>Whole</title>').subarray(0, 20)],
  ['that is not packed as it says', 'gzip', Buffer.from('<title>Plain</title>')],
  ['that is packed in another way', 'zstd', Buffer.from('x')],
  ['that is packed in no way there is', 'constructor', Buffer.from('x')],
])('a page %s is not read', async (_, packing, body) => {
  const { port } = await site((_request, response) => html(response, body, { 'content-encoding': packing }))

  await expect(fetchPage(`http://site.example:${port}/`, open, here())).rejects.toThrow()
})

test.each([
  [200, 'application/pdf'],
  [200, 'text/plain'],
  [200, 'image/svg+xml'],
  [200, 'application/xhtml+xml'],
  [200, 'text/htmlx'],
  [200, ''],
  [204, 'text/html'],
  [404, 'text/html'],
  [500, 'text/html'],
])('what is answered with %i as "%s" is no page', async (status, type) => {
  const { port } = await site((_, response) =>
    response.writeHead(status, type ? { 'content-type': type } : {}).end(status === 204 ? '' : 'x'),
  )

  await expect(fetchPage(`http://site.example:${port}/`, open, here())).rejects.toThrow()
})

test('a page with more in its headers than pages need is not read', async () => {
  const { port } = await site((_, response) => html(response, 'x', { 'x-much': 'y'.repeat(64 * 1024) }))

  await expect(fetchPage(`http://site.example:${port}/`, open, here())).rejects.toThrow('Header overflow')
})

/** Says something again and again on each connection, and never comes to an end. */
async function dripping(first: string, again: string) {
  const server = createRawServer((socket) => {
    socket.on('error', () => {}).write(first)
    const timer = setInterval(() => socket.write(again), 20)
    socket.on('close', () => clearInterval(timer)).on('data', () => {})
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return { port: (server.address() as AddressInfo).port, end: () => server.close() }
}

test.concurrent.each([
  ['says nothing', '', ''],
  ['has always another word before its answer', '', 'HTTP/1.1 100 Continue\r\n\r\n'],
  ['has always another header', 'HTTP/1.1 200 OK\r\n', 'a: b\r\n'],
  ['sends its page letter by letter', 'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n\r\n', 'x'],
])('a site that %s is given up', async (_, first, again) => {
  const { port, end } = await dripping(first, again)

  await expect(fetchPage(`http://site.example:${port}/`, open, here())).rejects.toThrow()

  end()
})

test('a site that changes the protocol is given up, and so is any when the server closes', async () => {
  const { port, end } = await dripping('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n', '')
  const closing = new AbortController()
  const silent = await dripping('', '')

  await expect(fetchPage(`http://site.example:${port}/`, open, here())).rejects.toThrow()
  const asked = fetchPage(`http://site.example:${silent.port}/`, closing.signal, here())
  closing.abort(new Error('Closing.'))

  await expect(asked).rejects.toThrow()
  end()
  silent.end()
})

test('who answers no question for a name is waited for no longer than a site', async () => {
  const resolve: Network['resolve'] = (_, signal) =>
    new Promise((_found, failed) => signal.addEventListener('abort', () => failed(signal.reason)))

  await expect(fetchPage('http://site.example/', open, here({ resolve }))).rejects.toThrow('timeout')
})
