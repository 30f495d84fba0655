import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setLine } from '../line.ts'
import { entryOf, networkFault, outboxOf, pass, refusalOf, signIn } from './sender-in-memory.ts'

const SHORT_MS = 2000
const LONG_MS = 30_000

beforeEach(() => {
  vi.useFakeTimers()
  signIn('asha')
})

afterEach(() => {
  setLine(true)
  vi.useRealTimers()
})

test('entries of a queue are sent one at a time in their order, and no queue waits for another', async () => {
  const held = Promise.withResolvers<void>()
  const entries = [entryOf('first'), entryOf('second'), entryOf('elsewhere', { queue: 'others' })]
  const { sender, tried, sent, kept } = outboxOf(entries, (clientId) => clientId === 'first' && held.promise)

  await sender.wake()
  await pass(0)
  expect(tried).toEqual(['first', 'elsewhere'])
  held.resolve()
  await pass(0)

  expect(sent).toEqual(['elsewhere', 'first', 'second'])
  expect(kept.size).toBe(0)
})

test('what failed is tried again under its name, within two seconds each, and what follows it waits', async () => {
  const { sender, tried, sent, states } = outboxOf([entryOf('first'), entryOf('second')], (clientId, tries) =>
    clientId === 'first' && tries < 4 ? networkFault : 'stored',
  )

  await sender.wake()
  await pass(0)
  expect(tried).toEqual(['first'])
  expect(states()).toEqual(['first waiting', 'second waiting'])
  await pass(99)
  expect(tried).toEqual(['first'])
  await pass(3 * SHORT_MS)

  expect(tried).toEqual(['first', 'first', 'first', 'first', 'second'])
  expect(sent).toEqual(['first', 'second'])
})

test('what fails long is tried seldom', async () => {
  const { sender, tried } = outboxOf([entryOf('first')], () => networkFault)
  await sender.wake()
  await pass(11 * SHORT_MS)
  const quick = tried.length

  await pass(10 * LONG_MS)

  expect(quick).toBeGreaterThan(10)
  expect(tried.length - quick).toBeLessThan(60)
})

test('without a line nothing is tried until it is back', async () => {
  const { sender, tried, sent } = outboxOf([entryOf('first')], (_, tries) => (tries === 1 ? networkFault : 'stored'))
  await sender.wake()
  await pass(0)
  setLine(false)
  await pass(10 * LONG_MS)
  expect(tried).toEqual(['first'])

  setLine(true)
  await pass(0)

  expect(sent).toEqual(['first'])
})

test('a server that names a time is left alone as long', async () => {
  const { sender, tried } = outboxOf([entryOf('first')], () => refusalOf(429, 'TOO_MANY_REQUESTS', 60_000))
  await sender.wake()

  await pass(60_000)
  expect(tried).toHaveLength(1)
  await pass(SHORT_MS)

  expect(tried).toHaveLength(2)
})

test('what the server fails at is named as that and not as a lack of the line, and what follows goes as soon as it is taken out', async () => {
  const { sender, sent, tried, heldUp } = outboxOf(
    [entryOf('first'), entryOf('second')],
    (clientId) => clientId === 'first' && refusalOf(500, 'FAULT'),
  )
  await sender.wake()
  await pass(11 * SHORT_MS)
  expect(tried).not.toContain('second')
  expect(heldUp()).toEqual(['Wardmates has a problem with this; it is tried again.', 'It waits for the one before it.'])

  await sender.remove('first')
  await pass(0)

  expect(sent).toEqual(['second'])
})

test('what a server that is busy says is shown until the line itself fails', async () => {
  const { sender, heldUp } = outboxOf([entryOf('first')], (_, tries) => (tries < 3 ? refusalOf(503, 'BUSY') : networkFault))
  await sender.wake()
  await pass(0)
  expect(heldUp()).toEqual(['Refused with 503.'])

  await pass(3 * SHORT_MS)

  expect(heldUp()).toEqual([undefined])
})

test('a refused entry keeps its text, lets the next one pass, and is sent under its name when its author says so', async () => {
  const { sender, tried, sent, kept } = outboxOf([entryOf('first'), entryOf('second')], (clientId, tries) =>
    clientId === 'first' && tries === 1 ? refusalOf(422) : 'stored',
  )
  await sender.wake()
  await pass(0)
  expect(sent).toEqual(['second'])
  expect(kept.get('first')).toMatchObject({ payload: 'Words of first', refusal: 'Refused with 422.' })

  await sender.retry('first')
  await pass(0)

  expect(tried).toEqual(['first', 'second', 'first'])
  expect(kept.size).toBe(0)
})

test('a refusal of what has no place of its own is said, and the entry is gone', async () => {
  const { sender, kind, refused, kept } = outboxOf([entryOf('first')], () => refusalOf(422))
  const delivery = await kind.load()
  kind.load = async () => ({ ...delivery, forgetsRefused: true })
  await sender.wake()
  await pass(0)
  expect([refused, kept.size]).toEqual([['Refused with 422.'], 0])
})

test('an entry that was given up is tried no more', async () => {
  const { sender, tried, kept } = outboxOf([entryOf('first')], () => networkFault)
  await sender.wake()
  await pass(0)

  await sender.remove('first')
  await pass(LONG_MS)

  expect(tried).toEqual(['first'])
  expect(kept.size).toBe(0)
})

test('an entry that is given up while it is on its way comes back with no failure', async () => {
  const held = Promise.withResolvers<Error>()
  const { sender, refused, states, tried } = outboxOf(
    [entryOf('first'), entryOf('second')],
    (clientId) => clientId === 'first' && held.promise,
  )
  await sender.wake()
  await pass(0)

  await sender.remove('first')
  held.resolve(refusalOf(422))
  await pass(LONG_MS)

  expect(refused).toEqual([])
  expect(states()).toEqual([])
  expect(tried).toEqual(['first', 'second'])
})
