import { sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import type { Db } from '../platform/db/client.ts'
import { notBlocked } from '../profile/relation.ts'
import { mutedKinds } from './settings.ts'

/** How many entries of the list wait to be read: what the list would show as unread, and nothing else. */
export async function countUnread(db: Db, memberId: string): Promise<number> {
  const { unread } = await db
    .selectFrom('notification')
    .select((eb) => eb.fn.count<number>('group_id').distinct().as('unread'))
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .where('kind', '!=', sql<never>`all(${await mutedKinds(db, memberId)}::text[])`)
    .where((eb) => eb.or([eb('from_id', 'is', null), notBlocked(memberId, 'from_id')]))
    .executeTakeFirstOrThrow()
  return unread
}

/** Marks an entry of the member's own list as read. What joined it after `latestId` stays unread. */
export async function markRead(db: Db, memberId: string, groupId: string, latestId: string) {
  const { rows } = await sql`
    update notification set read_at = coalesce(read_at, now())
    where member_id = ${memberId} and group_id = ${groupId} and id <= ${latestId} returning id`.execute(db)
  if (rows.length === 0) throw new Refusal('NOT_FOUND')
}

/** Marks everything as read that is not newer than `latestId`. */
export async function markAllRead(db: Db, memberId: string, latestId: string) {
  await db
    .updateTable('notification')
    .set({ read_at: sql`now()` })
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .where('id', '<=', latestId)
    .execute()
}
