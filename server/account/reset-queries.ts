import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../platform/db/client.ts'

/** How long a link in a letter works. */
const VALID_MS = 3600_000

const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** Makes a token for one reset and answers it; only its hash is kept. */
export async function createReset(db: Db, memberId: string) {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('password_reset')
    .values({ token_hash: hashOf(token), member_id: memberId, expires_at: new Date(Date.now() + VALID_MS) })
    .execute()
  return token
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

/** Uses a token up, and every other one of the member with it; false when somebody was faster or it has run out. */
export async function takeReset(tx: Db, memberId: string, token: string) {
  const row = await tx
    .deleteFrom('password_reset')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('member_id')
    .executeTakeFirst()
  if (!row) return false
  await tx.deleteFrom('password_reset').where('member_id', '=', memberId).execute()
  return true
}

/**
 * Sets a new password for a member who proved by letter that the email is theirs. Until that proof anybody could have registered it,
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
}
