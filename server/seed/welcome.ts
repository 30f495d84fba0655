import { personOf } from '#sample/people.ts'
import { welcome } from '#sample/welcome.ts'
import { beginConversation, type ConversationKeys } from '../messages/public.ts'
import type { Db } from '../platform/db/client.ts'

/** Writes to a new member of the sample community, so that they have something to read; nothing where whoever writes has gone. */
export const welcomeMember = (keys: ConversationKeys) => async (tx: Db, memberId: string) => {
  const { id } = personOf(welcome.by)
  const writer = await tx.selectFrom('member').select('id').where('id', '=', id).where('sample', '=', true).executeTakeFirst()
  if (writer) await beginConversation(tx, keys, { from: id, to: memberId, texts: welcome.texts })
}
