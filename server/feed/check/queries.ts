import { sql } from 'kysely'
import type { CheckToReview, checks, PostCheck } from '#contract/checks.ts'
import { Refusal } from '#contract/errors.ts'
import { PAGE_SIZE, type Page } from '#contract/page.ts'
import type { InputOf } from '#contract/route.ts'
import type { Db } from '../../platform/db/client.ts'
import { cursorAtTime, timePositionOf } from '../../platform/db/cursor.ts'
import { loadCards } from '../../profile/public.ts'
import { getPostLocked } from '../queries.ts'

const rows = (db: Db) =>
  db
    .selectFrom('post_check')
    .innerJoin('post', 'post.id', 'post_check.post_id')
    .leftJoin('member as decider', 'decider.id', 'post_check.decided_by')
    .selectAll('post_check')
    .select(['post.author_id', 'post.content', 'post.verification', 'decider.name as decider'])

type Decision = InputOf<typeof checks.decide>

type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number]

/** The check of a post, as a member sees it. */
export async function getCheck(db: Db, viewerId: string, postId: string): Promise<PostCheck> {
  const row = await rows(db).where('post_check.post_id', '=', postId).executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return showCheck(row, viewerId)
}

/** Since when a check waits: its author's last word, or the check itself. */
const waitingSince = sql<Date>`coalesce(post_check.contested_at, post_check.checked_at)`

/** A page of what waits for a reviewer, oldest first. */
export async function reviewPage(db: Db, viewerId: string, cursor?: string): Promise<Page<CheckToReview>> {
  const after = cursor === undefined ? undefined : timePositionOf(cursor)
  const found = await rows(db)
    .select([waitingSince.as('since'), sql<string>`${waitingSince}::text`.as('place')])
    .where('post_check.needs_review', '=', true)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(${waitingSince}, post_check.post_id) > (${after?.at}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy(waitingSince)
    .orderBy('post_check.post_id')
    .limit(sql.lit(PAGE_SIZE + 1))
    .execute()
  const shown = found.slice(0, PAGE_SIZE)
  const cards = await loadCards(
    db,
    shown.map(({ author_id }) => author_id),
  )
  const items = shown.flatMap((row) => {
    const author = cards.get(row.author_id)
    const mayDecide = row.author_id !== viewerId
    return author
      ? [{ check: showCheck(row, viewerId), author, content: row.content, waitingSince: row.since.toISOString(), mayDecide }]
      : []
  })
  const last = shown.at(-1)
  return { items, next: found.length > PAGE_SIZE && last ? cursorAtTime({ at: last.place, id: last.post_id }) : null }
}

const showCheck = (row: Row, viewerId: string): PostCheck => ({
  postId: row.post_id,
  status: row.verification,
  outcome: row.outcome,
  checkedAt: row.checked_at?.toISOString() ?? null,
  library: row.library,
  findings: row.findings,
  contest: row.contest !== null && row.contested_at ? { words: row.contest, at: row.contested_at.toISOString() } : null,
  decision:
    row.decision !== null && row.decided_at
      ? { by: row.decider ?? 'A reviewer', words: row.decision, at: row.decided_at.toISOString() }
      : null,
  canContest: canContest(row, viewerId),
})

/** Findings are contested once, by the post's author, before a person has decided. */
const canContest = (row: Pick<Row, 'author_id' | 'outcome' | 'contest' | 'decision'>, viewerId: string) =>
  row.author_id === viewerId && row.outcome === 'checked' && row.contest === null && row.decision === null

/** Puts a check before a reviewer, in its author's words. */
export async function contest(tx: Db, viewerId: string, postId: string, words: string) {
  const row = await rows(tx).where('post_check.post_id', '=', postId).forUpdate('post_check').executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  if (row.author_id !== viewerId) throw new Refusal('FORBIDDEN')
  if (!canContest(row, viewerId)) throw new Refusal('NOTHING_TO_CONTEST')
  await tx
    .updateTable('post_check')
    .set({ contest: words, contested_at: sql<Date>`now()`, needs_review: true })
    .where('post_id', '=', postId)
    .execute()
}

/** A person's decision stands until the post is edited: one decision for one check. Answers the post's author. */
export async function decide(tx: Db, reviewerId: string, { postId, checkedAt, status, words, ...forgotten }: Decision) {
  forgotten satisfies Record<string, never>
  await getPostLocked(tx, postId)
  const row = await rows(tx).where('post_check.post_id', '=', postId).forUpdate('post_check').executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  if (row.author_id === reviewerId) throw new Refusal('NOT_YOUR_CLAIM')
  if (!row.needs_review || row.checked_at?.getTime() !== Date.parse(checkedAt)) throw new Refusal('CHECK_DECIDED')
  await tx
    .updateTable('post_check')
    .set({
      needs_review: false,
      decided_by: reviewerId,
      decision: words,
      decided_at: sql<Date>`now()`,
    })
    .where('post_id', '=', postId)
    .execute()
  await tx.updateTable('post').set({ verification: status }).where('id', '=', postId).execute()
  return row.author_id
}
