import { afterEach, expect, test, vi } from 'vitest'
import { keepSaid } from '../../lib/push-said.ts'
import { answerPushes } from './push.ts'

afterEach(() => void vi.unstubAllGlobals())

type Page = { url: string; focus: () => Promise<void>; postMessage: (word: object) => void }

/** A worker with these pages open, and what it did. */
function workerWith(...urls: string[]) {
  const pages = urls.map(
    (url) => ({ url: `https://wardmates.example${url}`, focus: vi.fn(async () => {}), postMessage: vi.fn() }) satisfies Page,
  )
  const scope = Object.assign(new EventTarget(), {
    registration: { showNotification: vi.fn(async () => {}), pushManager: { subscribe: vi.fn(async () => {}) } },
    clients: { matchAll: vi.fn(async () => pages), openWindow: vi.fn(async () => null) },
  })
  answerPushes(scope as unknown as ServiceWorkerGlobalScope)
  const happens = async (type: string, what: object = {}) => {
    const work: Promise<unknown>[] = []
    scope.dispatchEvent(Object.assign(new Event(type), what, { waitUntil: (promise: Promise<unknown>) => work.push(promise) }))
    await Promise.all(work)
  }
  return { scope, pages, happens }
}

test.each(['New message', 'New messages'])('a push shows its words: %s', async (words) => {
  const { scope, happens } = workerWith()

  await happens('push', { data: { text: () => words } })

  expect(scope.registration.showNotification).toHaveBeenCalledExactlyOnceWith(words, expect.objectContaining({ tag: 'messages' }))
})

test('a push shows its words in the language that the pages of this browser are read in', async () => {
  const kept = new Map<string, Response>()
  const cache = { put: async (at: string, said: Response) => void kept.set(at, said), match: async (at: string) => kept.get(at) }
  vi.stubGlobal('caches', { open: async () => cache })
  await keepSaid({ 'New message': 'नया मैसेज' })
  const { scope, happens } = workerWith()

  await happens('push', { data: { text: () => 'New message' } })

  expect(scope.registration.showNotification).toHaveBeenCalledExactlyOnceWith('नया मैसेज', expect.anything())
})

test.each([{ text: () => 'Ravi Menon: bed 4 is worse' }, null])('whatever else a push says is not shown', async (data) => {
  const { scope, happens } = workerWith()

  await happens('push', { data })

  expect(scope.registration.showNotification).toHaveBeenCalledExactlyOnceWith(
    'New message',
    expect.not.objectContaining({ body: expect.anything() }),
  )
})

test('a press on it leads an open page to the messages, and reloads nothing', async () => {
  const close = vi.fn()
  const { scope, pages, happens } = workerWith('/dashboard', '/messages?open=1')

  await happens('notificationclick', { notification: { close } })

  expect(pages[0]!.focus).not.toHaveBeenCalled()
  expect(pages[1]!.postMessage).toHaveBeenCalledExactlyOnceWith({ kind: 'open', path: '/messages' })
  expect(pages[1]!.focus).toHaveBeenCalledOnce()
  expect([close.mock.calls.length, scope.clients.openWindow.mock.calls.length]).toEqual([1, 0])
})

test('without an open page it opens one', async () => {
  const { scope, happens } = workerWith()

  await happens('notificationclick', { notification: { close: vi.fn() } })

  expect(scope.clients.openWindow).toHaveBeenCalledExactlyOnceWith('/messages')
})

test('a subscription that the browser gave up is made again, and open pages hear of it', async () => {
  const { scope, pages, happens } = workerWith('/dashboard')
  const options = { userVisibleOnly: true, applicationServerKey: new ArrayBuffer(65) }

  await happens('pushsubscriptionchange', { oldSubscription: { options }, newSubscription: null })

  expect(scope.registration.pushManager.subscribe).toHaveBeenCalledExactlyOnceWith(options)
  expect(pages[0]!.postMessage).toHaveBeenCalledExactlyOnceWith({ kind: 'push_renewed' })
})
