import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect as connectTo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'
import { afterEach, expect, onTestFinished, vi } from 'vitest'
import { account } from '#contract/account.ts'
import { feed } from '#contract/feed.ts'
import { INTERESTS_MAX, LIVE_PATH, WATCH } from '#contract/live.ts'
import { newId } from '#server/platform/ids.ts'
import { test, World } from './support/world.ts'

const open: Socket[] = []
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect()
})

/** Opens the line as a page would, with whatever it shows of itself. */
function connect(world: World, auth: object, origin = world.url) {
  const socket = io(world.url, {
    path: LIVE_PATH,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth,
    extraHeaders: { origin },
  })
  open.push(socket)
  return socket
}

const heard = (socket: Socket, event: string) => new Promise<unknown[]>((resolve) => socket.once(event, (...said) => resolve(said)))

const opened = (socket: Socket) => new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject))

test('the live channel opens for a real token only', async ({ world }) => {
  const asha = await world.member()
  const forged = [
    {},
    { token: '' },
    { token: null },
    { token: { length: 43 } },
    { token: [asha.token] },
    { token: randomBytes(32).toString('base64url') },
    { token: asha.id },
  ]

  for (const auth of forged) {
    const [error] = (await heard(connect(world, auth), 'connect_error')) as [Error]
    expect(error.message).toBe('UNAUTHENTICATED')
  }
  await heard(connect(world, { token: asha.token }), 'connect')
})

test('a page of another site does not get a line, even with a token', async ({ world }) => {
  const asha = await world.member()

  for (const origin of ['https://evil.example', 'null', `${world.url}.evil.example`]) {
    await heard(connect(world, { token: asha.token }, origin), 'connect_error')
  }
})

test('whoever talks on the line, or sends a frame that is too long, is hung up on', async ({ world }) => {
  const mallory = await world.member()
  const abuses: ((socket: Socket) => void)[] = [
    (socket) => socket.emit('post_removed', { postId: newId() }),
    (socket) => socket.emit(WATCH, 'feed'),
    (socket) => socket.emit(WATCH, ['member:someone']),
    (socket) => socket.emit(WATCH, [`feed:${newId()}`]),
    (socket) => socket.emit(WATCH, ['post:1 or true']),
    (socket) => socket.emit(WATCH, ['__proto__']),
    (socket) =>
      socket.emit(
        WATCH,
        Array.from({ length: INTERESTS_MAX + 1 }, () => `post:${newId()}`),
      ),
    (socket) => Array.from({ length: 200 }, () => socket.emit(WATCH, [])),
    (socket) => socket.emit('subscribe', 'member:someone'),
    (socket) => socket.emit('x', 'x'.repeat(70_000)),
    (socket) => socket.io.engine.write('nonsense'),
  ]

  for (const abuse of abuses) {
    const socket = connect(world, { token: mallory.token })
    await heard(socket, 'connect')
    const closed = heard(socket, 'disconnect')
    abuse(socket)
    await closed
  }
})

test('whoever asks for a line of any kind and resets the connection at once ends nothing but that', async ({ world }) => {
  const faults: unknown[] = []
  const hear = (fault: unknown) => faults.push(fault)
  process.on('uncaughtExceptionMonitor', hear)
  onTestFinished(() => void process.off('uncaughtExceptionMonitor', hear))
  const { hostname, port } = new URL(world.url)

  for (const path of [`${LIVE_PATH}/?EIO=4&transport=websocket`, '/realtime/v1/websocket', '/nowhere', '/']) {
    for (const waitMs of [0, 20]) {
      const socket = connectTo(Number(port), hostname)
      socket.on('error', () => {})
      await once(socket, 'connect')
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
          `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
      )
      await sleep(waitMs)
      socket.resetAndDestroy()
      await sleep(30)
    }
  }

  expect(faults).toEqual([])
  expect((await world.fetch('/api/health')).status).toBe(200)
})

test('what one member sends on the line reaches nobody', async ({ world }) => {
  const [asha, mallory] = [await world.member(), await world.member()]
  const hers = connect(world, { token: asha.token })
  await heard(hers, 'connect')
  const events: string[] = []
  hers.onAny((event) => events.push(event))
  const his = connect(world, { token: mallory.token })
  await heard(his, 'connect')

  const closed = heard(his, 'disconnect')
  his.emit('post_removed', { postId: newId() })
  await closed
  hers.emit(WATCH, ['feed'])
  const added = heard(hers, 'feed_grew')
  await mallory.call(feed.create, { clientId: newId(), content: 'A case' })
  await added

  expect(events).toEqual(['feed_grew'])
})

test('whoever opens a line and does not say whose it is loses it within seconds', async ({ world }) => {
  const line = new WebSocket(`${world.url.replace('http', 'ws')}${LIVE_PATH}/?EIO=4&transport=websocket`)

  await new Promise((resolve) => line.addEventListener('close', resolve))
}, 15_000)

test('the line ends when the time of the session is over', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const [hers, his] = [connect(world, { token: asha.token }), connect(world, { token: ravi.token })]
  await Promise.all([heard(hers, 'connect'), heard(his, 'connect')])
  await world.db
    .updateTable('session')
    .set({ expires_at: new Date(0) })
    .where('id', '=', asha.sessionId)
    .execute()

  const closed = heard(hers, 'disconnect')
  await world.app.services.sessions.sweep()
  await closed

  expect(his.connected).toBe(true)
})

test('a member and an address have so many lines and no more, and a closed one makes room', async () => {
  const small = await World.open({ RATE_LIMITS: 'on', LIVE_LINES_MEMBER: '2', LIVE_LINES_ADDRESS: '3' })
  const [asha, ravi] = [await small.member(), await small.member()]
  const [first, second] = [connect(small, { token: asha.token }), connect(small, { token: asha.token })]
  await Promise.all([heard(first, 'connect'), heard(second, 'connect')])

  const [refused] = (await heard(connect(small, { token: asha.token }), 'connect_error')) as [Error]
  expect(refused.message).toBe('TOO_MANY_REQUESTS')
  await vi.waitFor(() => opened(connect(small, { token: ravi.token })))
  await heard(connect(small, { token: ravi.token }), 'connect_error')

  first.disconnect()
  await vi.waitFor(() => opened(connect(small, { token: asha.token })))
  await small.close()
})

test('the line ends with the session', async ({ world }) => {
  const asha = await world.member()
  const socket = connect(world, { token: asha.token })
  await heard(socket, 'connect')

  const closed = heard(socket, 'disconnect')
  await asha.call(account.signOut)
  await closed

  const [error] = (await heard(connect(world, { token: asha.token }), 'connect_error')) as [Error]
  expect(error.message).toBe('UNAUTHENTICATED')
})
