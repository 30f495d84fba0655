import type { Reported } from '../../moderation/public.ts'
import type { Db } from '../../platform/db/client.ts'

/** Under which a reader reports a course; null of one that the house wrote, whose author has left, or that is the reader's own. */
export async function reportIdOf(db: Db, viewerId: string, courseId: string): Promise<string | null> {
  const row = await db
    .selectFrom('manuscript')
    .select('id')
    .where('course_id', '=', courseId)
    .where('author_id', '!=', viewerId)
    .executeTakeFirst()
  return row?.id ?? null
}

/** A published course as it is reported: by its title and summary, and led to as its readers open it. */
export async function findReportedCourse(db: Db, _viewerId: string, manuscriptId: string): Promise<Reported | undefined> {
  const row = await db
    .selectFrom('manuscript')
    .innerJoin('course', 'course.id', 'manuscript.course_id')
    .select(['course.id', 'course.title', 'course.summary', 'manuscript.author_id'])
    .where('manuscript.id', '=', manuscriptId)
    .executeTakeFirst()
  return row && { place: row.id, aboutId: row.author_id, quoted: `${row.title}\n${row.summary}` }
}

/** Nobody begins a course any more of which a report was right, whatever its author has written on since. A reviewer may publish it again. */
export async function withdrawReported(tx: Db, manuscriptId: string) {
  const row = await tx.selectFrom('manuscript').select('course_id').where('id', '=', manuscriptId).forUpdate().executeTakeFirst()
  if (row?.course_id) await tx.updateTable('course').set({ withdrawn: true }).where('id', '=', row.course_id).execute()
}
