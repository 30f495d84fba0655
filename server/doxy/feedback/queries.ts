import { sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import type { Feedback } from '#contract/feedback.ts'
import { scrub } from '#contract/identifiers.ts'
import { PAGE_SIZE, type Page } from '#contract/page.ts'
import { recordIn } from '../../platform/audit/audit.ts'
import type { Db } from '../../platform/db/client.ts'
import { cursorAtTime, timePositionOf } from '../../platform/db/cursor.ts'
import { openedOrNull, type SealedLog } from '../../platform/secrets/opened.ts'
import type { Vault } from '../../platform/secrets/vault.ts'
import { openExchange, openFeedback, sealFeedback } from '../chat-sealing.ts'
import { forReviewer } from './for-reviewer.ts'

export type Show = 'new' | 'wrong' | 'seen'
export type Said = { exchangeId: string; wasRight: boolean; words: string }

/** A member's word on an answer of theirs, without what tells who a patient is. Another word has to be read again. */
export function saveFeedback(db: Db, vault: Vault, memberId: string, { exchangeId, wasRight, words }: Said): Promise<void> {
  const said = scrub(words).text
  return db.transaction().execute(async (tx) => {
    const before = await tx
      .selectFrom('chat_exchange')
      .select(['id', 'chat_id', 'was_right', 'feedback', 'feedback_seen_at'])
      .where('id', '=', exchangeId)
      .where('chat_id', 'in', (eb) => eb.selectFrom('chat').select('id').where('member_id', '=', memberId))
      .forUpdate()
      .executeTakeFirst()
    if (!before) throw new Refusal('NOT_FOUND')
    const saidBefore = openedOrNull(undefined, `chat_exchange ${before.id}`, () => openFeedback(vault, before))
    const isSame = before.was_right === wasRight && saidBefore === said
    await tx
      .updateTable('chat_exchange')
      .set({
        was_right: wasRight,
        feedback: sealFeedback(vault, before, said),
        ...(!isSame && { feedback_at: sql<Date>`now()`, feedback_seen_at: null }),
      })
      .where('id', '=', exchangeId)
      .execute()
  })
}

type Reading = { db: Db; vault: Vault; log: SealedLog }

const isOwn = (reviewerId: string) => sql<boolean>`chat_id in (select id from chat where member_id = ${reviewerId})`

/** A page of what members said, new words oldest first, seen ones latest first. Of who said it only whether it is this reviewer. */
export async function feedbackPage({ db, vault, log }: Reading, reviewerId: string, show: Show, cursor?: string): Promise<Page<Feedback>> {
  const seen = show === 'seen'
  const moment = sql.ref(seen ? 'feedback_seen_at' : 'feedback_at')
  const after = cursor === undefined ? undefined : timePositionOf(cursor)
  const rows = await db
    .selectFrom('chat_exchange')
    .select(['id', 'chat_id', 'query', 'answer', 'was_right', 'feedback', 'feedback_at', 'feedback_seen_at'])
    .select([sql<string>`${moment}::text`.as('place'), isOwn(reviewerId).as('own')])
    .where('feedback_at', 'is not', null)
    .where('feedback_seen_at', seen ? 'is not' : 'is', null)
    .$if(show === 'wrong', (query) => query.where('was_right', '=', false))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(${moment}, id) ${sql.raw(seen ? '<' : '>')} (${after?.at}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy(moment, seen ? 'desc' : 'asc')
    .orderBy('id', seen ? 'desc' : 'asc')
    .limit(PAGE_SIZE + 1)
    .execute()
  const shown = rows.slice(0, PAGE_SIZE)
  const last = shown.at(-1)
  const items = shown.map((row) => {
    const said = openedOrNull(log, `chat_exchange ${row.id}`, () => ({ ...openExchange(vault, row), words: openFeedback(vault, row) }))
    return {
      id: row.id,
      question: said?.query ?? '',
      ...(said ? forReviewer(said.answer) : { summary: '', evidence: [] }),
      abstained: said?.answer.abstained ?? false,
      confidence: said?.answer.confidence ?? 'Low',
      wasRight: row.was_right === true,
      words: said?.words ?? '',
      unreadable: said === null,
      at: row.feedback_at!.toISOString(),
      seenAt: row.feedback_seen_at?.toISOString() ?? null,
      mayDecide: !row.own,
    }
  })
  return { items, next: rows.length > PAGE_SIZE && last ? cursorAtTime({ at: last.place, id: last.id }) : null }
}

/** Marks words of others as seen, but for those that a member changed after they were read. Only how many is written down. */
export function markSeen(db: Db, reviewerId: string, ids: readonly string[], upTo: string): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('chat_exchange')
      .set({ feedback_seen_at: sql<Date>`now()` })
      .where('id', 'in', ids)
      .where('feedback_seen_at', 'is', null)
      .where((eb) => eb.not(isOwn(reviewerId)))
      .where(sql<boolean>`date_trunc('milliseconds', feedback_at) <= ${upTo}::timestamptz`)
      .executeTakeFirst()
    const seen = Number(numUpdatedRows)
    if (seen > 0) await recordIn(tx, 'feedback_seen', reviewerId, { count: String(seen) })
    return seen
  })
}
