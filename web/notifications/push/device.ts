import type { PushState } from '#contract/push.ts'
import { pushWords } from '#contract/push-words.ts'
import { api } from '../../lib/api/api.ts'
import { say } from '../../lib/language/say.ts'
import { keepSaid } from '../../lib/push-said.ts'
import { PUSH_ENDPOINT } from '../../lib/session.ts'

/** Whether this browser can notify of anything while no page is open: `blocked` where its member has said no before. */
export type DeviceAbility = 'ready' | 'blocked' | 'home_screen' | 'unsupported'

/** An iPhone or iPad notifies for apps on the home screen alone. */
const isApple = () => /iPhone|iPad/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

export async function deviceAbility(): Promise<DeviceAbility> {
  const isCapable = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!isCapable) return isApple() ? 'home_screen' : 'unsupported'
  if (!(await navigator.serviceWorker.getRegistration())) return 'unsupported'
  return Notification.permission === 'denied' ? 'blocked' : 'ready'
}

const manager = async () => (await navigator.serviceWorker.ready).pushManager

/** Whether the browser keeps what the server was told: it may have given it up by itself. */
export async function isSubscribed() {
  if (Notification.permission !== 'granted') return false
  const subscription = await (await manager()).getSubscription()
  return subscription !== null && subscription.endpoint === localStorage.getItem(PUSH_ENDPOINT)
}

/** Asks for the permission, subscribes the browser anew and tells the server; nothing where the permission is not given. */
export async function subscribeDevice(publicKey: string): Promise<PushState | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const pushManager = await manager()
  // What another member's session was reached by is not taken over.
  await (await pushManager.getSubscription())?.unsubscribe()
  return tell(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }))
}

/** Tells the server no more than that this device is not to be notified; the browser forgets by itself. */
export async function unsubscribeDevice(): Promise<PushState> {
  const state = await api.push.removeDevice()
  localStorage.removeItem(PUSH_ENDPOINT)
  await (await (await manager()).getSubscription())?.unsubscribe()
  return state
}

/** What is shown is said in the language that this browser is read in; without a place for that in English. */
const keepWords = () => keepSaid(Object.fromEntries(Object.values(pushWords).map((words) => [words, say(words)]))).catch(() => undefined)

/** Tells the server of another subscription than it knows, where the browser has one; the worker learns the reader's language. */
export async function renewDevice() {
  await keepWords()
  const subscription = await (await manager()).getSubscription()
  if (subscription && subscription.endpoint !== localStorage.getItem(PUSH_ENDPOINT)) await tell(subscription)
}

async function tell(subscription: PushSubscription): Promise<PushState> {
  await keepWords()
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
  const state = await api.push.saveDevice({ endpoint: endpoint ?? '', p256dh, auth })
  localStorage.setItem(PUSH_ENDPOINT, subscription.endpoint)
  return state
}
