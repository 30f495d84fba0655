import { Refusal } from '#contract/errors.ts'
import type { Db } from '../platform/db/client.ts'

/** A member's request that comes again after what it wrote has been removed. Ask for the row first: it may be going just now. */
export async function refuseRemoved(tx: Db, authorId: string, clientId: string) {
  const removed = await tx
    .selectFrom('removed_paper_client_id')
    .select('client_id')
    .where('author_id', '=', authorId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  if (removed) throw new Refusal('NOT_FOUND', { words: 'This was sent before and has been removed since.' })
}

/** Remembers for ever under which name something removed had been sent. */
export const saveRemoved = (tx: Db, { author_id, client_id }: { author_id: string; client_id: string }) =>
  tx
    .insertInto('removed_paper_client_id')
    .values({ author_id, client_id })
    .onConflict((same) => same.doNothing())
    .execute()
