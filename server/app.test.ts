import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { World } from '#tests/support/world.ts'

test('a request that is being answered is finished, and nobody waits for the line it leaves open', async () => {
  const world = await World.open()
  const { token } = await world.member()
  const body = JSON.stringify({ clientId: randomUUID(), content: 'Begun before the end' })
  const sending = request(`${world.url}/api/feed/posts`, {
    method: 'POST',
    agent: new Agent({ keepAlive: true }),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
  })
  const answered = once(sending, 'response') as Promise<[IncomingMessage]>
  sending.write(body.slice(0, 10))
  await (await world.fetch('/api/health')).text()

  const closed = world.close()
  const isOpen = () =>
    world.fetch('/api/health').then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isOpen).toBe(false)
  sending.end(body.slice(10))

  const [answer] = await answered
  answer.resume()
  expect(answer.statusCode).toBe(201)
  await closed
})

const LINES = 60
const question = 'GET /api/site HTTP/1.1\r\nhost: wardmates\r\n\r\n'

/** A line with all that came over it; it has ended when the answer settles. */
function openLine(url: string) {
  const { port, hostname } = new URL(url)
  const socket = connect(Number(port), hostname)
  const line = { socket, heard: '', ended: once(socket, 'close') }
  socket.on('data', (bytes) => (line.heard += bytes))
  return line
}

const answersIn = (heard: string) => heard.match(/HTTP\/1\.1 200 OK/g)?.length ?? 0

test('a close answers every request that was sent before it, on lines that were used and on new ones', async () => {
  const world = await World.open()
  const used = Array.from({ length: LINES }, () => openLine(world.url))
  for (const { socket } of used) socket.write(question)
  await Promise.all(used.map((line) => expect.poll(() => answersIn(line.heard)).toBe(1)))
  const fresh = Array.from({ length: LINES }, () => openLine(world.url))
  await Promise.all(fresh.map(({ socket }) => once(socket, 'connect')))

  for (const { socket } of [...used, ...fresh]) socket.write(question)
  const closed = world.close()
  await Promise.all([...used, ...fresh].map(({ ended }) => ended))
  await closed

  expect(used.map(({ heard }) => answersIn(heard))).toEqual(used.map(() => 2))
  expect(fresh.map(({ heard }) => answersIn(heard))).toEqual(fresh.map(() => 1))
  expect([...used, ...fresh].filter(({ heard }) => !/connection: close/i.test(heard))).toEqual([])
})

test('a close does not wait for lines that were opened and not used', async () => {
  const world = await World.open()
  const line = openLine(world.url)
  await once(line.socket, 'connect')
  await (await world.fetch('/api/health')).text()

  await world.close()

  await line.ended
  expect(line.heard).toBe('')
})
