import type { GoogleAuthData, SignedIn } from '#contract/account.ts'
import { Refusal } from '#contract/errors.ts'
import { line } from '#contract/text.ts'
import type { OpenContext } from '../platform/http/context.ts'
import { asGoogleData, exchangeCode, getProvider, googleRefusal, readIdToken } from './google.ts'
import { openGoogleAccount } from './google-account.ts'
import { findAttempt, takeAttempt } from './google-attempt.ts'
import { keepGooglePicture } from './google-picture.ts'
import { getUser } from './queries.ts'
import { recordOrLog } from './record.ts'
import { shadowText } from './shadow.ts'
import { admit } from './sign-in.ts'

/** Address, to the letter, that the provider sends people back to. */
export const returnAddress = (publicUrl: string) => `${publicUrl}/auth/callback`

/** Finishes the redirect: the state of this browser's own attempt, used once, and a code that Google exchanges. */
export function finishGoogle(context: OpenContext, { code, state }: { code: string; state: string }) {
  return signInWithGoogle(context, async () => {
    const provider = await getProvider(context.config.google, context.log)
    const { nonce, verifier } = await takeAttempt(context, context.caller, state)
    return exchangeCode(provider, { code, state, nonce, verifier, redirectUri: returnAddress(context.publicUrl()) })
  })
}

/** Signs in with an ID token from the identity prompt. Where this browser was given a nonce, the token has to carry it. */
export async function signInByIdToken(context: OpenContext, token: string): Promise<SignedIn> {
  const {
    message,
    token: session,
    user,
  } = await signInWithGoogle(context, async () => {
    const provider = await getProvider(context.config.google, context.log)
    const attempt = await findAttempt(context, context.caller)
    return asGoogleData(await readIdToken(provider, token, attempt?.nonce))
  })
  return { message, token: session, user }
}

async function signInWithGoogle(context: OpenContext, identify: () => Promise<GoogleAuthData>) {
  const { config, limits, caller, log } = context
  if (!config.google) throw new Refusal('GOOGLE_NOT_CONFIGURED')
  const giveBack = await limits.signInAddress(shadowText(caller.address))
  try {
    const googleAuthData = cleaned(await identify())
    const opened = await openGoogleAccount(context.db, googleAuthData)
    await giveBack()
    if (opened.isNew) await keepGooglePicture(context, opened.user.id, googleAuthData.picture)
    const user = opened.isNew ? await getUser(context.db, opened.user.id) : opened.user
    return { ...(await admit(context, user, { isNew: opened.isNew, way: 'google' })), googleAuthData }
  } catch (error) {
    const answer = googleRefusal(error, log)
    if (answer instanceof Refusal && answer.code !== 'GOOGLE_UNAVAILABLE')
      await recordOrLog(context, 'sign_in_refused', null, { way: 'google', code: answer.code })
    throw answer
  }
}

/** Names from elsewhere are cleaned like names typed here. */
function cleaned(data: GoogleAuthData): GoogleAuthData {
  const name = line(120).safeParse(data.name || `${data.given_name} ${data.family_name}`).data
  return { ...data, name: name ?? data.email.split('@')[0] ?? '' }
}
