import { sql } from 'kysely'
import type { MessageContent } from '#contract/message-content.ts'
import type { Message } from '#contract/messages.ts'
import type { Db } from '../platform/db/client.ts'
import type { ExportContext, ExportRow } from '../platform/export.ts'
import type { ConversationKeys } from './keys/conversation-keys.ts'
import { readRows } from './reading/read.ts'
import { participationsOf } from './standing.ts'

const PORTION = 50

/**
 * SQL for which messages of a member's own stand where they do not read any more: in a conversation that a block parts from them, in a group
 * that they left, and of a group that they came back to what they wrote before. What they deleted for themselves is none of it.
 */
const pastOf = (memberId: string) => sql`
  message m left join participant p on p.conversation_id = m.conversation_id and p.member_id = m.sender_id
  where m.sender_id = ${memberId} and m.author = 'member' and (
    p.member_id is null
    or m.seq <= p.cleared_seq and m.created_at < p.created_at
    or m.seq > p.cleared_seq and m.conversation_id not in (select r.id from (${participationsOf(memberId)}) as r))`

async function nextConversationIds(db: Db, memberId: string, after: string | null): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct m.conversation_id as id from ${pastOf(memberId)} and (${after}::uuid is null or m.conversation_id > ${after}::uuid)
    order by m.conversation_id limit ${sql.lit(PORTION)}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Their words, and nothing that others did about them or that says with whom it was: the conversation may have been taken from them. */
function shown({ conversationId, seq, at, envelope, gone, replyTo, editedAt }: Message): ExportRow {
  const said = envelope ? (JSON.parse(envelope.body) as MessageContent) : { gone }
  return { conversationId, seq, at, ...said, replyTo, editedAt }
}

/** What a member wrote in conversations that are not theirs to read any more: their words are theirs. */
export async function* pastWords({ db }: ExportContext, keys: ConversationKeys, memberId: string): AsyncGenerator<ExportRow[]> {
  for (let after: string | null = null; ; ) {
    const ids: string[] = await nextConversationIds(db, memberId, after)
    for (const id of ids) {
      for (let since = 0; ; ) {
        const own = await readRows(
          { db, keys },
          memberId,
          sql`
          where (m.conversation_id, m.seq) in (
            select m.conversation_id, m.seq from ${pastOf(memberId)} and m.conversation_id = ${id} and m.seq > ${since}::bigint
            order by m.seq limit ${sql.lit(PORTION)})
          order by m.seq`,
        )
        yield own.filter(({ gone }) => gone !== 'hidden').map(shown)
        if (own.length < PORTION) break
        since = own.at(-1)!.seq
      }
    }
    if (ids.length < PORTION) return
    after = ids.at(-1)!
  }
}
