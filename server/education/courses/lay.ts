import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { type CourseText, questionsOf, stepsOf } from '#corpus/course.ts'
import type { Note } from '#corpus/note.ts'
import { citedTextOf } from '#corpus/parts.ts'
import { notesInTurns } from '#corpus/read.ts'
import { coursesInTurns, readPaths } from '#corpus/read-courses.ts'
import type { Db } from '../../platform/db/client.ts'
import { settleReadings, settleSteps } from './finished.ts'

/** Any number that nothing else locks: nodes that start at once lay them one after another. */
const LOCK = 5_502_117

/** Lays down the courses that ship, and the notes that courses cite. A version stays when a newer one comes; what ships no more is withdrawn. */
export async function layCourses(db: Db) {
  const courses = await Array.fromAsync(coursesInTurns())
  const notes = await Array.fromAsync(notesInTurns())
  const paths = await readPaths()
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx)
    await layNotes(tx, notes)
    for (const course of courses) await layCourse(tx, course)
    const shipped = courses.map(({ id }) => id)
    const shipsNoMore = tx.updateTable('course').set({ withdrawn: true }).where('by_member', '=', false)
    await shipsNoMore.where('id', '<>', sql<string>`all(${shipped}::text[])`).execute()
    await tx.deleteFrom('learning_path').execute()
    const rows = paths.map(({ id, title, summary, courses: course_ids }, place) => ({ id, place, title, summary, course_ids }))
    await tx.insertInto('learning_path').values(rows).execute()
  })
}

/** What is said otherwise than before is another edition; a quote of an earlier one keeps its note. What ships no more is cited no more. */
async function layNotes(tx: Db, notes: readonly Note[]) {
  const editions = await tx.selectFrom('cited_note').selectAll().orderBy('edition').execute()
  const newest = new Map(editions.map((row) => [row.id, row]))
  const isCurrent = ({ ships, edition, ...row }: (typeof editions)[number], note: Note) => isDeepStrictEqual(row, rowOf(note))
  const changed = notes.filter((note) => !newest.has(note.id) || !isCurrent(newest.get(note.id)!, note))
  const current = notes.filter((note) => !changed.includes(note)).map(({ id }) => id)
  await tx
    .updateTable('cited_note')
    .set({ ships: false })
    .where('ships', '=', true)
    .where('id', '<>', sql<string>`all(${current}::text[])`)
    .execute()
  // Of a note that shipped before and ships again.
  const back = current.filter((id) => !newest.get(id)!.ships)
  for (const id of back)
    await tx.updateTable('cited_note').set({ ships: true }).where('id', '=', id).where('edition', '=', newest.get(id)!.edition).execute()
  const rows = changed.map((note) => ({ ...rowOf(note), edition: (newest.get(note.id)?.edition ?? 0) + 1 }))
  if (rows.length > 0) await tx.insertInto('cited_note').values(rows).execute()
}

function rowOf({ id, title, year, source, doi, url, checked, ...note }: Note) {
  const { text: body, comment } = citedTextOf(note)
  return { id, title, year, source, doi: doi ?? null, url: url ?? null, body, comment, checked_on: checked.on }
}

/** Lays one course; `authorId` where a member wrote it. A version that was published stays as it was: what is changed under its number is not laid. */
export async function layCourse(tx: Db, course: CourseText, authorId: string | null = null) {
  const { id, version, title, subject, summary, forStudents, minutes } = course
  const [steps, questions] = [stepsOf(course).map((step) => step.id), questionsOf(course).map((question) => question.id)]
  const counts = { steps: steps.length, questions: questions.length }
  const row = { version, title, subject, summary, for_students: forStudents, minutes, ...counts, withdrawn: false }
  const by = { by_member: authorId !== null, author_id: authorId }
  const body = JSON.stringify(course)
  const published = await tx
    .selectFrom('course_version')
    .select(sql<boolean>`body = ${body}::jsonb`.as('isSame'))
    .where('course_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  if (published?.isSame === false) {
    await tx.updateTable('course').set({ withdrawn: false }).where('id', '=', id).execute()
    return
  }
  const before = await tx
    .selectFrom('course_version as v')
    .innerJoin('course as c', (join) => join.onRef('c.id', '=', 'v.course_id').onRef('c.version', '=', 'v.version'))
    .select('v.body')
    .where('c.id', '=', id)
    .executeTakeFirst()
  await tx
    .insertInto('course')
    .values({ id, ...row, ...by })
    .onConflict((same) => same.column('id').doUpdateSet(row))
    .execute()
  if (!published) {
    await tx.insertInto('course_version').values({ course_id: id, version, body }).execute()
    await settleSteps(tx, course)
    if (before) await settleReadings(tx, id, before.body, JSON.parse(body))
  }
  await follow(tx, id, { steps, questions })
}

/** Of a course that asks and tells other things than before: how far everybody has come in what it holds, and nothing recalled that it asks no more. */
async function follow(tx: Db, courseId: string, { steps, questions }: { steps: readonly string[]; questions: readonly string[] }) {
  await sql`
    update course_progress p set finished_steps = now_finished.n from (
      select p.member_id, (select count(*) from finished_step f where f.member_id = p.member_id and f.course_id = p.course_id
        and f.step_id = any(${steps}::text[])) as n
      from course_progress p where p.course_id = ${courseId}) as now_finished
    where p.course_id = ${courseId} and p.member_id = now_finished.member_id and p.finished_steps <> now_finished.n`.execute(tx)
  await tx
    .deleteFrom('recall_card')
    .where('course_id', '=', courseId)
    .where('question_id', '<>', sql<string>`all(${questions}::text[])`)
    .execute()
}
