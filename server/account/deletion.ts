import { sql } from 'kysely'
import { DELETION_DAYS } from '#contract/limits.ts'
import type { Db } from '../platform/db/client.ts'

/** A condition for what everybody may read: the member in this column is not about to be deleted. */
export const isStaying = (column: `${string}.${string}`) =>
  sql<boolean>`not exists (select from account_deletion d where d.member_id = ${sql.ref(column)})`

/** When a member is erased who asked for it. */
export async function findDeletion(db: Db, memberId: string): Promise<Date | null> {
  const row = await db.selectFrom('account_deletion').select('due_at').where('member_id', '=', memberId).executeTakeFirst()
  return row?.due_at ?? null
}

/** Nobody meets the member from now on; asked again, the first day stays. */
export async function saveDeletion(tx: Db, memberId: string): Promise<Date> {
  const due_at = sql<Date>`now() + make_interval(days => ${sql.lit(DELETION_DAYS)})`
  await tx
    .insertInto('account_deletion')
    .values({ member_id: memberId, due_at })
    .onConflict((same) => same.doNothing())
    .execute()
  return (await findDeletion(tx, memberId))!
}

/** The member stays after all; false where nothing was asked, or it is too late. */
export async function removeDeletion(tx: Db, memberId: string) {
  const row = await tx
    .deleteFrom('account_deletion')
    .where('member_id', '=', memberId)
    .where('due_at', '>', sql<Date>`now()`)
    .returning('member_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Has a member who asked be erased as soon as it can be done; false where nothing was asked. */
export async function hastenDeletion(tx: Db, memberId: string) {
  const row = await tx
    .updateTable('account_deletion')
    .set({ due_at: sql<Date>`least(due_at, now())` })
    .where('member_id', '=', memberId)
    .returning('member_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Who is to be erased by now. */
export async function listDueDeletions(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('account_deletion')
    .select('member_id')
    .where('due_at', '<=', sql<Date>`now()`)
    .orderBy('due_at')
    .execute()
  return rows.map(({ member_id }) => member_id)
}

/** The address of a member who is due, who can come back no more until the transaction ends; nothing where they came back, or are gone. */
export async function lockDueDeletion(tx: Db, memberId: string) {
  return tx
    .selectFrom('account_deletion as d')
    .innerJoin('account', 'account.member_id', 'd.member_id')
    .select('account.email')
    .where('d.member_id', '=', memberId)
    .where('d.due_at', '<=', sql<Date>`now()`)
    .forUpdate('d')
    .executeTakeFirst()
}

/** Removes a member with everything that the database holds to them. What other rooms keep of them beyond that they let go of before. */
export const removeMember = (tx: Db, memberId: string) => tx.deleteFrom('member').where('id', '=', memberId).execute()
