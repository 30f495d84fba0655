import { hkdfSync, timingSafeEqual } from 'node:crypto'
import { EncryptJWT, jwtDecrypt } from 'jose'
import { LRUCache } from 'lru-cache'
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client'
import { Refusal } from '#contract/errors.ts'
import type { Caller, Services } from '../../platform/http/context.ts'

const MINUTES = 10
const ENCRYPTION = 'A256GCM'

/** One try to sign in with Google: what the way back has to fit. It lives in a cookie that only this server can read. */
export type Attempt = { state: string; nonce: string; verifier: string }

/** Those that came back within the life of their cookie, by their state. A browser loses the cookie with them; this also refuses a copy of it. */
const used = new LRUCache<string, true>({ max: 100_000, ttl: MINUTES * 60_000 })

const keyOf = (services: Services) =>
  new Uint8Array(hkdfSync('sha256', services.config.google?.clientSecret ?? '', '', 'wardmates google attempt', 32))

const isHttps = (services: Services) => services.publicUrl().startsWith('https:')

// The prefix makes browsers insist on Secure, Path=/ and no Domain; plain http on a loopback address cannot have it.
const cookieName = (services: Services) => (isHttps(services) ? '__Host-google' : 'google')

function cookie(services: Services, value: string, maxAgeS: number) {
  return `${cookieName(services)}=${value}; Max-Age=${maxAgeS}; Path=/; HttpOnly; SameSite=Lax${isHttps(services) ? '; Secure' : ''}`
}

/** A new attempt and the cookie that keeps it. */
export async function beginAttempt(services: Services) {
  const attempt: Attempt = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() }
  const sealed = await new EncryptJWT(attempt)
    .setProtectedHeader({ alg: 'dir', enc: ENCRYPTION })
    .setExpirationTime(`${MINUTES}m`)
    .encrypt(keyOf(services))
  return { attempt, cookie: cookie(services, sealed, MINUTES * 60) }
}

/** The attempt this browser has begun, or nothing. */
export async function findAttempt(services: Services, caller: Caller): Promise<Attempt | undefined> {
  const sealed = caller.cookies[cookieName(services)]
  if (!sealed) return undefined
  const opened = await jwtDecrypt<Attempt>(sealed, keyOf(services), {
    keyManagementAlgorithms: ['dir'],
    contentEncryptionAlgorithms: [ENCRYPTION],
  }).catch(() => undefined)
  return opened?.payload
}

/** Each attempt serves once; its cookie goes with it. */
export function spendAttempt(services: Services, caller: Caller, { state }: Attempt) {
  if (used.has(state)) throw new Refusal('GOOGLE_FAILED')
  used.set(state, true)
  caller.setCookie(cookie(services, '', 0))
}

/** The attempt that a state belongs to. */
export async function takeAttempt(services: Services, caller: Caller, state: string): Promise<Attempt> {
  const attempt = await findAttempt(services, caller)
  if (!attempt || !isSame(attempt.state, state)) throw new Refusal('GOOGLE_FAILED')
  spendAttempt(services, caller, attempt)
  return attempt
}

function isSame(a: string, b: string) {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
