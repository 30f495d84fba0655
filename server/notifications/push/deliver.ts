import http from 'node:http'
import https from 'node:https'
import type { Urgency } from 'web-push'
import type { Services } from '../../platform/http/context.ts'
import { addressesOf, lookupOf } from '../../platform/web-page/network.ts'
import { networkFor, type Subscription } from './subscription.ts'
import { vapidKeys } from './vapid.ts'

const TIME_MAX_MS = 5000

/** What is said, how long a push service keeps it for a device that is away, and what a newer one of the same topic stands in for. */
export type Push = { words: string; ttlSeconds: number; urgency: Urgency; topic: string }

type Context = Pick<Services, 'config' | 'publicUrl' | 'vault'>

/**
 * Hands a push, encrypted for its browser, to the push service behind it, at the addresses that were checked; answers the status. The address came from
 * outside: no redirect is followed, and nothing of the answer is read.
 */
export async function deliver(context: Context, subscription: Subscription, push: Push, closing: AbortSignal): Promise<number> {
  const signal = AbortSignal.any([closing, AbortSignal.timeout(TIME_MAX_MS)])
  const url = new URL(subscription.endpoint)
  const addresses = await addressesOf(url, networkFor(subscription, context.config.pushServices), signal)
  const { headers, body } = await encrypted(context, subscription, push)
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const { request } = url.protocol === 'https:' ? https : http
  const options = { method: 'POST', agent: false, autoSelectFamily: true, lookup: lookupOf(addresses), headers, signal } as const
  request(url, options, (answer) => {
    answer.destroy()
    resolve(answer.statusCode ?? 0)
  })
    .on('error', reject)
    .on('close', () => reject(new Error('No answer.')))
    .end(body)
  return promise
}

async function encrypted(context: Context, { endpoint, p256dh, auth }: Subscription, push: Push) {
  const { default: webPush } = await import('web-push')
  return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, push.words, {
    vapidDetails: { subject: contactOf(context), ...vapidKeys(context.vault) },
    TTL: push.ttlSeconds,
    urgency: push.urgency,
    topic: push.topic,
  })
}

/** Whom a push service may write to about what this server sends. */
function contactOf({ config, publicUrl }: Context) {
  if (publicUrl().startsWith('https:')) return publicUrl()
  return `mailto:${/<([^<>]+)>/.exec(config.mail.from)?.[1] ?? config.mail.from}`
}
