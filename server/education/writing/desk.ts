import { sql } from 'kysely'
import type { CourseVersion } from '#contract/courses.ts'
import { Refusal } from '#contract/errors.ts'
import type { ManuscriptRow, manuscripts } from '#contract/manuscripts.ts'
import { PAGE_SIZE, type Page } from '#contract/page.ts'
import type { MemberCard } from '#contract/profile.ts'
import type { InputOf } from '#contract/route.ts'
import { notify } from '../../notifications/public.ts'
import { recordIn } from '../../platform/audit/audit.ts'
import type { Db } from '../../platform/db/client.ts'
import { cursorAtTime, timePositionOf } from '../../platform/db/cursor.ts'
import { getCard, loadCards } from '../../profile/public.ts'
import { layCourse } from '../courses/lay.ts'
import { getTextOf, showAnswered } from '../courses/read.ts'
import { addressOf, composeCourse } from './compose.ts'
import { change, findFaults, mayWrite, type Row, rows, showRow } from './manuscripts.ts'

type Listed = ManuscriptRow & { author: MemberCard }

const EARLIEST = { at: '-infinity', id: '00000000-0000-0000-0000-000000000000' }

/** A page of what waits, the longest first, or of what was published, the latest first. */
export async function deskPage(db: Db, { show, cursor }: InputOf<typeof manuscripts.desk>): Promise<Page<Listed>> {
  const waits = show === 'submitted'
  const moment = waits ? sql.ref<Date>('submitted_at') : sql.ref<Date>('published_at')
  const { at, id } = cursor === undefined && waits ? EARLIEST : timePositionOf(cursor)
  const found = await rows(db)
    .select(sql<string>`${moment}::text`.as('at'))
    .where(moment, 'is not', null)
    .where(sql<boolean>`(${moment}, manuscript.id) ${waits ? sql`>` : sql`<`} (${at}::timestamptz, ${id}::uuid)`)
    .orderBy(moment, waits ? 'asc' : 'desc')
    .orderBy('manuscript.id', waits ? 'asc' : 'desc')
    .limit(PAGE_SIZE + 1)
    .execute()
  const shown = found.slice(0, PAGE_SIZE)
  return { items: await withAuthors(db, shown), next: found.length > PAGE_SIZE ? cursorAtTime(shown.at(-1)!) : null }
}

async function withAuthors(db: Db, found: readonly Row[]): Promise<Listed[]> {
  const cards = await loadCards(
    db,
    found.map(({ author_id }) => author_id),
  )
  return found.flatMap((row) => {
    const author = cards.get(row.author_id)
    return author ? [{ ...showRow(row), author }] : []
  })
}

/** A course that was submitted or published, as a reviewer reads it. */
export async function readManuscript(db: Db, manuscriptId: string) {
  const row = await rows(db).where('manuscript.id', '=', manuscriptId).executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  // What an author writes on is their own until they submit it.
  if (row.state !== 'submitted' && row.state !== 'published') throw new Refusal('NOT_SUBMITTED')
  const [manuscript] = await withAuthors(db, [row])
  if (!manuscript) throw new Refusal('NOT_FOUND')
  const [text, faults] = await Promise.all([showWritten(db, row), findFaults(db, row.body)])
  return { manuscript, sequence: row.sequence, text, faults }
}

/** What is written, as its readers would see it; of what is published and not written on since, the version that they take. */
export async function showWritten(db: Db, row: Row): Promise<CourseVersion> {
  const { course_id, version, state } = row
  const now = new Date()
  const text = state === 'published' && course_id && version ? await getTextOf(db, course_id, version) : await composeNext(db, row, now)
  const { name: writtenBy } = await getCard(db, row.author_id)
  return { courseId: text.id, inUse: version || text.version, title: text.title, ...(await showAnswered(db, text, now)), writtenBy }
}

async function composeNext(db: Db, { course_id, body, version, state }: Row, now: Date) {
  // What was submitted was whole then: a note of it may say otherwise by now, and then it has to be read all the more.
  if (state !== 'submitted' && (await findFaults(db, body)).length > 0) throw new Refusal('COURSE_FAULTY')
  return composeCourse(body, { id: course_id ?? 'preview', version: (version ?? 0) + 1, on: dayOf(now), isReviewed: false })
}

const dayOf = (now: Date) => now.toISOString().slice(0, 10)

/** Publishes what was submitted as the next version, and notifies its author. */
export async function publish(tx: Db, reviewerId: string, asked: InputOf<typeof manuscripts.publish>) {
  const { manuscriptId, sequence } = asked
  const row = await lockSubmitted(tx, reviewerId, manuscriptId, sequence, ['submitted'])
  if (!(await mayWrite(tx, row.author_id))) throw new Refusal('AUTHOR_UNVERIFIED')
  if ((await findFaults(tx, row.body)).length > 0) throw new Refusal('COURSE_FAULTY')
  const courseId = row.course_id ?? addressOf(row.body.title, row.id.slice(-8))
  const version = (row.version ?? 0) + 1
  await layCourse(tx, composeCourse(row.body, { id: courseId, version, on: dayOf(new Date()), isReviewed: true }), row.author_id)
  await change(tx, row, { state: 'published', course_id: courseId, submitted_at: null, published_at: new Date(), reason: '' })
  const notifiedIds = await notify(tx, { to: row.author_id, kind: 'course_published', subject: row.id })
  await recordIn(tx, 'course_published', reviewerId, { course: courseId, version: String(version), author: row.author_id })
  return { notifiedIds, courseId, version }
}

/** Sends a course back with the reason, and notifies its author. One that was published is withdrawn. */
export async function sendBack(tx: Db, reviewerId: string, asked: InputOf<typeof manuscripts.sendBack>) {
  const { manuscriptId, sequence, reason } = asked
  const row = await lockSubmitted(tx, reviewerId, manuscriptId, sequence, ['submitted', 'published'])
  if (row.state === 'published') await tx.updateTable('course').set({ withdrawn: true }).where('id', '=', row.course_id).execute()
  await change(tx, row, { state: 'returned', submitted_at: null, reason })
  const notifiedIds = await notify(tx, { to: row.author_id, kind: 'course_returned', subject: row.id })
  await recordIn(tx, 'course_sent_back', reviewerId, { manuscript: row.id, author: row.author_id })
  return { notifiedIds, id: row.id }
}

/** What a reviewer decides on: as they read it, and not their own. */
async function lockSubmitted(tx: Db, reviewerId: string, manuscriptId: string, sequence: number, states: readonly string[]): Promise<Row> {
  await tx.selectFrom('manuscript').select('id').where('id', '=', manuscriptId).forUpdate().execute()
  const row = await rows(tx).where('manuscript.id', '=', manuscriptId).executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  if (!states.includes(row.state)) throw new Refusal('NOT_SUBMITTED')
  if (row.author_id === reviewerId) throw new Refusal('OWN_COURSE')
  if (row.sequence !== sequence) throw new Refusal('MANUSCRIPT_CHANGED')
  return row
}
