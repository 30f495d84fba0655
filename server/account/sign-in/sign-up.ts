import type { account, SignedIn } from '#contract/account.ts'
import { Refusal } from '#contract/errors.ts'
import type { InputOf } from '#contract/route.ts'
import { inboxKey } from '../../platform/access/inbox.ts'
import { within } from '../../platform/access/limits.ts'
import { networksOf } from '../../platform/http/address.ts'
import type { OpenContext } from '../../platform/http/context.ts'
import { recordSignUp } from '../consents/record.ts'
import { sendCode } from '../email/code.ts'
import { faultOfName, refuseName } from '../names/rules.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { askProof } from '../proof/tries.ts'
import { getUser } from '../public.ts'
import { createMember, findAccount, saveAccount } from '../queries.ts'
import { refuseGuessable } from '../rules.ts'
import { signInProven } from './sign-in.ts'

/** Who has no account yet cannot be answered, so the appeal waits for it. */
const LATER = 'If this is your name, sign up with a simpler form of it; you can then ask a person to look at it in Edit Profile.'

/** Makes a member with a password and signs them in. Of two who race for one email, the database lets one through. */
export async function signUp(
  context: OpenContext,
  { name, email, password, proof, ...forgotten }: InputOf<typeof account.register>,
): Promise<SignedIn> {
  forgotten satisfies Record<string, never>
  const { db, limits, tallies, caller, welcome } = context
  const fault = faultOfName(name)
  if (fault) refuseName(`${fault} ${LATER}`, 'name')
  await refuseGuessable(password, email)
  // The first few of an address are free; a hospital's induction day proves the others. Who has a network of addresses is free for no more than that.
  const { site } = networksOf(caller.address)
  await askProof(context, await Promise.all([tallies.signUpFree(caller.address), tallies.signUpSite(site)]), proof)
  await limits.signUpAddress(caller.address)
  if (await findAccount(db, email)) throw new Refusal('ALREADY_EXISTS')

  // Nobody has proven it yet, and it may be a stranger's: it is written to few times a day, whoever signs up. A code can be asked for later.
  const counted = await within(limits.inbox(inboxKey('account', email)))
  const passwordHash = await hashPassword(password)
  const made = db.transaction().execute(async (tx) => {
    const memberId = await createMember(tx, name)
    if (!(await saveAccount(tx, { memberId, email, passwordHash }))) throw new Refusal('ALREADY_EXISTS')
    await recordSignUp(tx, memberId)
    await welcome(tx, memberId)
    if (counted) await sendCode(tx, context, { memberId, email })
    return getUser(tx, memberId)
  })
  const user = await made.catch(async (error) => {
    await counted?.()
    throw error
  })
  return signInProven(context, user, { isNew: true, way: 'password' })
}
