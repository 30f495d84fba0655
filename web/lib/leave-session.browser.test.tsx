import { afterEach, expect, test, vi } from 'vitest'
import { leave, signIn } from '#tests/browser/world.ts'
import { leaveSession } from './leave-session.ts'
import { session } from './session.ts'

/** On a dead line a part neither comes nor fails. */
const never = () => new Promise<never>(() => {})

afterEach(() => {
  vi.useRealTimers()
  leave()
})

test('whoever signs out on a dead line is out all the same, and is rung for no more in this browser', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  signIn('asha')
  const unsubscribe = vi.fn(async () => true)
  const registration = { pushManager: { getSubscription: async () => ({ unsubscribe }) } } as unknown as ServiceWorkerRegistration
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(registration)

  const left = leaveSession(never)
  await vi.advanceTimersByTimeAsync(5000)

  expect(await left).toBe(false)
  vi.useRealTimers()
  expect(session().signedIn).toBe(false)
  await expect.poll(() => unsubscribe.mock.calls.length).toBe(1)
})
