import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { PushState } from '#contract/push.ts'
import { answer, leave, signIn } from '#tests/browser/world.ts'
import { OnThisDevice } from './OnThisDevice.tsx'

const ENDPOINT = 'https://push.example/asha'
const state = (part: Partial<PushState> = {}): PushState => ({ publicKey: 'key', isOn: false, quietHours: null, ...part })
const noName = 'It shows “New message”: no name and no text.'

/** A browser that subscribes as it is told, and whose member answers a question for permission so. */
function browserThat(permission: NotificationPermission, said = permission) {
  let subscription: { endpoint: string; toJSON: () => object; unsubscribe: () => Promise<boolean> } | null = null
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: vi.fn(async () => {
      const unsubscribe = async () => {
        subscription = null
        return true
      }
      subscription = { endpoint: ENDPOINT, toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: 'p', auth: 'a' } }), unsubscribe }
      return subscription
    }),
  }
  const registration = { pushManager } as unknown as ServiceWorkerRegistration
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(registration)
  vi.spyOn(navigator.serviceWorker, 'ready', 'get').mockResolvedValue(registration)
  const now = vi.spyOn(Notification, 'permission', 'get').mockReturnValue(permission)
  const asked = vi.spyOn(Notification, 'requestPermission').mockImplementation(async () => {
    now.mockReturnValue(said)
    return said
  })
  return { asked, subscribe: pushManager.subscribe }
}

async function shown() {
  signIn('asha')
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <OnThisDevice />
    </QueryClientProvider>,
  )
}
const ofDevice = { name: 'Notify me of new messages on this device' }

afterEach(leave)

test('nobody is asked before a press; then the device is on, and off at another', async () => {
  const { asked } = browserThat('default', 'granted')
  const sent: unknown[] = []
  answer({
    'GET /api/push': () => state(),
    'PUT /api/push/device': ({ body }) => {
      sent.push(body)
      return state({ isOn: true })
    },
    'DELETE /api/push/device': () => state(),
  })
  const device = (await shown()).getByRole('switch', ofDevice)
  await expect.element(device).toHaveAccessibleDescription(noName)
  expect(asked).not.toHaveBeenCalled()

  await device.click()

  await expect.element(device).toBeChecked()
  await expect.poll(() => sent).toEqual([{ endpoint: ENDPOINT, p256dh: 'p', auth: 'a' }])
  await device.click()
  await expect.element(device).not.toBeChecked()
})

test('a no leaves it off, and says how to allow it', async () => {
  const { subscribe } = browserThat('default', 'denied')
  answer({ 'GET /api/push': () => state() })
  const device = (await shown()).getByRole('switch', ofDevice)

  await device.click()

  await expect.element(device).toBeDisabled()
  await expect.element(device).not.toBeChecked()
  await expect.element(device).toHaveAccessibleDescription(/blocked for Wardmates in this browser.*allow notifications/)
  expect(subscribe).not.toHaveBeenCalled()
})

test('it is off where the browser has given up what the server knows', async () => {
  browserThat('granted')
  answer({ 'GET /api/push': () => state({ isOn: true }) })

  await expect.element((await shown()).getByRole('switch', ofDevice)).not.toBeChecked()
})

test('a browser without a worker says that it cannot', async () => {
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(undefined)
  answer({ 'GET /api/push': () => state() })
  const device = (await shown()).getByRole('switch', ofDevice)

  await expect.element(device).toBeDisabled()
  await expect.element(device).toHaveAccessibleDescription('This browser cannot notify you while Wardmates is closed.')
})

test('an iPhone is led to its home screen', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)')
  const { PushManager } = window
  Reflect.deleteProperty(window, 'PushManager')
  answer({ 'GET /api/push': () => state() })

  await expect.element((await shown()).getByRole('switch', ofDevice)).toHaveAccessibleDescription(/Add to Home Screen/)
  Object.assign(window, { PushManager })
})

test('quiet hours are chosen, changed and given up', async () => {
  browserThat('default')
  const sent: unknown[] = []
  answer({
    'GET /api/push': () => state(),
    'PUT /api/push/quiet-hours': ({ body }) => {
      const { quietHours } = body as { quietHours: { starts: string; ends: string } | null }
      sent.push(quietHours)
      return state({ quietHours: quietHours && { ...quietHours, timeZone: 'Asia/Kolkata' } })
    },
  })
  const page = await shown()
  const hours = page.getByRole('switch', { name: 'Quiet hours' })

  await hours.click()
  await page.getByLabelText('From').fill('21:30')
  await hours.click()

  await expect.element(hours).not.toBeChecked()
  expect(sent).toEqual([{ starts: '22:00', ends: '06:00' }, { starts: '21:30', ends: '06:00' }, null])
})
