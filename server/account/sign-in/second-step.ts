import type { SignedIn } from '#contract/account.ts'
import { Refusal } from '#contract/errors.ts'
import type { InputOf } from '#contract/route.ts'
import type { secondFactor } from '#contract/second-factor.ts'
import type { OpenContext } from '../../platform/http/context.ts'
import { recordOrLog } from '../audit.ts'
import { takeFactor } from '../factor/take.ts'
import { getUser } from '../public.ts'
import { findAccount } from '../queries.ts'
import { findDevice } from './device.ts'
import { findHalf, takeHalf } from './half.ts'
import { openSession } from './session.ts'

/** Finishes a sign-in by the second factor: only now is there a session. */
export async function finishSignIn({ code }: InputOf<typeof secondFactor.finish>, context: OpenContext): Promise<SignedIn> {
  const { audit, db, notices } = context
  const half = await findHalf(context)
  if (!half) throw new Refusal('SIGN_IN_EXPIRED')
  const memberId = half.member_id
  const user = await getUser(db, memberId)
  const device = findDevice(context, user.email)
  const isKnown = device !== undefined && ((await findAccount(db, user.email, [device]))?.known ?? []).length > 0

  const from = isKnown ? device.toString('base64url') : 'anywhere'
  const session = await takeFactor(context, { memberId, code, from }, async (tx, factor) => {
    if (!(await takeHalf(context, tx, half.token_hash))) throw new Refusal('SIGN_IN_EXPIRED')
    return { ...(await openSession(context, tx, user)), factor }
  }).catch(async (error) => {
    if (error instanceof Refusal) await recordOrLog(context, 'sign_in_refused', memberId, { way: 'second factor', code: error.code })
    throw error
  })
  notices.announce([memberId])
  await audit.record('signed_in', memberId, { way: half.way, factor: session.factor, session: session.id })
  return { message: 'Login successful!', token: session.token, user }
}
