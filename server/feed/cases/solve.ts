import { sql } from 'kysely'
import type { cases } from '#contract/case-posts.ts'
import { Refusal } from '#contract/errors.ts'
import type { InputOf } from '#contract/route.ts'
import { withdraw } from '../../notifications/public.ts'
import type { Db } from '../../platform/db/client.ts'
import { isShown } from '../comments/hidden.ts'
import { notifyOfOutcome } from '../notices.ts'
import { getVisiblePostLocked } from '../queries.ts'
import { mayChange } from '../rules.ts'
import { outcomesWith } from './rules.ts'
import { openFindings, scanOutcome } from './scan.ts'

/** Writes how a member's own case turned out and whose comments had it right, in place of what they said of that before. */
export async function saveOutcome(tx: Db, viewerId: string, draft: InputOf<typeof cases.solve>) {
  const { postId, words, commentIds, dismissed, ...forgotten } = draft
  forgotten satisfies Record<string, never>
  const { post, said } = await getOwnCase(tx, viewerId, postId)
  if (openFindings(scanOutcome(words), dismissed).length > 0) throw new Refusal('OPEN_FINDINGS')
  await tx
    .updateTable('post_case')
    .set({ outcome: words, outcome_at: sql<Date>`date_trunc('milliseconds', now())`, outcomes: outcomesWith(said, words) })
    .where('post_id', '=', post.id)
    .execute()
  await saveRight(tx, post, [...new Set(commentIds.map((id) => id.toLowerCase()))])
  return { id: post.id, notifiedIds: await notifyOfOutcome(tx, post) }
}

/** Takes back how a member's own case turned out, with whom it names and what was told of it. */
export async function removeOutcome(tx: Db, viewerId: string, postId: string) {
  const { post } = await getOwnCase(tx, viewerId, postId)
  await tx.updateTable('post_case').set({ outcome: null, outcome_at: null }).where('post_id', '=', post.id).execute()
  await tx.deleteFrom('case_right').where('post_id', '=', post.id).execute()
  return { id: post.id, notifiedIds: await withdraw(tx, { kind: 'case_solved', from: post.author_id, subject: post.id }) }
}

/** A member's own case, locked, with what it says of its outcome. */
async function getOwnCase(tx: Db, viewerId: string, postId: string) {
  const post = await getVisiblePostLocked(tx, viewerId, postId)
  mayChange(post, viewerId)
  const said = await tx.selectFrom('post_case').select(['outcome', 'outcomes']).where('post_id', '=', post.id).executeTakeFirst()
  if (!said) throw new Refusal('NOT_FOUND', { words: 'This post is not a case.' })
  return { post, said }
}

/** Names comments of others under the case, of those that its author is shown. */
async function saveRight(tx: Db, post: { id: string; author_id: string }, ids: readonly string[]) {
  await tx.deleteFrom('case_right').where('post_id', '=', post.id).execute()
  if (ids.length === 0) return
  const saved = await sql`
    insert into case_right (post_id, comment_id)
    select said.post_id, said.id from post_comment said, (select ${post.author_id}::uuid as id) as viewer
    where said.id = any(${ids}::uuid[]) and said.post_id = ${post.id} and said.author_id <> viewer.id
      and ${sql.raw(isShown('viewer.id', 'said'))}`.execute(tx)
  if (Number(saved.numAffectedRows) < ids.length)
    throw new Refusal('NOT_FOUND', { words: 'One of these comments is not there any more. Please choose again.' })
}
