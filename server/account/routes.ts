import type { FastifyInstance } from 'fastify'
import { buildAuthorizationUrl, calculatePKCECodeChallenge } from 'openid-client'
import { z } from 'zod'
import { account } from '#contract/account.ts'
import { emailChange } from '#contract/email-change.ts'
import { Refusal } from '#contract/errors.ts'
import { passkeys } from '#contract/passkeys.ts'
import { passwordChange } from '#contract/password-change.ts'
import { secondFactor } from '#contract/second-factor.ts'
import type { Services } from '../platform/http/context.ts'
import { serve } from '../platform/http/operations/serve.ts'
import { recordOrLog } from './audit.ts'
import { confirmEmail, sendCodeAgain } from './email/code.ts'
import { emailChangeHandlers } from './email-change/handlers.ts'
import { secondFactorHandlers } from './factor/handlers.ts'
import { beginAttempt } from './google/attempt.ts'
import { getProvider } from './google/provider.ts'
import { askForIdToken, finishGoogle, returnAddress, signInByIdToken } from './google/sign-in.ts'
import { passkeyHandlers } from './passkey/handlers.ts'
import { askForPasskey, signInByPasskey } from './passkey/sign-in.ts'
import { passwordChangeHandlers } from './passwords/change.ts'
import { makeChallenge } from './proof/challenge.ts'
import { getUser } from './public.ts'
import { askForReset, finishReset } from './reset/reset.ts'
import { finishSignIn } from './sign-in/second-step.ts'
import { signInByPassword } from './sign-in/sign-in.ts'
import { signUp } from './sign-in/sign-up.ts'

const ownAccount = serve(account, {
  register: (input, context) => signUp(context, input),

  login: (input, context) => signInByPassword(context, input),

  challenge: ({ level }, { vault }) => makeChallenge(vault, level),

  askGoogle: (_nothing, context) => askForIdToken(context),

  google: ({ token, proof }, context) => signInByIdToken(context, token, proof),

  googleCallback: (input, context) => finishGoogle(context, input),

  me: (_nothing, { db, viewer }) => getUser(db, viewer.id),

  signOut: async (_nothing, context) => {
    const { db, sessions, viewer } = context
    await sessions.end(db, viewer.id, viewer.sessionId)
    await recordOrLog(context, 'signed_out', viewer.id, { session: viewer.sessionId })
    return { message: 'You are signed out.' }
  },

  sessions: async (_nothing, { sessions, viewer }) => ({ items: await sessions.list(viewer) }),

  revokeSession: async ({ sessionId }, context) => {
    const { db, sessions, viewer } = context
    if (!(await sessions.end(db, viewer.id, sessionId))) throw new Refusal('NOT_FOUND')
    await recordOrLog(context, 'signed_out', viewer.id, { session: sessionId, by: viewer.sessionId })
    return { message: 'That device is signed out.' }
  },

  signOutEverywhere: async (_nothing, context) => {
    const { db, sessions, viewer } = context
    sessions.announce(await sessions.endAll(db, viewer.id))
    await recordOrLog(context, 'signed_out_everywhere', viewer.id)
    return { message: 'You are signed out everywhere.' }
  },

  sendEmailCode: async (_nothing, context) => {
    await sendCodeAgain(context)
    return { message: 'A new code is on its way.' }
  },

  confirmEmail: async ({ code }, context) => {
    await confirmEmail(context, code)
    return getUser(context.db, context.viewer.id)
  },

  requestReset: async ({ email, proof }, context) => {
    await askForReset(context, email, proof)
    return {
      message:
        'If an account belongs to this address, an email with a link is on its way. We send a few a day at most: the newest link we have already sent works for 24 hours.',
    }
  },

  resetPassword: async ({ token, password }, context) => {
    await finishReset(context, token, password)
    return { message: 'Your new password is set. Sign in with it.' }
  },
})

export const accountRoutes = {
  account: ownAccount,
  secondFactor: serve(secondFactor, { finish: finishSignIn, ...secondFactorHandlers }),
  passkeys: serve(passkeys, {
    askSignIn: (_nothing, context) => askForPasskey(context),
    signIn: signInByPasskey,
    ...passkeyHandlers,
  }),
  emailChange: serve(emailChange, emailChangeHandlers),
  passwordChange: serve(passwordChange, passwordChangeHandlers),
}

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
