import { account } from '#contract/account.ts'
import { Refusal } from '#contract/errors.ts'
import { serve } from '../platform/http/serve.ts'
import { finishGoogle, signInByIdToken } from './google-sign-in.ts'
import { getUser } from './queries.ts'
import { recordOrLog } from './record.ts'
import { askForReset, finishReset } from './reset.ts'
import { signInByPassword } from './sign-in.ts'
import { signUp } from './sign-up.ts'

export const accountRoutes = serve(account, {
  register: (input, context) => signUp(context, input),

  login: ({ email, password }, context) => signInByPassword(context, email, password),

  google: ({ token }, context) => signInByIdToken(context, token),

  googleCallback: ({ code, state }, context) => finishGoogle(context, { code, state }),

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

  requestReset: async ({ email }, context) => {
    await askForReset(context, email)
    return { message: 'If an account belongs to this address, a letter with a link is on its way.' }
  },

  resetPassword: async ({ token, password }, context) => {
    await finishReset(context, token, password)
    return { message: 'Your new password is set. Sign in with it.' }
  },
})
