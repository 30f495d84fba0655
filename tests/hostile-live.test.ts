import { randomBytes } from 'node:crypto'
import { io, type Socket } from 'socket.io-client'
import { afterEach, expect } from 'vitest'
import { account } from '#contract/account.ts'
import { feed } from '#contract/feed.ts'
import { LIVE_PATH } from '#contract/live.ts'
import { newId } from '#server/platform/ids.ts'
import { test, type World } from './support/world.ts'

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
    (socket) => socket.emit('post_added', { postId: newId() }),
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
  const added = heard(hers, 'post_added')
  await mallory.call(feed.create, { clientId: newId(), content: 'A case' })
  await added

  expect(events).toEqual(['post_added'])
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
