import type { BreachWords, DataBreach } from '#contract/data-breaches.ts'
import type { Db } from '../../platform/db/client.ts'
import { newId } from '../../platform/ids.ts'

/** What a member was told of, newest first. */
export async function listBreaches(db: Db, memberId: string): Promise<DataBreach[]> {
  const rows = await db
    .selectFrom('data_breach_member as told')
    .innerJoin('data_breach', 'data_breach.id', 'told.breach_id')
    .select(['data_breach.id', 'data_breach.words', 'told.told_at'])
    .where('told.member_id', '=', memberId)
    .orderBy('told.told_at', 'desc')
    .orderBy('data_breach.id', 'desc')
    .execute()
  return rows.map(({ id, words, told_at }) => ({ ...words, id, toldAt: told_at.toISOString() }))
}

/** The breach that these words tell of, the same whenever they are told again. */
export async function keepBreach(tx: Db, words: BreachWords, fingerprint: Buffer): Promise<string> {
  await tx
    .insertInto('data_breach')
    .values({ id: newId(), fingerprint, words: JSON.stringify(words) })
    .onConflict((on) => on.column('fingerprint').doNothing())
    .execute()
  const { id } = await tx.selectFrom('data_breach').select('id').where('fingerprint', '=', fingerprint).executeTakeFirstOrThrow()
  return id
}

/** Marks members as told; answers those who had not been. */
export async function markTold(tx: Db, breachId: string, memberIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .insertInto('data_breach_member')
    .values(memberIds.map((member_id) => ({ breach_id: breachId, member_id })))
    .onConflict((on) => on.doNothing())
    .returning('member_id')
    .execute()
  return rows.map(({ member_id }) => member_id)
}
