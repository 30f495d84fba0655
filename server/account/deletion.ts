import { sql } from 'kysely'
import { DELETION_DAYS } from '#contract/limits.ts'
import type { Db } from '../platform/db/client.ts'

/** A condition for what everybody may read: the member in this column is not about to be deleted, and their account is open. */
export const isStaying = (column: `${string}.${string}`) =>
  sql<boolean>`not exists (select from hidden_account d where d.member_id = ${sql.ref(column)})`

/** When a member is erased who asked for it. */
export async function findDeletion(db: Db, memberId: string): Promise<Date | null> {
  const row = await db.selectFrom('hidden_account').select('due_at').where('member_id', '=', memberId).executeTakeFirst()
  return row?.due_at ?? null
}

/** Nobody meets the member from now on; asked again, the first day stays. */
export async function saveDeletion(tx: Db, memberId: string): Promise<Date> {
  const due_at = sql<Date>`now() + make_interval(days => ${sql.lit(DELETION_DAYS)})`
  await tx
    .insertInto('hidden_account')
    .values({ member_id: memberId, due_at })
    .onConflict((same) =>
      same.column('member_id').doUpdateSet({
        due_at: sql`coalesce(hidden_account.due_at, excluded.due_at)`,
        asked_at: sql`coalesce(hidden_account.asked_at, now())`,
      }),
    )
    .execute()
  return (await findDeletion(tx, memberId))!
}

/** The member stays after all, though their account may be closed; false where nothing was asked, or it is too late. */
export async function removeDeletion(tx: Db, memberId: string) {
  const row = await tx
    .updateTable('hidden_account')
    .set({ asked_at: null, due_at: null })
    .where('member_id', '=', memberId)
    .where('due_at', '>', sql<Date>`now()`)
    .where('closed_at', 'is not', null)
    .returning('member_id')
    .executeTakeFirst()
  if (row) return true
  const gone = await tx
    .deleteFrom('hidden_account')
    .where('member_id', '=', memberId)
    .where('due_at', '>', sql<Date>`now()`)
    .returning('member_id')
    .executeTakeFirst()
  return gone !== undefined
}

/** Has a member who asked be erased as soon as it can be done; false where nothing was asked. */
export async function hastenDeletion(tx: Db, memberId: string) {
  const row = await tx
    .updateTable('hidden_account')
    .set({ due_at: sql<Date>`least(due_at, now())` })
    .where('member_id', '=', memberId)
    .where('due_at', 'is not', null)
    .returning('member_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Who is to be erased by now. */
export async function listDueDeletions(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('hidden_account').select('member_id').where('due_at', '<=', sql<Date>`now()`).orderBy('due_at').execute()
  return rows.map(({ member_id }) => member_id)
}

/** Where a member is written to, and whether they have proven that they read it. */
export const findAddress = (db: Db, memberId: string) =>
  db.selectFrom('account').select(['email', 'email_verified as isProven']).where('member_id', '=', memberId).executeTakeFirst()

/** The address of a member who is due, who can come back no more until the transaction ends; nothing where they came back, or are gone. */
export async function lockDueDeletion(tx: Db, memberId: string) {
  return tx
    .selectFrom('hidden_account as d')
    .innerJoin('account', 'account.member_id', 'd.member_id')
    .select('account.email')
    .where('d.member_id', '=', memberId)
    .where('d.due_at', '<=', sql<Date>`now()`)
    .forUpdate('d')
    .executeTakeFirst()
}

/** Removes a member with everything that the database holds to them. What other rooms keep of them beyond that they let go of before. */
export const removeMember = (tx: Db, memberId: string) => tx.deleteFrom('member').where('id', '=', memberId).execute()
