import { isDeepStrictEqual } from 'node:util'
import type { Selectable, Updateable } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import { COURSE_MINUTES_MIN, MANUSCRIPTS_MAX } from '#contract/limits.ts'
import type { Manuscript, ManuscriptRow, manuscripts, WrittenCourse } from '#contract/manuscripts.ts'
import type { InputOf } from '#contract/route.ts'
import { SPECIALTIES } from '#corpus/note.ts'
import { findProven } from '../../account/public.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { newId } from '../../platform/ids.ts'
import { may, refuseAadhaar } from '../../verification/public.ts'
import { faultsOf } from './faults.ts'
import { findShipped } from './notes.ts'

export type Row = Selectable<Tables['manuscript']> & { version: number | null; withdrawn: boolean | null }

const EMPTY: WrittenCourse = { title: '', subject: '', summary: '', isForStudents: false, minutes: COURSE_MINUTES_MIN, modules: [] }

export const rows = (db: Db) =>
  db
    .selectFrom('manuscript')
    .leftJoin('course', 'course.id', 'manuscript.course_id')
    .selectAll('manuscript')
    .select(['course.version', 'course.withdrawn'])

export const showRow = (row: Row): ManuscriptRow => ({
  id: row.id,
  title: row.body.title,
  state: row.state,
  changedAt: row.changed_at.toISOString(),
  submittedAt: row.submitted_at?.toISOString() ?? null,
  courseId: row.course_id,
  publishedVersion: row.version ?? 0,
  isWithdrawn: row.withdrawn ?? false,
})

/** What a member writes, the one changed last first. */
export async function listManuscripts(db: Db, memberId: string): Promise<ManuscriptRow[]> {
  const own = await rows(db)
    .where('manuscript.author_id', '=', memberId)
    .orderBy('changed_at', 'desc')
    .orderBy('manuscript.id', 'desc')
    .execute()
  return own.map(showRow)
}

/** Whether a member may write: by the mark they have now, which nothing changes until the transaction ends. */
export async function mayWrite(tx: Db, memberId: string): Promise<boolean> {
  return may('hold_events', await findProven(tx, memberId, true))
}

/** Begins a course, once for each `clientId`. Answers its id. */
export async function beginManuscript(tx: Db, memberId: string, { clientId }: InputOf<typeof manuscripts.begin>): Promise<string> {
  const isVerified = await mayWrite(tx, memberId)
  const own = await tx.selectFrom('manuscript').select(['id', 'client_id']).where('author_id', '=', memberId).execute()
  const before = own.find(({ client_id }) => client_id === clientId.toLowerCase())
  if (before) return before.id
  if (!isVerified) throw new Refusal('AUTHOR_UNVERIFIED')
  if (own.length >= MANUSCRIPTS_MAX) throw new Refusal('LIST_FULL')
  const id = newId()
  await tx
    .insertInto('manuscript')
    .values({ id, author_id: memberId, client_id: clientId, body: JSON.stringify(EMPTY) })
    .execute()
  return id
}

/** What a member writes themselves; whatever somebody else does is not there for them. */
export async function getOwn(db: Db, memberId: string, manuscriptId: string): Promise<Row> {
  const row = await rows(db).where('manuscript.id', '=', manuscriptId).where('manuscript.author_id', '=', memberId).executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

/** The same, and nobody else changes it until the transaction ends. */
async function lockOwn(tx: Db, memberId: string, manuscriptId: string): Promise<Row> {
  await tx.selectFrom('manuscript').select('id').where('id', '=', manuscriptId).where('author_id', '=', memberId).forUpdate().execute()
  return getOwn(tx, memberId, manuscriptId)
}

export async function showManuscript(db: Db, memberId: string, manuscriptId: string): Promise<Manuscript> {
  const row = await getOwn(db, memberId, manuscriptId)
  const { body: course, sequence, reason } = row
  return { ...showRow(row), course, sequence, reason, faults: await findFaults(db, course), subjects: [...SPECIALTIES] }
}

const citedBy = (course: WrittenCourse) => [...new Set(JSON.stringify(course).match(/(?<="note":")[^"]+/g) ?? [])]

export const findFaults = async (db: Db, course: WrittenCourse) => faultsOf(course, await findShipped(db, citedBy(course)))

/** Saves what was written, from what its author saw. What was published is written on as a draft; readers keep their version. */
export async function saveManuscript(tx: Db, memberId: string, asked: InputOf<typeof manuscripts.save>) {
  const { manuscriptId, sequence, course } = asked
  const body = JSON.stringify(course)
  const row = await lockOwn(tx, memberId, manuscriptId)
  // Nothing is changed, or it was, and the answer was lost.
  if (isDeepStrictEqual(JSON.parse(body), row.body)) return
  if (row.state === 'submitted') throw new Refusal('MANUSCRIPT_SUBMITTED')
  if (row.sequence !== sequence) throw new Refusal('MANUSCRIPT_CHANGED')
  refuseAadhaar(wordsOf(course))
  const state = row.state === 'published' ? 'draft' : row.state
  await change(tx, row, { body, state, sequence: sequence + 1, changed_at: new Date() })
}

/** What an author has typed: keys are made by the editor, and of many one looks like any number. */
const wordsOf = (course: WrittenCourse) => JSON.stringify(course, (name, value) => (name === 'key' ? undefined : value))

/** Hands a course in; handed in before, it stays so. */
export async function submitManuscript(tx: Db, memberId: string, { manuscriptId, sequence }: InputOf<typeof manuscripts.submit>) {
  const row = await lockOwn(tx, memberId, manuscriptId)
  if (row.sequence !== sequence) throw new Refusal('MANUSCRIPT_CHANGED')
  if (row.state === 'submitted' || row.state === 'published') return
  if (!(await mayWrite(tx, memberId))) throw new Refusal('AUTHOR_UNVERIFIED')
  if ((await findFaults(tx, row.body)).length > 0) throw new Refusal('COURSE_FAULTY')
  await change(tx, row, { state: 'submitted', submitted_at: new Date() })
}

/** Takes a course back to write on. */
export async function takeBack(tx: Db, memberId: string, manuscriptId: string) {
  const row = await lockOwn(tx, memberId, manuscriptId)
  if (row.state === 'published') throw new Refusal('NOT_SUBMITTED')
  if (row.state === 'submitted') await change(tx, row, { state: row.reason ? 'returned' : 'draft', submitted_at: null })
}

/** Has nobody begin a course any more. Its next version, once published, is begun again. */
export async function withdrawCourse(tx: Db, memberId: string, manuscriptId: string) {
  const { course_id } = await lockOwn(tx, memberId, manuscriptId)
  if (course_id === null) throw new Refusal('NOT_PUBLISHED')
  await tx.updateTable('course').set({ withdrawn: true }).where('id', '=', course_id).execute()
}

/** Deletes what nobody but its author has seen, or a reviewer. */
export async function discardManuscript(tx: Db, memberId: string, manuscriptId: string) {
  const { id, course_id } = await lockOwn(tx, memberId, manuscriptId)
  if (course_id !== null) throw new Refusal('COURSE_PUBLISHED')
  await tx.deleteFrom('manuscript').where('id', '=', id).execute()
  return { id }
}

export const change = (tx: Db, { id }: Pick<Row, 'id'>, set: Updateable<Tables['manuscript']>) =>
  tx.updateTable('manuscript').set(set).where('id', '=', id).execute()
