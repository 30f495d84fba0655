import { sql } from 'kysely'
import { type Card, createEmptyCard, fsrs, Rating as Grade, type Grade as GradeValue } from 'ts-fsrs'
import type { Rating } from '#contract/courses.ts'
import { Refusal } from '#contract/errors.ts'
import type { Db } from '../../platform/db/client.ts'
import { newId } from '../../platform/ids.ts'
import { wasSent, withClientId } from '../client-ids.ts'

/** FSRS in days, without chance: the same answers bring a card back on the same day. */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false })

const GRADES: Record<Rating, GradeValue> = { forgot: Grade.Again, hard: Grade.Hard, good: Grade.Good, easy: Grade.Easy }

/** When a card comes back after each rating. */
export function nextOf(memory: Card, now: Date): Record<Rating, string> {
  const due = (rating: Rating) => scheduler.next(memory, now, GRADES[rating]).card.due.toISOString()
  return { forgot: due('forgot'), hard: due('hard'), good: due('good'), easy: due('easy') }
}

type Place = { courseId: string; questionId: string }

/** A missed question becomes a card that is due at once; one that is a card already stays as it is. */
export const addCard = (tx: Db, memberId: string, { courseId, questionId }: Place, now = new Date()) =>
  tx
    .insertInto('recall_card')
    .values({
      id: newId(),
      member_id: memberId,
      course_id: courseId,
      question_id: questionId,
      due_at: now,
      memory: JSON.stringify(createEmptyCard(now)),
    })
    .onConflict((same) => same.columns(['member_id', 'course_id', 'question_id']).doNothing())
    .execute()

type Rated = Place & { rating: Rating; clientId: string }

/** Puts a card that is due off until FSRS wants it back. */
export const review = (db: Db, memberId: string, { courseId, questionId, rating, clientId }: Rated, now = new Date()) =>
  db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('recall_card')
      .select(['id', 'memory', 'due_at', 'client_ids'])
      .where('member_id', '=', memberId)
      .where('course_id', '=', courseId)
      .where('question_id', '=', questionId)
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw new Refusal('NOT_FOUND')
    if (wasSent(row.client_ids, clientId)) return { dueAt: row.due_at.toISOString() }
    if (row.due_at > now) throw new Refusal('NOT_DUE')
    const { card } = scheduler.next(row.memory as Card, now, GRADES[rating])
    await tx
      .updateTable('recall_card')
      .set({
        due_at: card.due,
        memory: JSON.stringify(card),
        reviews: sql<number>`reviews + 1`,
        client_ids: withClientId(row.client_ids, clientId),
      })
      .where('id', '=', row.id)
      .execute()
    return { dueAt: card.due.toISOString() }
  })
