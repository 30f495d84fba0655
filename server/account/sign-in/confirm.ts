import { Refusal } from '#contract/errors.ts'
import { FRESH_SIGN_IN_MINUTES } from '#contract/limits.ts'
import type { Db } from '../../platform/db/client.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import { checkPassword } from '../passwords/passwords.ts'

const FRESH_MS = FRESH_SIGN_IN_MINUTES * 60_000

const passwordOf = async (db: Db, memberId: string) =>
  (await db.selectFrom('account').select('password_hash').where('member_id', '=', memberId).executeTakeFirst())?.password_hash ?? null

/** Whether a member signs in with a password. */
export const hasPassword = async (db: Db, memberId: string) => (await passwordOf(db, memberId)) !== null

/**
 * Makes sure once more that it is the member who asks for something grave, not whoever found their session open: by their password, and where they
 * have none by a sign-in of just now. Wrong passwords count as tries of the account.
 */
export async function confirmMember({ db, tallies, viewer }: MemberContext, password: string | undefined) {
  const stored = await passwordOf(db, viewer.id)
  if (stored === null) return refuseStale(db, viewer.sessionId)
  const tried = await tallies.signInPair(`confirm ${viewer.id}`)
  if (tried.excess > 0) throw new Refusal('TOO_MANY_REQUESTS', { headers: tried.headers })
  if (!(await checkPassword(password ?? '', stored)).fits) throw new Refusal('WRONG_PASSWORD')
  await tried.giveBack()
}

async function refuseStale(db: Db, sessionId: string) {
  const session = await db.selectFrom('session').select('created_at').where('id', '=', sessionId).executeTakeFirst()
  if (!session || Date.now() - session.created_at.getTime() > FRESH_MS) throw new Refusal('SIGN_IN_AGAIN')
}
