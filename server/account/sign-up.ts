import type { SignedIn } from '#contract/account.ts'
import { Refusal } from '#contract/errors.ts'
import type { OpenContext } from '../platform/http/context.ts'
import { hashPassword } from './passwords.ts'
import { findAccount, getUser, saveAccount, saveMember } from './queries.ts'
import { refuseGuessable } from './rules.ts'
import { shadowText } from './shadow.ts'
import { admit } from './sign-in.ts'

/** Makes a member with a password and signs them in. Of two who race for one email, the database lets one through. */
export async function signUp(
  context: OpenContext,
  { name, email, password }: { name: string; email: string; password: string },
): Promise<SignedIn> {
  const { db, limits, caller } = context
  await limits.signUpAddress(shadowText(caller.address))
  refuseGuessable(password, email)
  if (await findAccount(db, email)) throw new Refusal('ALREADY_EXISTS')

  const passwordHash = await hashPassword(password)
  const user = await db.transaction().execute(async (tx) => {
    const memberId = await saveMember(tx, name)
    if (!(await saveAccount(tx, { memberId, email, passwordHash }))) throw new Refusal('ALREADY_EXISTS')
    return getUser(tx, memberId)
  })
  return admit(context, user, { isNew: true, way: 'password' })
}
