/// <reference lib="webworker" />
import { pushWords } from '#contract/push-words.ts'
import { inLanguage } from '../../lib/push-said.ts'
import type { WorkerWord } from './words.ts'

const PLACE = '/messages'
/** A newer one stands in for it, so that no row of them tells how often somebody wrote. */
const TAG = 'messages'

/** A browser may have given up a subscription by itself. */
type SubscriptionChange = ExtendableEvent & { oldSubscription?: PushSubscription | null; newSubscription?: PushSubscription | null }

/** Has the worker show pushes and lead to what they are about. */
export function answerPushes(scope: ServiceWorkerGlobalScope) {
  scope.addEventListener('push', (event) => event.waitUntil(show(scope, event.data?.text())))
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(lead(scope))
  })
  scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAgain(scope, event as SubscriptionChange)))
}

/** Whatever has arrived, nothing is shown but words of ours. */
async function show({ registration }: ServiceWorkerGlobalScope, said: string | undefined) {
  const words = Object.values(pushWords).find((known) => known === said) ?? pushWords.message
  const options: NotificationOptions & { renotify: boolean } = { tag: TAG, renotify: true, icon: '/icon-192.png', badge: '/icon-192.png' }
  await registration.showNotification(await inLanguage(words), options)
}

const pagesOf = ({ clients }: ServiceWorkerGlobalScope) => clients.matchAll({ type: 'window', includeUncontrolled: true })

/** An open page of ours goes there by itself, so that nothing typed is lost; without one a new page opens. */
async function lead(scope: ServiceWorkerGlobalScope) {
  const pages = await pagesOf(scope)
  const page = pages.find(({ url }) => new URL(url).pathname === PLACE) ?? pages[0]
  if (!page) return void (await scope.clients.openWindow(PLACE))
  page.postMessage({ kind: 'open', path: PLACE } satisfies WorkerWord)
  await page.focus()
}

/** The worker has no session to say it by: pages that are open do, or the next one that is opened. */
async function subscribeAgain(scope: ServiceWorkerGlobalScope, { oldSubscription, newSubscription }: SubscriptionChange) {
  if (!newSubscription && oldSubscription) await scope.registration.pushManager.subscribe(oldSubscription.options)
  for (const page of await pagesOf(scope)) page.postMessage({ kind: 'push_renewed' } satisfies WorkerWord)
}
