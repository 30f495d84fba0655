import { createPublicKey } from 'node:crypto'
import { isIP } from 'node:net'
import { Refusal } from '#contract/errors.ts'
import type { push } from '#contract/push.ts'
import type { InputOf } from '#contract/route.ts'
import { internet, type Network } from '../../platform/web-page/network.ts'

export type Subscription = InputOf<typeof push.saveDevice>

/** Push services of the public internet, over https alone. */
const publicServices: Network = { ...internet, hasPort: (port) => port === 443 }
/** Those that the operator has named, wherever they are. */
const namedServices: Network = { ...internet, isPublic: () => true, hasPort: () => true }

/** How a push service is reached; refuses what no operator has named and what is no https site by its looks. Its name is looked up when it is asked. */
export function networkFor({ endpoint }: Pick<Subscription, 'endpoint'>, named: readonly string[]): Network {
  const { origin, protocol, hostname, port, username, password } = new URL(endpoint)
  if (username || password) throw new Refusal('PUSH_REFUSED')
  if (named.includes(origin)) return namedServices
  const host = hostname.replace(/^\[|\]$/g, '')
  const isSite = isIP(host) ? publicServices.isPublic(host) : host.includes('.')
  if (protocol !== 'https:' || port !== '' || !isSite) throw new Refusal('PUSH_REFUSED')
  return publicServices
}

/** Refuses a key that is no point of P-256: nothing could be encrypted for it. */
export function checkKey({ p256dh }: Pick<Subscription, 'p256dh'>) {
  const point = Buffer.from(p256dh, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url')) as [string, string]
  try {
    createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  } catch {
    throw new Refusal('PUSH_REFUSED')
  }
}
