import { generateAuthenticationOptions } from '@simplewebauthn/server'
import type { SignedIn } from '#contract/account.ts'
import { Refusal } from '#contract/errors.ts'
import type { passkeys } from '#contract/passkeys.ts'
import type { InputOf } from '#contract/route.ts'
import type { OpenContext } from '../../platform/http/context.ts'
import { recordOrLog } from '../audit.ts'
import { askProof } from '../proof/tries.ts'
import { getUser } from '../public.ts'
import { isClosed, openSession } from '../sign-in/session.ts'
import { makeChallenge } from './challenge.ts'
import { relyingParty } from './relying-party.ts'
import { takePasskey } from './verify.ts'

/** What a browser is asked: any passkey that it has for us, with a look at who holds the device. */
export const askForPasskey = async (context: OpenContext) => ({
  ...(await generateAuthenticationOptions({
    rpID: relyingParty(context).id,
    challenge: makeChallenge(context.vault, 'sign in'),
    userVerification: 'required',
  })),
})

/** Opens a session by a passkey alone: the device is one factor, and whoever unlocks it the other. */
export async function signInByPasskey({ passkey, proof }: InputOf<typeof passkeys.signIn>, context: OpenContext): Promise<SignedIn> {
  const { audit, caller, db, notices, tallies } = context
  const giveBack = await askProof(context, [await tallies.signInAddress(caller.address)], proof)
  const { session, user } = await db
    .transaction()
    .execute(async (tx) => {
      const user = await getUser(tx, await takePasskey(tx, context, passkey))
      if (await isClosed(context, tx, user.id)) throw new Refusal('WRONG_PASSKEY')
      return { session: await openSession(context, tx, user), user }
    })
    .catch(async (error) => {
      if (error instanceof Refusal) await recordOrLog(context, 'sign_in_refused', null, { way: 'passkey', code: error.code })
      throw error
    })
  await giveBack()
  notices.announce(session.notifiedIds)
  await audit.record('signed_in', user.id, { way: 'passkey', session: session.id })
  return { message: 'Login successful!', token: session.token, user }
}
