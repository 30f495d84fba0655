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

function layNote(tx: Db, { id, title, year, source, doi, url, text, checked }: Note) {
  const row = { title, year, source, doi: doi ?? null, url: url ?? null, body: text, checked_on: checked.on }
  return tx
    .insertInto('cited_note')
    .values({ id, ...row })
    .onConflict((same) => same.column('id').doUpdateSet(row))
    .execute()
}

async function layCourse(tx: Db, course: CourseText) {
  const { id, version, title, subject, summary, forStudents, minutes } = course
  const counts = { steps: stepsOf(course).length, questions: questionsOf(course).length }
  const row = { version, title, subject, summary, for_students: forStudents, minutes, ...counts, withdrawn: false }
  await tx
    .insertInto('course')
    .values({ id, ...row })
    .onConflict((same) => same.column('id').doUpdateSet(row))
    .execute()
  const body = JSON.stringify(course)
  await tx
    .insertInto('course_version')
    .values({ course_id: id, version, body })
    .onConflict((same) => same.columns(['course_id', 'version']).doUpdateSet({ body }))
    .execute()
}
