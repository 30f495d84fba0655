import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { Kept } from '../../platform/uploads/kept.ts'
import { sweepLetGo } from '../../platform/uploads/kept.ts'
import { notBlocked } from '../../relations/public.ts'
import { participationsOf } from '../standing.ts'

type Place = { conversationId: string; seq: number }

/**
 * Those of these files that go with a message which the viewer can read now, in this conversation or in any: they have joined it, no block parts
 * them from its sender, and it is deleted neither for everybody nor for them. The one place where it is asked who may read a file.
 */
export async function findReadable(db: Db, viewerId: string, ids: readonly string[], conversationId: string | null): Promise<Kept[]> {
  const { rows } = await sql<Kept>`
    select distinct on (a.upload_id) a.upload_id as id, a.size_bytes as "sizeBytes", a.mime as type, a.sha256
    from attachment a
    join message m on m.conversation_id = a.conversation_id and m.seq = a.seq
    join (${participationsOf(viewerId)}) as p on p.id = a.conversation_id
    where a.upload_id = any(${ids}::uuid[]) and (${conversationId}::uuid is null or a.conversation_id = ${conversationId}::uuid)
      and p.state = 'joined' and a.seq > p.cleared_seq and m.deleted_at is null and ${notBlocked(viewerId, 'm.sender_id')}
      and not exists (
        select from message_hidden h where h.member_id = ${viewerId} and h.conversation_id = a.conversation_id and h.seq = a.seq)`.execute(
    db,
  )
  return rows
}

/** The files that go with a message. */
export const filesOf = (db: Db, { conversationId, seq }: Place): Promise<Pick<Kept, 'id' | 'sizeBytes' | 'type'>[]> =>
  db
    .selectFrom('attachment')
    .select(['upload_id as id', 'size_bytes as sizeBytes', 'mime as type'])
    .where('conversation_id', '=', conversationId)
    .where('seq', '=', seq)
    .execute()

export const saveAttachments = (tx: Db, ownerId: string, { conversationId, seq }: Place, files: readonly Kept[]) =>
  tx
    .insertInto('attachment')
    .values(
      files.map(({ id, sizeBytes, type, sha256 }) => ({
        conversation_id: conversationId,
        seq,
        upload_id: id,
        owner_id: ownerId,
        alg: 'plain1' as const,
        mime: type,
        size_bytes: sizeBytes,
        sha256,
      })),
    )
    .execute()

/** Takes the files of a message away; the bytes of those that went with no other go soon after. */
export async function removeAttachments(tx: Db, { conversationId, seq }: Place) {
  const gone = await tx
    .deleteFrom('attachment')
    .where('conversation_id', '=', conversationId)
    .where('seq', '=', seq)
    .returning('upload_id')
    .execute()
  if (gone.length > 0) await sweepLetGo(tx)
}
