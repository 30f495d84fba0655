import { sql } from 'kysely'
import type { Card } from 'ts-fsrs'
import type { RecallCard } from '#contract/courses.ts'
import { PAGE_SIZE } from '#contract/page.ts'
import { type CourseText, questionsOf } from '#corpus/course.ts'
import type { Db } from '../../platform/db/client.ts'
import { cursorAtTime, timePositionOf } from '../../platform/db/cursor.ts'
import { openCitations } from '../courses/citations.ts'
import { nextOf } from './cards.ts'

/** Cards that are due are counted no further. */
const DUE_MAX = 100
const FIRST = { at: '-infinity', id: '00000000-0000-0000-0000-000000000000' }

type Row = { id: string; at: string; course_id: string; question_id: string; due_at: Date; reviews: number; memory: Card }

/** A page of the cards that are due, the one due longest first. */
export async function duePage(db: Db, memberId: string, cursor: string | undefined, now = new Date()) {
  const { at, id } = cursor === undefined ? FIRST : timePositionOf(cursor)
  const { rows } = await sql<Row>`
    select id, due_at::text as at, course_id, question_id, due_at, reviews, memory from recall_card
    where member_id = ${memberId} and due_at <= ${now} and (due_at, id) > (${at}::timestamptz, ${id}::uuid)
    order by due_at, id limit ${sql.lit(PAGE_SIZE + 1)}`.execute(db)
  const shown = rows.slice(0, PAGE_SIZE)
  return {
    items: await showCards(db, shown, now),
    next: rows.length > PAGE_SIZE ? cursorAtTime(shown.at(-1)!) : null,
    ...(await countDue(db, memberId, now)),
    method: 'FSRS' as const,
  }
}

async function countDue(db: Db, memberId: string, now: Date) {
  const { rows } = await sql<{ due: number; next_at: Date | null }>`
    select (select count(*) from (
        select from recall_card where member_id = ${memberId} and due_at <= ${now} limit ${sql.lit(DUE_MAX)}) as due) as due,
      (select due_at from recall_card where member_id = ${memberId} and due_at > ${now} order by due_at limit 1) as next_at`.execute(db)
  const { due = 0, next_at = null } = rows[0] ?? {}
  return { due, nextAt: due > 0 ? null : (next_at?.toISOString() ?? null) }
}

/** A question that a later version no longer asks is not recalled. */
async function showCards(db: Db, rows: readonly Row[], now: Date): Promise<RecallCard[]> {
  const texts = await textsOf(db, [...new Set(rows.map((row) => row.course_id))])
  const cite = await openCitations(db, [...texts.values()])
  return rows.flatMap((row): RecallCard[] => {
    const text = texts.get(row.course_id)
    const question = text && questionsOf(text).find(({ id }) => id === row.question_id)
    if (!question) return []
    return [
      {
        courseId: row.course_id,
        courseTitle: text.title,
        questionId: question.id,
        prompt: question.prompt,
        answer: question.options.find(({ id }) => id === question.right)!.text,
        explanation: question.explanation,
        citations: cite(question.citations),
        dueAt: row.due_at.toISOString(),
        reviews: row.reviews,
        next: nextOf(row.memory, now),
      },
    ]
  })
}

async function textsOf(db: Db, ids: readonly string[]): Promise<Map<string, CourseText>> {
  const { rows } = await sql<{ id: string; body: CourseText }>`
    select c.id, v.body from course c join course_version v on v.course_id = c.id and v.version = c.version
    where c.id = any(${ids}::text[])`.execute(db)
  return new Map(rows.map(({ id, body }) => [id, body]))
}
