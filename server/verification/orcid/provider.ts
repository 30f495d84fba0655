import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client'
import { Refusal } from '#contract/errors.ts'
import type { Config } from '../../platform/config.ts'
import { isLoopback } from '../../platform/http/loopback.ts'
import type { Log } from '../../platform/log.ts'

const TIMEOUT_S = 5

type Settings = NonNullable<Config['orcid']>
const clients = new WeakMap<Settings, Promise<Configuration>>()

/** ORCID as it describes itself. Asked once; asked again after a failure. */
export async function getOrcid(settings: Config['orcid'], log: Log): Promise<Configuration> {
  if (!settings) throw new Refusal('ORCID_NOT_CONFIGURED')
  const known = clients.get(settings) ?? discover(settings)
  clients.set(settings, known)
  return known.catch((error) => {
    clients.delete(settings)
    log.error({ err: error }, 'ORCID could not be discovered')
    throw new Refusal('ORCID_UNAVAILABLE')
  })
}

function discover({ issuer, clientId, clientSecret }: Settings) {
  const address = new URL(issuer)
  // Plain http is for a provider on this machine, in tests and demonstrations.
  const isHere = address.protocol === 'http:' && isLoopback(address.hostname)
  const execute = [enableNonRepudiationChecks, ...(isHere ? [allowInsecureRequests] : [])]
  return discovery(address, clientId, undefined, ClientSecretPost(clientSecret), { timeout: TIMEOUT_S, execute })
}

/** What the way back has to fit. */
export type Attempt = { state: string; nonce: string; verifier: string; redirectUri: string }

/** Where a member goes to sign in at ORCID. */
export const addressOf = async (client: Configuration, { state, nonce, verifier, redirectUri }: Attempt) =>
  buildAuthorizationUrl(client, {
    response_type: 'code',
    scope: 'openid',
    redirect_uri: redirectUri,
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  }).href

/** The iD of whoever signed in: the subject of an ID token whose signature, issuer, audience, age and nonce are right. */
export async function exchange(client: Configuration, code: string, { state, nonce, verifier, redirectUri }: Attempt): Promise<string> {
  const back = new URL(redirectUri)
  back.searchParams.set('code', code)
  back.searchParams.set('state', state)
  // There is one provider only, so its answers cannot be mistaken for another's.
  back.searchParams.set('iss', client.serverMetadata().issuer)
  const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true }
  const tokens = await authorizationCodeGrant(client, back, checks)
  return tokens.claims()!.sub
}
