import type { Audit } from '../platform/audit/audit.ts'
import type { Db } from '../platform/db/client.ts'

/** Gives the member with this address the reviewer's desk, and answers their name. Only the command line calls it. */
export async function makeReviewer(db: Db, audit: Audit, email: string): Promise<string> {
  const found = await db
    .selectFrom('account')
    .innerJoin('member', 'member.id', 'account.member_id')
    .select(['member.id', 'member.name'])
    .where('account.email', '=', email.trim().toLowerCase())
    .executeTakeFirst()
  if (!found) throw new Error(`Nobody has an account with the address ${email}.`)
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('reviewer')
    .values({ member_id: found.id })
    .onConflict((on) => on.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows) await audit.record('reviewer_made', found.id, { by: 'command line' })
  return found.name
}

/** Gives a member the desk or takes it, in the transaction of whoever confirmed that. */
export const setReviewer = (tx: Db, memberId: string, makes: boolean) =>
  makes
    ? tx
        .insertInto('reviewer')
        .values({ member_id: memberId })
        .onConflict((on) => on.doNothing())
        .execute()
    : tx.deleteFrom('reviewer').where('member_id', '=', memberId).execute()
