import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose'
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  ClientError,
  ClientSecretPost,
  type Configuration,
  discovery,
  fetchUserInfo,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client'
import type { GoogleAuthData } from '#contract/account.ts'
import { Refusal } from '#contract/errors.ts'
import type { Config } from '../../platform/config.ts'
import type { Log } from '../../platform/log.ts'

/** The longest that Google may take over one answer: the specification's script timeout. */
const TIMEOUT_MS = 5000
const CLOCK_TOLERANCE_S = 30
// Google signs its tokens with two spellings of one name.
const GOOGLE_ISSUERS = ['https://accounts.google.com', 'accounts.google.com']
const ALGORITHMS = ['RS256', 'PS256', 'ES256']
const LOOPBACK = /^(127(\.\d{1,3}){3}|\[::1\]|localhost)$/

type GoogleConfig = NonNullable<Config['google']>
export type Provider = { client: Configuration; keys: ReturnType<typeof createRemoteJWKSet>; settings: GoogleConfig }

const providers = new WeakMap<GoogleConfig, Promise<Provider>>()

/** The provider behind the Google buttons, as it describes itself. Asked once; asked again after a failure. */
export async function getProvider(settings: Config['google'], log: Log): Promise<Provider> {
  if (!settings) throw new Refusal('GOOGLE_NOT_CONFIGURED')
  const known = providers.get(settings) ?? discover(settings)
  providers.set(settings, known)
  return known.catch((error) => {
    providers.delete(settings)
    log.error({ err: error }, 'the Google provider could not be discovered')
    throw new Refusal('GOOGLE_UNAVAILABLE')
  })
}

async function discover(settings: GoogleConfig): Promise<Provider> {
  const issuer = new URL(settings.issuer)
  // Plain http is for a provider on this machine, in tests and demonstrations.
  const insecure = issuer.protocol === 'http:' && LOOPBACK.test(issuer.hostname)
  const client = await discovery(issuer, settings.clientId, undefined, ClientSecretPost(settings.clientSecret), {
    timeout: TIMEOUT_MS / 1000,
    execute: insecure ? [allowInsecureRequests] : [],
  })
  const { jwks_uri } = client.serverMetadata()
  if (!jwks_uri) throw new Error('The provider names no keys.')
  return { client, keys: createRemoteJWKSet(new URL(jwks_uri), { timeoutDuration: TIMEOUT_MS }), settings }
}

/** What an ID token says, once its signature, issuer, audience, age and nonce are right. */
export async function readIdToken(
  { client, keys, settings }: Provider,
  token: string,
  nonce?: string,
): Promise<JWTPayload & { sub: string }> {
  const { issuer } = client.serverMetadata()
  const { payload } = await jwtVerify(token, keys, {
    issuer: GOOGLE_ISSUERS.includes(issuer) ? GOOGLE_ISSUERS : issuer,
    audience: settings.clientId,
    algorithms: ALGORITHMS,
    clockTolerance: CLOCK_TOLERANCE_S,
    requiredClaims: ['sub', 'iat', 'exp'],
  })
  if (Array.isArray(payload.aud) && payload.aud.length > 1 && payload.azp !== settings.clientId) throw new Refusal('GOOGLE_FAILED')
  // A nonce that this browser was not given is another one's token.
  if (payload.nonce !== nonce) throw new Refusal('GOOGLE_FAILED')
  return { ...payload, sub: String(payload.sub) }
}

type Grant = { code: string; state: string; nonce: string; verifier: string; redirectUri: string }

/** Exchanges a code for what Google says of the person: form-encoded, with secret and verifier, ID token checked, user-info asked. */
export async function exchangeCode(provider: Provider, { code, state, nonce, verifier, redirectUri }: Grant): Promise<GoogleAuthData> {
  const { client } = provider
  const back = new URL(redirectUri)
  back.searchParams.set('code', code)
  back.searchParams.set('state', state)
  // There is one provider only, so its answers cannot be mistaken for another's.
  back.searchParams.set('iss', client.serverMetadata().issuer)
  const tokens = await authorizationCodeGrant(client, back, { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier })
  const claims = await readIdToken(provider, tokens.id_token ?? '', nonce)
  return asGoogleData({ ...claims, ...(await fetchUserInfo(client, tokens.access_token, claims.sub)) })
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** Claims under the names that the page keeps. */
export const asGoogleData = (claims: Record<string, unknown>): GoogleAuthData => ({
  id: text(claims.sub),
  email: text(claims.email),
  // Some providers write booleans as text.
  verified_email: claims.email_verified === true || claims.email_verified === 'true',
  name: text(claims.name),
  given_name: text(claims.given_name),
  family_name: text(claims.family_name),
  picture: text(claims.picture),
})

/** A failure on the way to or from Google as an answer: a token or code that is not right, or Google out of reach. Anything else is a fault. */
export function googleRefusal(error: unknown, log: Log): unknown {
  if (error instanceof Refusal) return error
  const { name, code, message } = error as { name?: string; code?: string; message?: string }
  const refusal = isRefused(error) ? 'GOOGLE_FAILED' : isUnreachable(error) ? 'GOOGLE_UNAVAILABLE' : undefined
  if (!refusal) return error
  // The error itself may carry tokens, so only its names are written down.
  log.warn({ name, code, reason: message }, 'a Google sign-in did not succeed')
  return new Refusal(refusal)
}

const isUnreachable = (error: unknown) =>
  (error instanceof TypeError && error.message === 'fetch failed') ||
  error instanceof errors.JOSEError ||
  error instanceof ClientError ||
  error instanceof ResponseBodyError

function isRefused(error: unknown) {
  if (error instanceof errors.JOSEError) return !(error instanceof errors.JWKSTimeout) && error.code !== 'ERR_JOSE_GENERIC'
  if (error instanceof ResponseBodyError) return error.status < 500
  if (error instanceof ClientError) return error.code !== 'OAUTH_TIMEOUT' && error.code !== 'OAUTH_RESPONSE_IS_NOT_CONFORM'
  return error instanceof WWWAuthenticateChallengeError
}
