import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'

const VALID_MS = 24 * 3600_000
const TRIES_MAX = 5

/** Keeps the hash of a code in the place of an older one. */
export async function saveCode(tx: Db, memberId: string, hash: Buffer) {
  const code = { code_hash: hash, expires_at: new Date(Date.now() + VALID_MS), tries: 0 }
  await tx
    .insertInto('email_code')
    .values({ member_id: memberId, ...code })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(code))
    .execute()
}

/** Uses a code up and marks the address as proven; false where it is not the one, or worth nothing any more. */
export const takeCode = (db: Db, memberId: string, hash: Buffer) =>
  db.transaction().execute(async (tx) => {
    // Counted before it is compared: of many guesses at once no more than these are looked at.
    const kept = await tx
      .updateTable('email_code')
      .set((eb) => ({ tries: eb('tries', '+', 1) }))
      .where('member_id', '=', memberId)
      .where('expires_at', '>', sql<Date>`now()`)
      .where('tries', '<', TRIES_MAX)
      .returning('code_hash')
      .executeTakeFirst()
    if (!kept?.code_hash.equals(hash)) return false
    await tx.deleteFrom('email_code').where('member_id', '=', memberId).execute()
    await tx.updateTable('account').set({ email_verified: true }).where('member_id', '=', memberId).execute()
    return true
  })
