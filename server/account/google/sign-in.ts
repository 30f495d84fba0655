import type { GoogleAuthData, Proof, SignedIn } from '#contract/account.ts'
import { Refusal, type RefusalCode } from '#contract/errors.ts'
import { nameLine } from '#contract/text.ts'
import type { OpenContext } from '../../platform/http/context.ts'
import { recordOrLog } from '../audit.ts'
import { plainNameOf } from '../names/rules.ts'
import { askProof } from '../proof/tries.ts'
import { getUser } from '../public.ts'
import { signInProven } from '../sign-in/sign-in.ts'
import { openGoogleAccount } from './account.ts'
import { beginAttempt, findAttempt, spendAttempt, takeAttempt } from './attempt.ts'
import { keepGooglePicture } from './picture.ts'
import { asGoogleData, exchangeCode, getProvider, googleRefusal, readIdToken } from './provider.ts'

/** Address, to the letter, that the provider sends people back to. */
export const returnAddress = (publicUrl: string) => `${publicUrl}/auth/callback`

/** Finishes the redirect: the state of this browser's own attempt, used once, and a code that Google exchanges. */
export function finishGoogle(context: OpenContext, { code, state, proof }: { code: string; state: string; proof?: Proof | undefined }) {
  return signInWithGoogle(context, proof, async () => {
    const provider = await getProvider(context.config.google, context.log)
    const { nonce, verifier } = await takeAttempt(context, context.caller, state)
    return exchangeCode(provider, { code, state, nonce, verifier, redirectUri: returnAddress(context.publicUrl()) })
  })
}

/** The nonce that the identity prompt has to have signed; the cookie that goes with it makes it this browser's. */
export async function askForIdToken(context: OpenContext) {
  if (!context.config.google) throw new Refusal('GOOGLE_NOT_CONFIGURED')
  const { attempt, cookie } = await beginAttempt(context)
  context.caller.setCookie(cookie)
  return { nonce: attempt.nonce }
}

/** Signs in with an ID token from the identity prompt: one that carries the nonce this browser was given, once, or none where it was given none. */
export async function signInByIdToken(context: OpenContext, token: string, proof: Proof | undefined): Promise<SignedIn> {
  const {
    message,
    token: session,
    user,
  } = await signInWithGoogle(context, proof, async () => {
    const provider = await getProvider(context.config.google, context.log)
    const attempt = await findAttempt(context, context.caller)
    const claims = await readIdToken(provider, token, attempt?.nonce)
    if (attempt) spendAttempt(context, context.caller, attempt)
    return asGoogleData(claims)
  })
  return { message, token: session, user }
}

/** Google was not reached, or its part is done. */
const NOT_REFUSED: readonly RefusalCode[] = ['GOOGLE_UNAVAILABLE', 'SECOND_FACTOR']

async function signInWithGoogle(context: OpenContext, proof: Proof | undefined, identify: () => Promise<GoogleAuthData>) {
  const { config, tallies, caller, log } = context
  if (!config.google) throw new Refusal('GOOGLE_NOT_CONFIGURED')
  const giveBack = await askProof(context, [await tallies.signInAddress(caller.address)], proof)
  try {
    const googleAuthData = cleaned(await identify())
    const opened = await openGoogleAccount(context, googleAuthData)
    await giveBack()
    if (opened.isNew) await keepGooglePicture(context, opened.user.id, googleAuthData.picture)
    const user = opened.isNew ? await getUser(context.db, opened.user.id) : opened.user
    return { ...(await signInProven(context, user, { isNew: opened.isNew, way: 'google' })), googleAuthData }
  } catch (error) {
    const answer = googleRefusal(error, log)
    if (answer instanceof Refusal && !NOT_REFUSED.includes(answer.code))
      await recordOrLog(context, 'sign_in_refused', null, { way: 'google', code: answer.code })
    throw answer
  }
}

/** Nobody is kept out for the name that Google knows them by: what a name may not hold is left out, and they can change it here. */
function cleaned(data: GoogleAuthData): GoogleAuthData {
  const name = nameLine(120).safeParse(data.name || `${data.given_name} ${data.family_name}`).data ?? ''
  return { ...data, name: plainNameOf(name, data.email.split('@')[0] ?? '') }
}
