import { afterEach, expect, test, vi } from 'vitest'
import { answer, leave, signIn } from '#tests/browser/world.ts'
import { PUSH_ENDPOINT } from '../../lib/session.ts'
import { keepPush } from './kept-push.ts'

const OLD = 'https://push.example/old'
const NEW = 'https://push.example/new'
const stops: (() => void)[] = []

/** A member's page, in a browser that is reached here; what the server was told. */
function pageReachedAt(endpoint: string) {
  signIn('asha')
  const told: unknown[] = []
  const state = { publicKey: 'key', isOn: true, quietHours: null }
  answer({
    'PUT /api/push/device': ({ body }) => {
      told.push(body)
      return state
    },
  })
  const subscription = { endpoint, toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }) }
  const registration = { pushManager: { getSubscription: async () => subscription } } as unknown as ServiceWorkerRegistration
  const ready = vi.spyOn(navigator.serviceWorker, 'ready', 'get').mockResolvedValue(registration)
  return { told, ready }
}

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  leave()
})

test('a subscription that the browser has renewed is told to the server, once', async () => {
  const { told } = pageReachedAt(NEW)
  localStorage.setItem(PUSH_ENDPOINT, OLD)

  stops.push(keepPush())
  await expect.poll(() => localStorage.getItem(PUSH_ENDPOINT)).toBe(NEW)
  navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: { kind: 'push_renewed' } }))
  await navigator.serviceWorker.ready

  expect(told).toEqual([{ endpoint: NEW, p256dh: 'p', auth: 'a' }])
})

test('nothing is asked of a browser where the device is off', async () => {
  const { told, ready } = pageReachedAt(NEW)

  stops.push(keepPush())
  navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: { kind: 'push_renewed' } }))

  expect([told.length, ready.mock.calls.length]).toEqual([0, 0])
})
