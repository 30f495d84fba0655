import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { leave, signIn } from '#tests/browser/world.ts'
import type { Kind, ShownEntry } from './entry.ts'
import { expiredOf, forgetExpired } from './expired.ts'
import { enqueue, showEntries } from './outbox.ts'
import { startOutbox } from './start-outbox.ts'
import { Store } from './store.ts'

const ids = (entries: { clientId: string }[]) => entries.map(({ clientId }) => clientId)
const noteKind = (send: (clientId: string) => Promise<unknown>): Kind<string> => ({
  name: 'note',
  queueOf: () => 'notes',
  load: async () => ({ send: (_, clientId) => send(clientId), sent: () => {}, refused: () => {} }),
})
const notes = noteKind(async () => {})
const pressedKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('outbox:'))

afterEach(async () => {
  const store = new Store()
  for (const member of ['asha', 'ravi']) for (const { clientId } of await store.list(member)) await store.remove(clientId)
  showEntries([])
  leave()
})

test('what is pressed is kept at once, then in the database, in its order and for its member alone', async () => {
  signIn('asha')
  enqueue(notes, 'First', 'one')
  enqueue(notes, 'Second', 'two')
  expect(pressedKeys()).toHaveLength(2)

  expect(ids(await new Store().list('ravi'))).toEqual([])
  expect(ids(await new Store().list('asha'))).toEqual(['one', 'two'])
  expect(pressedKeys()).toHaveLength(0)
  expect(await new Store().list('asha')).toMatchObject([{ payload: 'First' }, { payload: 'Second' }])
})

test('what is given up is not sent by a page that opens before the database has let go of it', async () => {
  signIn('asha')
  enqueue(notes, 'First', 'one')
  const going = new Store()
  expect(ids(await going.list('asha'))).toEqual(['one'])
  const cut = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementationOnce(() => {
    throw new DOMException('The page has gone.', 'AbortError')
  })
  onTestFinished(() => cut.mockRestore())

  await expect(going.remove('one')).rejects.toThrow('The page has gone.')

  expect(await new Store().list('asha')).toEqual([])
  expect(Object.keys(localStorage).filter((key) => key.includes('one'))).toEqual([])
})

test('a browser that may keep no database keeps it where the press has put it, until it is sent', async () => {
  signIn('asha')
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('A mutation operation was attempted on a database that did not allow mutations.', 'InvalidStateError')
  })
  const send = vi.fn(async () => {})
  enqueue(notes, 'First', 'one')
  const store = new Store()
  expect(await store.list('ravi')).toEqual([])
  const [entry] = await store.list('asha')
  await store.change({ ...entry!, refusal: 'No.' })
  expect(await new Store().list('asha')).toMatchObject([{ clientId: 'one', refusal: 'No.' }])
  await store.change(entry!)

  const stop = startOutbox([noteKind(send)], new QueryClient())

  await expect.poll(pressedKeys).toEqual([])
  expect(send).toHaveBeenCalledOnce()
  stop()
})

test('where neither database nor storage takes it the page is not left without a question, until it has gone', async () => {
  signIn('asha')
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('A mutation operation was attempted on a database that did not allow mutations.', 'InvalidStateError')
  })
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const asksToStay = () => {
    const leaving = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(leaving)
    return leaving.defaultPrevented
  }
  const sent = Promise.withResolvers<void>()
  const stop = startOutbox([noteKind(() => sent.promise)], new QueryClient())
  expect(asksToStay()).toBe(false)

  enqueue(notes, 'First', 'one')
  expect(asksToStay()).toBe(true)
  sent.resolve()

  await expect.poll(asksToStay).toBe(false)
  full.mockRestore()
  stop()
})

test('two tabs send every entry once, and one at a time', async () => {
  signIn('asha')
  const sent: string[] = []
  let atOnce = 0
  let most = 0
  const kind = noteKind(async (clientId) => {
    most = Math.max(most, ++atOnce)
    await new Promise((resolve) => setTimeout(resolve, 20))
    atOnce--
    sent.push(clientId)
  })
  for (const clientId of ['one', 'two', 'three']) enqueue(kind, clientId, clientId)
  await new Store().list('asha')

  const stops = [startOutbox([kind], new QueryClient()), startOutbox([kind], new QueryClient())]

  await expect.poll(async () => (await new Store().list('asha')).length).toBe(0)
  expect(sent).toEqual(['one', 'two', 'three'])
  expect(most).toBe(1)
  for (const stop of stops) stop()
})

test('an entry that another tab has sent is not brought back by a late refusal', async () => {
  signIn('asha')
  enqueue(notes, 'First', 'one')
  const store = new Store()
  const [entry] = await store.list('asha')
  await new Store().remove('one')

  await store.change({ ...entry!, refusal: 'No.' })

  expect(await store.list('asha')).toEqual([])
})

/** Presses something as a member at that time. */
function pressAt(member: string, clientId: string, at: number) {
  signIn(member)
  showEntries([{ at: at - 1 } as ShownEntry])
  vi.spyOn(Date, 'now').mockReturnValue(at)
  enqueue(notes, 'Words', clientId)
}

test('what somebody else did not come back for goes one day and is noted for them, and what is one’s own stays, refused or not', async () => {
  const store = new Store()
  pressAt('ravi', 'left', 100)
  pressAt('ravi', 'lately', 300)
  pressAt('asha', 'waiting', 100)
  pressAt('asha', 'refused', 100)
  const refused = (await store.list('asha')).find(({ clientId }) => clientId === 'refused')
  await store.change({ ...refused!, refusal: 'No.' })
  await store.list('ravi')

  await store.removeLeft('asha', 200)

  expect(ids(await store.list('ravi'))).toEqual(['lately'])
  expect(ids(await store.list('asha')).sort()).toEqual(['refused', 'waiting'])
  expect([expiredOf('ravi'), expiredOf('asha')]).toEqual([1, 0])
  forgetExpired('ravi')
})

test('what cannot be noted for whoever left it stays', async () => {
  const store = new Store()
  pressAt('ravi', 'left', 100)
  await store.list('ravi')
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })

  await expect(store.removeLeft('asha', 200)).rejects.toThrow('full')

  full.mockRestore()
  expect(ids(await store.list('ravi'))).toEqual(['left'])
})

test('what is on its way when its page ends is told to the other tabs once it has arrived', async () => {
  signIn('asha')
  const other = new BroadcastChannel('outbox')
  const heard = vi.fn()
  other.onmessage = heard
  onTestFinished(() => other.close())
  const { promise: answer, resolve: arrive } = Promise.withResolvers<void>()
  const send = vi.fn(() => answer)
  const stop = startOutbox([noteKind(send)], new QueryClient())
  enqueue(notes, 'First', 'one')
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())

  stop()
  arrive()

  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce())
})
