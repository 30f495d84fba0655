import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { Provider } from 'oidc-provider'

/** Whom the provider knows; it signs in whoever stands in `person`. */
export type GooglePerson = {
  sub: string
  email: string
  email_verified: boolean
  name: string
  given_name: string
  family_name: string
  picture: string
}

export type OpenIdProvider = {
  issuer: string
  /** Where it answers on this machine, whatever it calls itself. */
  address: string
  clientId: string
  clientSecret: string
  /** Who sits before the browser; null presses Cancel. */
  person: GooglePerson | null
  /** How often each of its addresses was asked, by path. */
  asked: Map<string, number>
  /** Signs an ID token by the provider's own key, as the identity prompt would get it. */
  signIdToken(claims: JWTPayload): Promise<string>
  close(): Promise<void>
}

const KEY_ID = 'stand-in'
const DISPLAYED = { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name', 'picture'] }

/**
 * A real OpenID provider on this machine that stands in for Google or ORCID: code flow with PKCE, signed ID tokens, user-info. For a client that knows
 * Google by its name alone it bears that name, and asks for no PKCE.
 */
export async function openOpenId(named?: string): Promise<OpenIdProvider> {
  const http = createServer()
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  const issuer = named ?? address
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const people = new Map<string, GooglePerson>()

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'wardmates',
        client_secret: 'a secret that only the server knows',
        redirect_uris: [`${address}/replaced-below`],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' }] },
    claims: DISPLAYED,
    // Google puts the profile into the ID token too.
    conformIdTokenClaims: false,
    cookies: { keys: ['a cookie key of the stand-in'] },
    pkce: { required: () => named === undefined },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_context: unknown, sub: string) => ({ accountId: sub, claims: () => people.get(sub) }),
    // Nobody is asked to consent.
    loadExistingGrant: async ({ oidc }: { oidc: { client: { clientId: string }; session: { accountId: string } } }) => {
      const grant = new provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    // Asked who they are each time, so that one test's person does not stay for the next.
    ttl: { Session: 1, AccessToken: 60, IdToken: 3600, Interaction: 60, Grant: 60, AuthorizationCode: 60 },
  })
  // The product under test listens on a port that is not known yet.
  provider.Client.prototype.redirectUriAllowed = (uri) => /^http:\/\/127\.0\.0\.1:\d+\/(auth\/(v1\/)?callback|verification)$/.test(uri)

  const answer = provider.callback()
  const standIn: OpenIdProvider = {
    issuer,
    address,
    clientId: 'wardmates',
    clientSecret: 'a secret that only the server knows',
    person: null,
    asked: new Map(),
    signIdToken: (claims) => new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: KEY_ID }).sign(privateKey),
    close: async () => {
      http.closeAllConnections()
      await new Promise((resolve) => http.close(resolve))
    },
  }
  http.on('request', (request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? ''
    standIn.asked.set(path, (standIn.asked.get(path) ?? 0) + 1)
    if (!path.startsWith('/interaction/')) return answer(request, response)
    const { person } = standIn
    if (person) people.set(person.sub, person)
    const result = person ? { login: { accountId: person.sub, remember: false }, consent: {} } : { error: 'access_denied' }
    void provider.interactionFinished(request, response, result)
  })
  return standIn
}

/** Follows the provider's pages as a browser does, up to the address it sends the person back to. */
export async function throughProvider(start: string): Promise<URL> {
  const jar = new Map<string, string>()
  let next = new URL(start)
  for (let step = 0; step < 10; step++) {
    const answer = await fetch(next, { redirect: 'manual', headers: { cookie: [...jar].map((pair) => pair.join('=')).join('; ') } })
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]!.split('=')
      jar.set(name, value)
    }
    next = new URL(answer.headers.get('location') ?? '', next)
    if (/^\/(auth\/(v1\/)?callback|verification)$/.test(next.pathname)) return next
  }
  throw new Error(`The provider did not send anybody back; it stayed at ${next.href}`)
}
