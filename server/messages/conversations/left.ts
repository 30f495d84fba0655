import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { Store } from '../reading/read.ts'
import { leave } from './groups.ts'

/** Takes a member out of their groups, each by itself, as if they had left them: whoever stays reads that, and has an administrator. */
export async function leaveGroups(store: Store, memberId: string) {
  const rows = await store.db
    .selectFrom('participant')
    .innerJoin('conversation', 'conversation.id', 'participant.conversation_id')
    .select('conversation.id')
    .where('participant.member_id', '=', memberId)
    .where('conversation.kind', '=', 'group')
    .execute()
  for (const { id } of rows) await leave(store, memberId, id)
}

/** Removes the conversations of a member in which nobody else is left, with their keys. The words that they wrote in others go with the member. */
export const removeAlone = (tx: Db, memberId: string) =>
  sql`
    delete from conversation c using participant p where p.conversation_id = c.id and p.member_id = ${memberId}
      and not exists (select from participant o where o.conversation_id = c.id and o.member_id <> p.member_id)`.execute(tx)
