import { afterEach, expect, vi } from 'vitest'
import { account } from '#contract/account.ts'
import { LIVE_PATH, WATCH } from '#contract/live.ts'
import { binary, openRawLine, ping, text } from './support/raw-line.ts'
import { type TestMember, test, World } from './support/world.ts'

const open: { destroy(): void }[] = []
afterEach(() => {
  for (const line of open.splice(0)) line.destroy()
})

async function rawLine(world: World, from?: string) {
  const line = await openRawLine(world.url, from)
  open.push(line)
  return line
}

const connecting = ({ token }: TestMember) => text(`40${JSON.stringify({ token })}`)

async function lineOf(world: World, member: TestMember, from?: string) {
  const line = await rawLine(world, from)
  line.send(connecting(member))
  expect(await line.hears('40{"sid"')).toBe(true)
  return line
}

const times = (count: number, said: Buffer) => Array.from({ length: count }, () => said)
const deep = '['.repeat(20_000) + ']'.repeat(20_000)
const watching = (extra = '') => text(`42["${WATCH}",[],"${extra}"]`)

test.for([
  ['another namespace', text('40/a,{}')],
  ['an event of another namespace', text(`42/a,["${WATCH}",[]]`)],
  ['an answer to nothing', text(`43999["${'x'.repeat(45_000)}"]`)],
  ['a deep answer to nothing', text(`43999${deep}`)],
  ['an event that asks for an answer', text(`427["${WATCH}",[]]`)],
  ['an event with a binary to come', text('451-["watch",{"_placeholder":true,"num":0}]')],
  ['a binary', binary('x')],
  ['that it leaves the namespace', text('41')],
  ['another event', text('42["subscribe",[]]')],
  ['an upgrade', text('5')],
] as const)('whoever says %s on a proven line is hung up on', async ([, said], { world }) => {
  const line = await lineOf(world, await world.member())

  line.send(said)

  await line.ended
})

test.for([
  ['frames', times(151, text('3'))],
  ['lists', times(101, watching())],
  ['pings of the WebSocket', times(151, ping())],
  ['bytes', times(12, watching('x'.repeat(45_000)))],
] as const)('whoever sends too many %s is hung up on', async ([, frames], { world }) => {
  const line = await lineOf(world, await world.member())

  line.send(...frames)

  await line.ended
})

test('a page that says as much as it may keeps its line', async ({ world }) => {
  const member = await world.member()
  const line = await lineOf(world, member)
  const ids = Array.from({ length: 100 }, (_, at) => `comments:00000000-0000-7000-8000-${String(at).padStart(12, '0')}`)

  line.send(...times(99, text(`42${JSON.stringify([WATCH, ids])}`)), text(`42${JSON.stringify([WATCH, ['feed']])}`))
  await member.call(account.signOut)

  expect(await line.hears('session_ended')).toBe(true)
})

test('of a line that says too much before it is proven, nothing is read any more', async ({ world }) => {
  const member = await world.member()
  const asked = vi.spyOn(world.app.services.sessions, 'find')

  for (const flood of [times(21, text('3')), [text(`40{"x":"${'x'.repeat(20_000)}"}`)]]) {
    const line = await rawLine(world)
    line.send(...flood, connecting(member))
    await line.ended
  }

  expect(asked).not.toHaveBeenCalled()
})

test('one line connects once', async ({ world }) => {
  const member = await world.member()
  const asked = vi.spyOn(world.app.services.sessions, 'find')
  const line = await rawLine(world)

  line.send(connecting(member), connecting(member))
  await line.ended

  expect(asked).toHaveBeenCalledOnce()
})

test('a second WebSocket does not join a line', async ({ world }) => {
  const line = new WebSocket(`${world.url.replace('http', 'ws')}${LIVE_PATH}/?EIO=4&transport=websocket`)
  const said = await new Promise<MessageEvent>((resolve) => line.addEventListener('message', resolve))
  const { sid } = JSON.parse(String(said.data).slice(1))

  const second = new WebSocket(`${line.url}&sid=${sid}`)
  const came = await new Promise((resolve) => {
    for (const event of ['open', 'error']) second.addEventListener(event, () => resolve(event))
  })
  line.close()

  expect(came).toBe('error')
})

test('whoever says nothing and answers no close loses the connection within seconds', async ({ world }) => {
  const line = await rawLine(world)

  await line.ended
}, 15_000)

test('a line counts for its address until its connection is gone', async () => {
  const small = await World.open({ RATE_LIMITS: 'on', LIVE_LINES_ADDRESS: '1' })
  const [asha, ravi] = [await small.member(), await small.member()]
  const hers = await lineOf(small, asha)

  await asha.call(account.signOut)
  await vi.waitFor(() => lineOf(small, ravi), { timeout: 10_000 })

  expect(hers.hasEnded()).toBe(true)
  await small.close()
}, 20_000)

test('lines that nobody proves shut nobody out who shares their address: the oldest of them make room', async () => {
  const small = await World.open({ RATE_LIMITS: 'on', LIVE_LINES_ADDRESS: '3' })
  const member = await small.member()
  const silent = []
  for (let at = 0; at < 5; at++) silent.push(await rawLine(small))

  await lineOf(small, member)

  expect(silent.map(({ isOpen }) => isOpen)).toEqual(silent.map(() => true))
  await Promise.all(silent.slice(0, 3).map(({ ended }) => ended))
  expect(silent.slice(3).map((line) => line.hasEnded())).toEqual([false, false])
  await small.close()
})

test('behind a proxy that is trusted, lines count for the address that it names', async () => {
  const small = await World.open({ RATE_LIMITS: 'on', LIVE_LINES_ADDRESS: '2', TRUSTED_PROXIES: '127.0.0.1' })
  const member = await small.member()
  const [clinic, ward] = ['203.0.113.7', '198.51.100.9']
  const quiet = await rawLine(small, ward)

  for (let at = 0; at < 2; at++) await lineOf(small, member, clinic)
  const refused = await rawLine(small, clinic)
  // What somebody says of themselves in front of what the proxy says counts for nothing.
  const spoofed = await rawLine(small, `${ward}, ${clinic}`)
  for (let at = 0; at < 5; at++) await rawLine(small, '192.0.2.44')
  await lineOf(small, member, ward)

  expect([refused.isOpen, spoofed.isOpen]).toEqual([false, false])
  expect(quiet.hasEnded()).toBe(false)
  await small.close()
})

test('what a line says of its address is believed of a trusted proxy only', async () => {
  const small = await World.open({ RATE_LIMITS: 'on', LIVE_LINES_ADDRESS: '2' })
  const member = await small.member()

  for (const from of ['203.0.113.7', '198.51.100.9']) await lineOf(small, member, from)

  expect((await rawLine(small, '192.0.2.44')).isOpen).toBe(false)
  await small.close()
})
