import { sql } from 'kysely'
import { announce, notify } from '../../notifications/public.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Services } from '../../platform/http/context.ts'
import { emitDeskChanged } from '../../verification/public.ts'
import { CHECKED } from '../interests.ts'
import { queueCheck } from './queue.ts'

type Left = { ids: readonly string[]; changed?: boolean | undefined }

/**
 * Looks again at the posts whose check stands on these sources, which are no more. Those that rules judged are checked anew. What a
 * person decided was decided by that evidence: the post loses its mark, and waits for a person. One that its author contests waits for one
 * already, in the author's words. Of sources that only say something else since, what persons decide is left to them.
 */
export async function recheckBy({ ids, changed }: Left, { db, live }: Pick<Services, 'db' | 'live'>) {
  for (const id of ids) {
    const { touched, notifiedIds, reopened } = await db.transaction().execute((tx) => recheckBySource(tx, id, !changed))
    for (const postId of touched) live.touch(`post:${postId}`, { what: CHECKED })
    announce(live, notifiedIds)
    if (reopened > 0) await emitDeskChanged({ db, live }, 'medical_editor')
  }
}

async function recheckBySource(tx: Db, sourceId: string, isGone: boolean) {
  const standing = JSON.stringify([{ source: { id: sourceId } }])
  const posts = await tx
    .selectFrom('post')
    .innerJoin('post_check', 'post_check.post_id', 'post.id')
    .select(['post.id', 'post.author_id', 'post.verification'])
    .select(sql<boolean>`post_check.decision is not null`.as('isDecided'))
    .select(sql<boolean>`post_check.contest is not null`.as('isContested'))
    .where('post_check.outcome', '=', 'checked')
    .where(sql<boolean>`post_check.findings @> ${standing}::jsonb`)
    .orderBy('post.id')
    .forNoKeyUpdate(['post'])
    .execute()
  const [forPersons, judged] = [posts.filter(isForPerson), posts.filter((post) => !isForPerson(post))]
  await queueCheck(
    tx,
    judged.map(({ id }) => id),
  )
  if (!isGone) return { touched: judged.map(({ id }) => id), notifiedIds: [], reopened: 0 }
  const notifiedIds: string[] = []
  for (const { id, author_id, verification, isDecided } of forPersons) {
    if (isDecided) await reopen(tx, id)
    await tx.updateTable('post').set({ verification: 'pending' }).where('id', '=', id).execute()
    if (verification !== 'pending') notifiedIds.push(...(await notify(tx, { to: author_id, kind: 'post_checked', subject: id })))
  }
  return { touched: posts.map(({ id }) => id), notifiedIds, reopened: forPersons.length }
}

const isForPerson = (post: { isDecided: boolean; isContested: boolean }) => post.isDecided || post.isContested

async function reopen(tx: Db, postId: string) {
  await tx
    .updateTable('post_check')
    .set({
      ...{ needs_review: true, checked_at: sql<Date>`now()`, contest: null, contested_at: null },
      ...{ decided_by: null, decision: null, decided_at: null },
    })
    .where('post_id', '=', postId)
    .execute()
}
