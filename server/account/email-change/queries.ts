import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { EMAIL_CHANGE_HOURS, EMAIL_RETURN_DAYS } from '#contract/limits.ts'
import type { Db } from '../../platform/db/client.ts'
import { isSameEmail } from './rules.ts'

const hashOf = (token: string) => createHash('sha256').update(token).digest()
const newToken = () => randomBytes(32).toString('base64url')

/** Whether somebody else may still put an address back that they have left. */
export async function isHeld(db: Db, email: string, memberId: string) {
  const row = await db
    .selectFrom('former_email')
    .select('member_id')
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .where('member_id', '!=', memberId)
    .where('expires_at', '>', sql<Date>`now()`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether an address is somebody else's, or was until lately. */
export async function isTaken(db: Db, email: string, memberId: string) {
  const row = await db
    .selectFrom('account')
    .select('member_id')
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .where('member_id', '!=', memberId)
    .executeTakeFirst()
  return row !== undefined || (await isHeld(db, email, memberId))
}

/** Keeps where a member wants to move to, in the place of an earlier address, and answers the token of its link. */
export async function saveChange(tx: Db, memberId: string, email: string) {
  const token = newToken()
  const expires_at = sql<Date>`now() + make_interval(hours => ${sql.lit(EMAIL_CHANGE_HOURS)})`
  const change = { email, token_hash: hashOf(token), expires_at }
  await tx
    .insertInto('email_change')
    .values({ member_id: memberId, ...change })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(change))
    .execute()
  return token
}

/** Keeps it though no link goes there now: one that was sent there before works on. */
export async function keepChange(tx: Db, memberId: string, email: string) {
  const before = await findChange(tx, memberId)
  if (!before || !isSameEmail(before.email, email)) await saveChange(tx, memberId, email)
}

export const findChange = (db: Db, memberId: string) =>
  db
    .selectFrom('email_change')
    .select(['email', 'expires_at'])
    .where('member_id', '=', memberId)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()

/** Forgets it; false where there was none. */
export async function removeChange(db: Db, memberId: string) {
  const row = await db.deleteFrom('email_change').where('member_id', '=', memberId).returning('member_id').executeTakeFirst()
  return row !== undefined
}

/** Uses a link of this member up and answers the address that it proves; nothing where it is another's, was used or has run out. */
export async function takeChange(tx: Db, memberId: string, token: string) {
  const row = await tx
    .deleteFrom('email_change')
    .where('member_id', '=', memberId)
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('email')
    .executeTakeFirst()
  return row?.email
}

/** Moves an account to a proven address and answers the one it leaves, with the token of the way back where that was proven too. */
export async function moveAccount(tx: Db, memberId: string, email: string) {
  const left = await tx
    .selectFrom('account')
    .select(['email', 'email_verified', 'google_sub'])
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await tx.updateTable('account').set({ email, email_verified: true }).where('member_id', '=', memberId).execute()
  await removeSent(tx, memberId)
  // At their own address again they need no way back to it.
  await tx.deleteFrom('former_email').where('member_id', '=', memberId).where(sql`lower(email)`, '=', sql`lower(${email})`).execute()
  if (!left.email_verified) return { email: left.email, token: undefined }
  const token = newToken()
  const expires_at = sql<Date>`now() + make_interval(days => ${sql.lit(EMAIL_RETURN_DAYS)})`
  await tx
    .insertInto('former_email')
    .values({ token_hash: hashOf(token), member_id: memberId, email: left.email, google_sub: left.google_sub, expires_at })
    .execute()
  return { email: left.email, token }
}

/** Codes and links that were sent to the address of before open nothing any more. */
async function removeSent(tx: Db, memberId: string) {
  await tx.deleteFrom('email_code').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('password_reset').where('member_id', '=', memberId).execute()
}

type Former = { member_id: string; email: string; google_sub: string | null; changed_at: Date }

/** The address that a link puts back, while it may. */
export const findFormer = (db: Db, token: string): Promise<Former | undefined> =>
  db
    .selectFrom('former_email')
    .select(['member_id', 'email', 'google_sub', 'changed_at'])
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()

/** Uses the link up, with those of addresses that the account was moved from since; false where somebody was faster. */
export async function takeFormer(tx: Db, { member_id, changed_at }: Former, token: string) {
  const row = await tx.deleteFrom('former_email').where('token_hash', '=', hashOf(token)).returning('member_id').executeTakeFirst()
  await tx.deleteFrom('former_email').where('member_id', '=', member_id).where('changed_at', '>=', changed_at).execute()
  return row !== undefined
}

/**
 * Puts an address back and answers the one that goes. Whoever moved the account had its password, and may have tied what opens it to
 * themselves: nothing does that was added since, nor the password.
 */
export async function restoreAccount(tx: Db, { member_id, email, google_sub, changed_at }: Former, passwordHash: string) {
  const left = await tx.selectFrom('account').select('email').where('member_id', '=', member_id).forUpdate().executeTakeFirstOrThrow()
  await tx
    .updateTable('account')
    .set({ email, email_verified: true, google_sub, password_hash: google_sub === null ? passwordHash : null })
    .where('member_id', '=', member_id)
    .execute()
  await removeSent(tx, member_id)
  await removeChange(tx, member_id)
  await tx.deleteFrom('known_place').where('member_id', '=', member_id).execute()
  await tx.deleteFrom('half_sign_in').where('member_id', '=', member_id).execute()
  await tx.deleteFrom('authenticator_setup').where('member_id', '=', member_id).execute()
  await tx.deleteFrom('authenticator').where('member_id', '=', member_id).where('since', '>=', changed_at).execute()
  await tx.deleteFrom('passkey').where('member_id', '=', member_id).where('created_at', '>=', changed_at).execute()
  return left.email
}
