import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { type CourseText, questionsOf, stepsOf } from '#corpus/course.ts'
import type { Note } from '#corpus/note.ts'
import { notesInTurns } from '#corpus/read.ts'
import { coursesInTurns, readPaths } from '#corpus/read-courses.ts'
import type { Db } from '../../platform/db/client.ts'

/** Any number that nothing else locks: nodes that start at once lay them one after another. */
const LOCK = 5_502_117

/** Lays down the courses that ship, with the notes that they cite. A version stays when a newer one comes; what ships no more is withdrawn. */
export async function layCourses(db: Db) {
  const courses = await Array.fromAsync(coursesInTurns())
  const cited = new Set(courses.flatMap(citedBy))
  const notes = (await Array.fromAsync(notesInTurns())).filter(({ id }) => cited.has(id))
  const paths = await readPaths()
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx)
    for (const note of notes) await layNote(tx, note)
    for (const course of courses) await layCourse(tx, course)
    const shipped = courses.map(({ id }) => id)
    await tx.updateTable('course').set({ withdrawn: true }).where('id', '<>', sql<string>`all(${shipped}::text[])`).execute()
    await tx.deleteFrom('learning_path').execute()
    const rows = paths.map(({ id, title, summary, courses: course_ids }, place) => ({ id, place, title, summary, course_ids }))
    await tx.insertInto('learning_path').values(rows).execute()
  })
}

const citedBy = (course: CourseText) => [
  ...stepsOf(course).flatMap((step) =>
    step.kind === 'reading' ? step.paragraphs.flatMap(({ citations }) => citations.map(({ note }) => note)) : [],
  ),
  ...questionsOf(course).flatMap(({ citations }) => citations.map(({ note }) => note)),
]

/** What is said otherwise than before is another edition; a quote of an earlier one keeps its note. */
async function layNote(tx: Db, { id, title, year, source, doi, url, text, checked }: Note) {
  const row = { title, year, source, doi: doi ?? null, url: url ?? null, body: text, checked_on: checked.on }
  const newest = await tx.selectFrom('cited_note').selectAll().where('id', '=', id).orderBy('edition', 'desc').limit(1).executeTakeFirst()
  const { edition = 0 } = newest ?? {}
  if (newest && isDeepStrictEqual(newest, { id, edition, ...row })) return
  await tx
    .insertInto('cited_note')
    .values({ id, edition: edition + 1, ...row })
    .execute()
}

/** A version that was published stays as it was: what is changed under its number is not laid. */
async function layCourse(tx: Db, course: CourseText) {
  const { id, version, title, subject, summary, forStudents, minutes } = course
  const [steps, questions] = [stepsOf(course).map((step) => step.id), questionsOf(course).map((question) => question.id)]
  const counts = { steps: steps.length, questions: questions.length }
  const row = { version, title, subject, summary, for_students: forStudents, minutes, ...counts, withdrawn: false }
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
  await tx
    .insertInto('course')
    .values({ id, ...row })
    .onConflict((same) => same.column('id').doUpdateSet(row))
    .execute()
  if (!published) await tx.insertInto('course_version').values({ course_id: id, version, body }).execute()
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
