import { sql } from 'kysely'
import { announce, notify } from '../../notifications/public.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Services } from '../../platform/http/context.ts'
import { emitDeskChanged } from '../../verification/public.ts'
import { CHECKED } from '../interests.ts'
import { queueCheck } from './queue.ts'

/**
 * Looks again at the posts whose check stands on these sources, which are no more. Those that rules or a model judged are checked anew. What a
 * person decided was decided by that evidence: the post loses its mark, and waits for a person.
 */
export async function recheckBy({ ids }: { ids: readonly string[] }, { db, live }: Pick<Services, 'db' | 'live'>) {
  for (const id of ids) {
    const { touched, notifiedIds, reopened } = await db.transaction().execute((tx) => recheckBySource(tx, id))
    for (const postId of touched) live.touch(`post:${postId}`, { what: CHECKED })
    announce(live, notifiedIds)
    if (reopened > 0) await emitDeskChanged({ db, live }, 'medical_editor')
  }
}

async function recheckBySource(tx: Db, sourceId: string) {
  const standing = JSON.stringify([{ source: { id: sourceId } }])
  const posts = await tx
    .selectFrom('post')
    .innerJoin('post_check', 'post_check.post_id', 'post.id')
    .select(['post.id', 'post.author_id', 'post.verification', sql<boolean>`post_check.decision is not null`.as('isDecided')])
    .where('post_check.outcome', '=', 'checked')
    .where(sql<boolean>`post_check.findings @> ${standing}::jsonb`)
    .orderBy('post.id')
    .forNoKeyUpdate(['post'])
    .execute()
  const decided = posts.filter(({ isDecided }) => isDecided)
  await queueCheck(
    tx,
    posts.flatMap(({ id, isDecided }) => (isDecided ? [] : [id])),
  )
  const notifiedIds: string[] = []
  for (const { id, author_id, verification } of decided) {
    await reopen(tx, id)
    if (verification !== 'pending') notifiedIds.push(...(await notify(tx, { to: author_id, kind: 'post_checked', subject: id })))
  }
  return { touched: posts.map(({ id }) => id), notifiedIds, reopened: decided.length }
}

async function reopen(tx: Db, postId: string) {
  await tx
    .updateTable('post_check')
    .set({
      ...{ needs_review: true, checked_at: sql<Date>`now()`, contest: null, contested_at: null },
      ...{ decided_by: null, decision: null, decided_at: null },
    })
    .where('post_id', '=', postId)
    .execute()
  await tx.updateTable('post').set({ verification: 'pending' }).where('id', '=', postId).execute()
}
