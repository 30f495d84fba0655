import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type CourseQuestion, type CourseText, questionsOf } from '#corpus/course.ts'
import type { Db } from '../../platform/db/client.ts'

/** Names what a question asks, offers and takes for right. An answer to another wording was an answer to another question. */
export const wordingOf = ({ prompt, options, right }: CourseQuestion) =>
  createHash('sha256')
    .update(JSON.stringify([prompt, options.map(({ id, text }) => [id, text]), right]))
    .digest('base64url')

/** What a member has answered of the questions of a text, each as that text words it, by their ids. */
export async function findAttempts(db: Db, memberId: string, text: CourseText) {
  const wordings = new Map(questionsOf(text).map((question) => [question.id, wordingOf(question)]))
  const rows = await db
    .selectFrom('question_attempt')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('course_id', '=', text.id)
    .where('wording', '=', sql<string>`any(${[...wordings.values()]}::text[])`)
    .execute()
  return new Map(rows.filter((row) => wordings.get(row.question_id) === row.wording).map((row) => [row.question_id, row]))
}
