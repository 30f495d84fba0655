import { sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import type { Feedback } from '#contract/feedback.ts'
import { scrub } from '#contract/identifiers.ts'
import { PAGE_SIZE, type Page } from '#contract/page.ts'
import { recordIn } from '../platform/audit.ts'
import type { Db } from '../platform/db/client.ts'
import { cursorAfter, placeOf } from '../platform/place.ts'

/** A member's word on an answer of theirs, without what tells who a patient is. Another word has to be read again. */
export async function saveFeedback(db: Db, memberId: string, exchangeId: string, wasRight: boolean, words: string) {
  const said = scrub(words).text
  const { numUpdatedRows } = await db
    .updateTable('chat_exchange')
    .set({
      was_right: wasRight,
      feedback: said,
      feedback_at: sql<Date>`now()`,
      feedback_seen_at: sql<Date>`case when was_right = ${wasRight} and feedback = ${said} then feedback_seen_at end`,
    })
    .where('id', '=', exchangeId)
    .where('chat_id', 'in', (eb) => eb.selectFrom('chat').select('id').where('member_id', '=', memberId))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Refusal('NOT_FOUND')
}

/** A page of what members said, new words oldest first, seen ones latest first. Who said it is not read. */
export async function feedbackPage(db: Db, show: 'new' | 'seen', cursor?: string): Promise<Page<Feedback>> {
  const seen = show === 'seen'
  const moment = sql.ref(seen ? 'feedback_seen_at' : 'feedback_at')
  const after = cursor === undefined ? undefined : placeOf(cursor)
  const rows = await db
    .selectFrom('chat_exchange')
    .select(['id', 'query', 'answer', 'was_right', 'feedback', 'feedback_at', 'feedback_seen_at'])
    .select(sql<string>`${moment}::text`.as('place'))
    .where('feedback_at', 'is not', null)
    .where('feedback_seen_at', seen ? 'is not' : 'is', null)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(${moment}, id) ${sql.raw(seen ? '<' : '>')} (${after?.at}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy(moment, seen ? 'desc' : 'asc')
    .orderBy('id', seen ? 'desc' : 'asc')
    .limit(PAGE_SIZE + 1)
    .execute()
  const shown = rows.slice(0, PAGE_SIZE)
  const last = shown.at(-1)
  const items = shown.map(({ id, query, answer, was_right, feedback, feedback_at, feedback_seen_at }) => ({
    id,
    question: query,
    summary: answer.summary,
    abstained: answer.abstained,
    confidence: answer.confidence,
    evidence: answer.evidence,
    wasRight: was_right === true,
    words: feedback,
    at: feedback_at!.toISOString(),
    seenAt: feedback_seen_at?.toISOString() ?? null,
  }))
  return { items, next: rows.length > PAGE_SIZE && last ? cursorAfter({ at: last.place, id: last.id }) : null }
}

/** Marks words as seen, but for those that a member changed after they were read. Only how many is written down. */
export function markSeen(db: Db, reviewerId: string, ids: readonly string[], upTo: string): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('chat_exchange')
      .set({ feedback_seen_at: sql<Date>`now()` })
      .where('id', 'in', ids)
      .where('feedback_seen_at', 'is', null)
      .where(sql<boolean>`date_trunc('milliseconds', feedback_at) <= ${upTo}::timestamptz`)
      .executeTakeFirst()
    const seen = Number(numUpdatedRows)
    if (seen > 0) await recordIn(tx, 'feedback_seen', reviewerId, { count: String(seen) })
    return seen
  })
}
