import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'

/** How long a link in an email works. Emails are counted for as long, so that where no more are sent the newest link still works. */
const VALID = sql`interval '24 hours'`

const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** Where a link was asked for: at a place where the member has signed in before, or anywhere. */
export type AskedFrom = 'known' | 'elsewhere'

/**
 * Makes a token for one reset and answers it; only its hash is kept, in the place of an older one. None is made, and the older one stays,
 * where as many as may be were emailed within a day and none was followed, or where it was made for the same request.
 */
export async function createReset(tx: Db, memberId: string, askedFrom: AskedFrom, emailsMax: number, requestId: string = randomUUID()) {
  const token = randomBytes(32).toString('base64url')
  const link = { token_hash: hashOf(token), expires_at: sql<Date>`now() + ${VALID}`, request_id: requestId }
  const emails = `emails_${askedFrom}` as const
  await tx.deleteFrom('password_reset').where('member_id', '=', memberId).where('first_at', '<=', sql<Date>`now() - ${VALID}`).execute()
  const row = await tx
    .insertInto('password_reset')
    .values({ member_id: memberId, ...link, [emails]: 1 })
    .onConflict((conflict) =>
      conflict
        .column('member_id')
        .doUpdateSet((eb) => ({ ...link, [emails]: eb(`password_reset.${emails}`, '+', 1) }))
        .where(`password_reset.${emails}`, '<', emailsMax)
        .where('password_reset.request_id', 'is distinct from', requestId),
    )
    .returning('member_id')
    .executeTakeFirst()
  return row && token
}

/** The member and email a token was made for, while it is valid; reading it does not use it up. */
export async function findReset(db: Db, token: string) {
  const row = await db
    .selectFrom('password_reset')
    .innerJoin('account', 'account.member_id', 'password_reset.member_id')
    .select(['account.member_id', 'account.email'])
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row && { memberId: row.member_id, email: row.email }
}

/** Uses a token up; false when somebody was faster or it has run out. */
export async function takeReset(tx: Db, token: string) {
  const row = await tx
    .deleteFrom('password_reset')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('member_id')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Sets a new password for a member who proved by the link that the email is theirs. Until that proof anybody could have registered it,
 * so a Google account tied before it is untied, and no place counts as known any more.
 */
export async function resetPassword(tx: Db, memberId: string, passwordHash: string) {
  await tx
    .updateTable('account')
    .set((eb) => ({
      password_hash: passwordHash,
      google_sub: eb.case().when('email_verified', '=', true).then(eb.ref('google_sub')).else(null).end(),
      email_verified: true,
    }))
    .where('member_id', '=', memberId)
    .execute()
  await tx.deleteFrom('known_place').where('member_id', '=', memberId).execute()
  // Whoever had the old password may stand before the second factor with it.
  await tx.deleteFrom('half_sign_in').where('member_id', '=', memberId).execute()
}
