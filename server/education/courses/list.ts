import { sql } from 'kysely'
import type { CourseCard, LearningPath } from '#contract/courses.ts'
import type { education } from '#contract/education.ts'
import { Refusal } from '#contract/errors.ts'
import { PAGE_SIZE, type Page } from '#contract/page.ts'
import type { MemberCard } from '#contract/profile.ts'
import type { InputOf } from '#contract/route.ts'
import type { Db } from '../../platform/db/client.ts'
import { loadCards } from '../../profile/public.ts'
import { notBlocked } from '../../relations/public.ts'

type Row = {
  id: string
  title: string
  subject: string
  summary: string
  for_students: boolean
  minutes: number
  questions: number
  steps: number
  step_id: string | null
  finished_steps: number | null
  finished_at: Date | null
  author_id: string | null
}

/** Courses that a member may meet: none is by an author with whom a block lies between. */
const cards = (memberId: string) => sql`
  select c.id, c.title, c.subject, c.summary, c.for_students, c.minutes, c.questions, c.steps, c.withdrawn, c.author_id,
    p.member_id is not null as is_begun, p.step_id, p.finished_steps, p.finished_at
  from course c left join course_progress p on p.course_id = c.id and p.member_id = ${memberId}
  where c.author_id is null or ${notBlocked(memberId, 'c.author_id')}`

async function showCards(db: Db, rows: readonly Row[]): Promise<CourseCard[]> {
  const authors = await loadCards(
    db,
    rows.flatMap(({ author_id }) => author_id ?? []),
  )
  return rows.map((row) => showCard(row, (row.author_id && authors.get(row.author_id)) || null))
}

const showCard = (row: Row, author: MemberCard | null): CourseCard => ({
  id: row.id,
  title: row.title,
  subject: row.subject,
  summary: row.summary,
  forStudents: row.for_students,
  minutes: row.minutes,
  questions: row.questions,
  author,
  progress: {
    finishedSteps: row.finished_steps ?? 0,
    steps: row.steps,
    stepId: row.step_id,
    finishedAt: row.finished_at?.toISOString() ?? null,
  },
})

const SHOWN = {
  all: sql`is_begun or not withdrawn`,
  in_progress: sql`is_begun and finished_at is null`,
  finished: sql`finished_at is not null`,
}

/** A page of courses in the order of their names. */
export async function coursePage(db: Db, memberId: string, asked: InputOf<typeof education.courses>): Promise<Page<CourseCard>> {
  const { show, subject = null, forStudents = null, q = '', cursor } = asked
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  const { rows } = await sql<Row>`
    select * from (${cards(memberId)}) as card
    where (${SHOWN[show]}) and id collate "C" > ${cursor === undefined ? '' : courseOf(cursor)}
      and (${subject}::text is null or subject = ${subject}) and (${forStudents}::boolean is null or for_students = ${forStudents})
      and not exists (select from unnest(${words}::text[]) as word where strpos(lower(title || ' ' || summary), word) = 0)
    order by id collate "C" limit ${sql.lit(PAGE_SIZE + 1)}`.execute(db)
  const shown = rows.slice(0, PAGE_SIZE)
  return { items: await showCards(db, shown), next: rows.length > PAGE_SIZE ? cursorAfterCourse(shown.at(-1)!.id) : null }
}

/** The cards of these courses, in this order; without those that ship no more, unless the viewer has begun them. */
async function cardsOf(db: Db, memberId: string, ids: readonly string[]): Promise<CourseCard[]> {
  const { rows } = await sql<Row>`select * from (${cards(memberId)}) as card
    where id = any(${ids}::text[]) and (${SHOWN.all})`.execute(db)
  const byId = new Map((await showCards(db, rows)).map((card) => [card.id, card]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export async function getCard(db: Db, memberId: string, courseId: string): Promise<CourseCard> {
  const [card] = await cardsOf(db, memberId, [courseId])
  if (!card) throw new Refusal('NOT_FOUND')
  return card
}

export async function listSubjects(db: Db) {
  const { rows } = await sql<{ subject: string; courses: number }>`
    select subject, count(*) as courses from course where not withdrawn group by subject order by subject`.execute(db)
  return rows
}

export async function listPaths(db: Db, memberId: string): Promise<LearningPath[]> {
  const paths = await db.selectFrom('learning_path').selectAll().orderBy('place').execute()
  const known = await cardsOf(db, memberId, [...new Set(paths.flatMap(({ course_ids }) => course_ids))])
  const byId = new Map(known.map((card) => [card.id, card]))
  return paths.map(({ id, title, summary, course_ids }) => ({
    id,
    title,
    summary,
    courses: course_ids.flatMap((course) => byId.get(course) ?? []),
  }))
}

const COURSE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const cursorAfterCourse = (id: string) => Buffer.from(`course ${id}`).toString('base64url')

/** The course that a cursor names. */
function courseOf(cursor: string) {
  const [kind, id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ')
  if (kind !== 'course' || !COURSE.test(id))
    throw new Refusal('BAD_INPUT', { issues: [{ path: 'cursor', message: 'This is not the start of a page.' }] })
  return id
}
