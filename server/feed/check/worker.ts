import { sql } from 'kysely'
import type { Finding } from '#contract/checks.ts'
import type { VerificationStatus } from '#contract/feed.ts'
import { askModelAbout, countPassages, type Doxy, judgeClaims } from '../../doxy/public.ts'
import { announce, notify } from '../../notifications/public.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Services } from '../../platform/http/context.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { emitDeskChanged } from '../../verification/public.ts'
import { CHECKED } from '../interests.ts'
import type { Written } from '../readers.ts'
import { isForAll } from '../rules.ts'
import { modelCheck } from './queue.ts'

export type CheckContext = Pick<Services, 'db' | 'live'> & Pick<Doxy, 'library' | 'model' | 'examiner' | 'proofreader'>

/**
 * Checks a post, unless that has been done. A check that fails leaves the post as it is, and is tried again. What is kept for some goes before
 * a reviewer only when its author contests the check.
 */
export async function checkPost({ postId }: { postId: string }, context: CheckContext) {
  const done = await context.db.transaction().execute(async (tx) => {
    const post = await takeQueued(tx, postId)
    if (!post) return undefined
    const { findings, status } = await judgeClaims(context, post.content)
    const { checkedAt } = await tx
      .updateTable('post_check')
      .set({
        outcome: findings.length > 0 ? 'checked' : 'no_claim',
        checked_at: sql<Date>`now()`,
        findings: JSON.stringify(findings),
        library: `${countPassages(context).toLocaleString('en-IN')} passages`,
        needs_review: isForReviewer(post, findings),
      })
      .where('post_id', '=', post.id)
      .returning(sql<string>`checked_at::text`.as('checkedAt'))
      .executeTakeFirstOrThrow()
    // The check stands; what a model says comes on top of it, and a model that fails takes nothing away.
    if (context.model) await enqueue(tx, modelCheck, [{ postId, checkedAt }])
    return { ...post, findings, ...(await mark(tx, post, status)) }
  })
  if (!done) return
  announceCheck(context, done)
  if (isForReviewer(done, done.findings)) await emitDeskChanged(context, 'medical_editor')
}

/** Asks the model about what a check signal open, unless the post was checked anew or a person has decided since. */
export async function checkPostWithModel(
  { postId, checkedAt }: { postId: string; checkedAt: string },
  context: CheckContext,
  signal: AbortSignal,
) {
  const check = await context.db
    .selectFrom('post_check')
    .select('findings')
    .where('post_id', '=', postId)
    .where('decision', 'is', null)
    .where(sql<boolean>`checked_at = ${checkedAt}::timestamptz`)
    .executeTakeFirst()
  const findings = check && (await askModelAbout(context, check.findings, signal))
  if (findings) await revise(context, postId, checkedAt, findings)
}

type Taken = Written & { id: string; content: string; verification: VerificationStatus }
type Marked = Awaited<ReturnType<typeof mark>>

/** Whether a reviewer reads it without being asked. */
const isForReviewer = ({ audience }: Pick<Taken, 'audience'>, findings: readonly Finding[]) =>
  isForAll(audience) && findings.some(({ status }) => status === 'needs_review')

/** Puts what a model found before a reviewer, unless the post or a person has spoken since. The post keeps the mark it has. */
async function revise(context: CheckContext, postId: string, checkedAt: string, findings: Finding[]) {
  const revised = await context.db.transaction().execute(async (tx) => {
    const post = await takePost(tx, postId)
    if (!post) return undefined
    const check = await tx
      .updateTable('post_check')
      .set({ findings: JSON.stringify(findings), ...(isForReviewer(post, findings) && { needs_review: true }) })
      .where('post_id', '=', postId)
      .where('decision', 'is', null)
      .where(sql<boolean>`checked_at = ${checkedAt}::timestamptz`)
      .returning('post_id')
      .executeTakeFirst()
    return check && post
  })
  if (!revised) return
  announceCheck(context, { ...revised, notifiedIds: [] })
  if (isForReviewer(revised, findings)) await emitDeskChanged(context, 'medical_editor')
}

/** Gives a post its mark; its author hears of another one. */
async function mark(tx: Db, { id, author_id, verification }: Taken, status: VerificationStatus) {
  await tx.updateTable('post').set({ verification: status }).where('id', '=', id).execute()
  if (status === verification) return { notifiedIds: [] }
  return { notifiedIds: await notify(tx, { to: author_id, kind: 'post_checked', subject: id }) }
}

function announceCheck({ live }: CheckContext, { id, notifiedIds }: Taken & Marked) {
  live.touch(`post:${id}`, { what: CHECKED })
  announce(live, notifiedIds)
}

/** A post that nobody changes until its check is written: whoever changes both locks the post first. */
const takePost = (tx: Db, postId: string) =>
  tx
    .selectFrom('post')
    .select(['id', 'author_id', 'audience', 'content', 'verification'])
    .where('id', '=', postId)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** A post that is to be checked. */
async function takeQueued(tx: Db, postId: string) {
  const post = await takePost(tx, postId)
  const check = await tx
    .selectFrom('post_check')
    .select('post_id')
    .where('post_id', '=', postId)
    .where('outcome', '=', 'queued')
    .forUpdate()
    .executeTakeFirst()
  return check && post
}
