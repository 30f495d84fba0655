import type { FastifyInstance } from 'fastify'
import { buildAuthorizationUrl, calculatePKCECodeChallenge } from 'openid-client'
import { z } from 'zod'
import { Refusal } from '#contract/errors.ts'
import type { Services } from '../platform/http/context.ts'
import { getProvider } from './google.ts'
import { beginAttempt } from './google-attempt.ts'
import { returnAddress } from './google-sign-in.ts'

const START = '/api/auth/google/start'
const CALLBACK = '/auth/callback'
const Query = z.strictObject({ mode: z.enum(['popup', 'page']).default('page') })

/** The way to Google and the door for the way back. It answers browsers, not programs, so it stands outside the contract. */
export function serveGoogle(app: FastifyInstance, services: Services) {
  app.get(START, async (request, reply) => {
    const query = Query.safeParse(request.query)
    if (!query.success) throw new Refusal('BAD_INPUT')
    reply.header('cache-control', 'no-store')
    try {
      const { client } = await getProvider(services.config.google, services.log)
      const { attempt, cookie } = await beginAttempt(services)
      const address = buildAuthorizationUrl(client, {
        response_type: 'code',
        redirect_uri: returnAddress(services.publicUrl()),
        scope: 'openid email profile',
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await calculatePKCECodeChallenge(attempt.verifier),
        code_challenge_method: 'S256',
        display: query.data.mode,
      })
      return reply.header('set-cookie', cookie).redirect(address.href)
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'GOOGLE_UNAVAILABLE')) throw error
      // The window that asked is on its way back already; there it says in words that Google is out of reach.
      return reply.redirect(`${returnAddress(services.publicUrl())}?error=temporarily_unavailable`)
    }
  })

  // A window that isolates itself from other origins would lose its opener on the way through Google and back. These two have nothing to
  // isolate: one sends on, the other hands its answer to a window of its own origin and closes.
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.url.startsWith(START) || request.url.startsWith(CALLBACK)) reply.header('cross-origin-opener-policy', 'unsafe-none')
    done()
  })
}
