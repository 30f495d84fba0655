import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setLine } from '../line.ts'
import { entryOf, networkFault, outboxOf, pass, refusalOf, signIn } from './sender-in-memory.ts'

const LONG_MS = 30_000

beforeEach(() => {
  vi.useFakeTimers()
  signIn('asha')
})

afterEach(() => {
  setLine(true)
  vi.useRealTimers()
})

test('the entries of one member are neither shown to nor sent by the next', async () => {
  const { sender, tried, sent, states } = outboxOf([entryOf('hers'), entryOf('his', { memberId: 'ravi' })], () => networkFault)
  await sender.wake()
  await pass(0)
  expect(states()).toEqual(['hers waiting'])

  signIn('ravi')
  await sender.wake()
  await pass(LONG_MS)

  expect(states()).toEqual(['his waiting'])
  expect(tried.filter((clientId) => clientId === 'hers')).toHaveLength(1)
  expect(sent).toEqual([])
})

test('an entry is not sent when another member has signed in while its kind was fetched', async () => {
  const { sender, kind, tried } = outboxOf([entryOf('hers')])
  const held = Promise.withResolvers<void>()
  const { load } = kind
  kind.load = () => held.promise.then(load)
  await sender.wake()
  await pass(0)

  signIn('ravi')
  held.resolve()
  await pass(0)

  expect(tried).toEqual([])
})

test('an answer that comes when another member has signed in is not drawn for them', async () => {
  const held = Promise.withResolvers<void>()
  const { sender, sent, kept } = outboxOf([entryOf('hers')], () => held.promise)
  await sender.wake()
  await pass(0)

  signIn('ravi')
  held.resolve()
  await pass(0)

  expect(sent).toEqual([])
  expect(kept.size).toBe(0)
})

test('an entry outlives its session and is sent in the next one', async () => {
  const { sender, sent, kept } = outboxOf([entryOf('first')], (_, tries) => (tries === 1 ? refusalOf(401, 'UNAUTHENTICATED') : 'stored'))
  await sender.wake()
  await pass(LONG_MS)
  expect(kept.get('first')).not.toHaveProperty('refusal')

  await sender.wake()
  await pass(0)

  expect(sent).toEqual(['first'])
})

test('a storage that does not forget has nothing sent twice', async () => {
  const { sender, store, tried } = outboxOf([entryOf('first'), entryOf('second')])
  store.remove = () => Promise.reject(new Error('The disk is full.'))

  await sender.wake()
  await pass(LONG_MS)

  expect(tried).toEqual(['first', 'second'])
})
