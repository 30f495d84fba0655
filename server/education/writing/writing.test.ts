import { expect } from 'vitest'
import { education } from '#contract/education.ts'
import { MANUSCRIPTS_MAX } from '#contract/limits.ts'
import { manuscripts, type WrittenCourse } from '#contract/manuscripts.ts'
import { moderation } from '#contract/moderation.ts'
import { notifications } from '#contract/notifications.ts'
import { questionsOf } from '#corpus/course.ts'
import { coursesInTurns } from '#corpus/read-courses.ts'
import { newId } from '#server/platform/ids.ts'
import { writtenFrom } from '#tests/support/courses.ts'
import { marked, unmarked } from '#tests/support/marks.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'
import { layCourses } from '../courses/lay.ts'
import { getText } from '../courses/read.ts'

const dengue = (await Array.fromAsync(coursesInTurns())).find(({ id }) => id === 'dengue')!
const whole: WrittenCourse = { ...writtenFrom(dengue), title: 'Fever on our ward' }

test.beforeAll(({ world }) => layCourses(world.db))

const begin = (by: TestMember) => by.call(manuscripts.begin, { clientId: newId() })
/** A course that waits for a reviewer. */
async function submitted(by: TestMember, course = whole) {
  const { id: manuscriptId, sequence } = await begin(by)
  const saved = await by.call(manuscripts.save, { manuscriptId, sequence, course })
  return by.call(manuscripts.submit, { manuscriptId, sequence: saved.sequence })
}
const author = (world: World) => world.member({ name: 'Asha Rao', verified: true })
const noticesOf = async (member: TestMember) =>
  (await member.call(notifications.list, {})).items.map(({ kind, subjectId }) => [kind, subjectId])

test('a verified member begins a course, once however often it is sent, and saves what it has so far', async ({ world }) => {
  const [asha, plain] = [await author(world), await world.member()]
  const clientId = newId()

  const { id: manuscriptId, sequence } = await asha.call(manuscripts.begin, { clientId })

  expect((await asha.call(manuscripts.begin, { clientId })).id).toBe(manuscriptId)
  await expect(begin(plain)).rejects.toMatchObject({ code: 'AUTHOR_UNVERIFIED' })
  expect(await plain.call(manuscripts.list)).toEqual({ items: [], mayWrite: false })
  const course = { ...whole, modules: [] }
  const saved = await asha.call(manuscripts.save, { manuscriptId, sequence, course })
  expect(saved).toMatchObject({ state: 'draft', sequence: 1, course, publishedVersion: 0 })
  expect(saved.faults.map(({ words }) => words)).toContain('A course has at least two modules.')
  // The answer was lost, and it is sent again.
  expect(await asha.call(manuscripts.save, { manuscriptId, sequence, course })).toEqual(saved)
  await expect(asha.call(manuscripts.save, { manuscriptId, sequence, course: whole })).rejects.toMatchObject({ code: 'MANUSCRIPT_CHANGED' })
  await expect(asha.call(manuscripts.submit, { manuscriptId, sequence: 1 })).rejects.toMatchObject({ code: 'COURSE_FAULTY' })
  await expect(asha.call(manuscripts.preview, { manuscriptId })).rejects.toMatchObject({ code: 'COURSE_FAULTY' })
  const withNumber = { ...whole, summary: 'Of patient 2345 6789 0124' }
  await expect(asha.call(manuscripts.save, { manuscriptId, sequence: 1, course: withNumber })).rejects.toMatchObject({
    code: 'AADHAAR_SEEN',
  })
  // A key that the editor has made is no number of anybody.
  const keyed = { ...whole, modules: whole.modules.map((module, at) => (at === 0 ? { ...module, key: '234123412346' } : module)) }
  expect(await asha.call(manuscripts.save, { manuscriptId, sequence: 1, course: keyed })).toMatchObject({ sequence: 2 })
  expect(await asha.call(manuscripts.discard, { manuscriptId })).toEqual({ id: manuscriptId })
  expect(await asha.call(manuscripts.list)).toEqual({ items: [], mayWrite: true })
  for (let kept = 0; kept < MANUSCRIPTS_MAX; kept++) await begin(asha)
  await expect(begin(asha)).rejects.toMatchObject({ code: 'LIST_FULL' })
})

test('nobody but its author reads what is written, and a reviewer once it is submitted', async ({ world }) => {
  const [asha, ravi, reviewer] = [await author(world), await author(world), await world.reviewer()]
  const { id: manuscriptId, sequence } = await begin(asha)

  for (const other of [ravi, reviewer]) {
    await expect(other.call(manuscripts.get, { manuscriptId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(other.call(manuscripts.preview, { manuscriptId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(other.call(manuscripts.save, { manuscriptId, sequence, course: whole })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(other.call(manuscripts.takeBack, { manuscriptId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(other.call(manuscripts.withdraw, { manuscriptId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(other.call(manuscripts.discard, { manuscriptId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
  await expect(reviewer.call(manuscripts.read, { manuscriptId })).rejects.toMatchObject({ code: 'NOT_SUBMITTED' })
})

test('a submitted course waits as it is; taken back, it is written on', async ({ world }) => {
  const [asha, reviewer] = [await author(world), await world.reviewer()]
  const { id: manuscriptId, sequence, state, submittedAt } = await submitted(asha)

  expect([state, submittedAt]).toEqual(['submitted', expect.any(String)])
  const course = { ...whole, title: 'Another title' }
  await expect(asha.call(manuscripts.save, { manuscriptId, sequence, course })).rejects.toMatchObject({ code: 'MANUSCRIPT_SUBMITTED' })
  const { text } = await reviewer.call(manuscripts.read, { manuscriptId })
  expect(text).toMatchObject({ title: 'Fever on our ward', version: 1, writtenBy: 'Asha Rao' })
  expect(text.checkedAgainst).not.toContain('reviewer')
  expect(await asha.call(manuscripts.preview, { manuscriptId })).toMatchObject({ title: 'Fever on our ward', writtenBy: 'Asha Rao' })
  await asha.call(manuscripts.takeBack, { manuscriptId })
  await asha.call(manuscripts.save, { manuscriptId, sequence, course })
  // A reviewer who still has the earlier text on the screen decides nothing.
  await expect(reviewer.call(manuscripts.publish, { manuscriptId, sequence })).rejects.toMatchObject({ code: 'NOT_SUBMITTED' })
  await asha.call(manuscripts.submit, { manuscriptId, sequence: sequence + 1 })
  await expect(reviewer.call(manuscripts.publish, { manuscriptId, sequence })).rejects.toMatchObject({ code: 'MANUSCRIPT_CHANGED' })
})

test('a reviewer reads every answer, and publishes for all', async ({ world }) => {
  const [asha, ravi, reviewer] = [await author(world), await world.member(), await world.reviewer()]
  const { id: manuscriptId, sequence } = await submitted(asha)

  const { items } = await reviewer.call(manuscripts.desk, {})
  expect(items.find(({ id }) => id === manuscriptId)).toMatchObject({ title: 'Fever on our ward', author: { id: asha.id } })
  const { text } = await reviewer.call(manuscripts.read, { manuscriptId })
  const questions = text.modules.flatMap(({ steps }) => steps).flatMap((step) => (step.kind === 'reading' ? [] : step.questions))
  expect(questions.map(({ attempt }) => attempt?.explanation)).toEqual(questionsOf(dengue).map(({ explanation }) => explanation))
  const { courseId, version } = await reviewer.call(manuscripts.publish, { manuscriptId, sequence })

  expect([courseId, version]).toEqual([expect.stringMatching(/^fever-on-our-ward-[0-9a-f]{8}$/), 1])
  const course = await ravi.call(education.course, { courseId })
  expect(course).toMatchObject({ title: 'Fever on our ward', writtenBy: 'Asha Rao', author: { id: asha.id }, version: 1 })
  expect(course.checkedAgainst).toContain('read by a reviewer who is not its author')
  expect(JSON.stringify(course)).not.toContain('explanation')
  expect(await noticesOf(asha)).toContainEqual(['course_published', manuscriptId])
  expect(await world.db.selectFrom('audit_entry').select('act').where('act', '=', 'course_published').execute()).not.toEqual([])
  await expect(reviewer.call(manuscripts.publish, { manuscriptId, sequence })).rejects.toMatchObject({ code: 'NOT_SUBMITTED' })
  await expect(asha.call(manuscripts.discard, { manuscriptId })).rejects.toMatchObject({ code: 'COURSE_PUBLISHED' })
  // A new release of the product lays its own courses, and leaves this one.
  await layCourses(world.db)
  expect((await ravi.call(education.courses, { q: 'Fever on our ward' })).items.map(({ id }) => id)).toContain(courseId)
})

test('what is written on is read by nobody until it is published, and every version stays', async ({ world }) => {
  const [asha, ravi, reviewer] = [await author(world), await world.member(), await world.reviewer()]
  const first = await submitted(asha)
  const ofManuscript = { manuscriptId: first.id }
  const { courseId } = await reviewer.call(manuscripts.publish, { ...ofManuscript, sequence: first.sequence })

  const course = { ...whole, title: 'Fever, told anew' }
  const next = await asha.call(manuscripts.save, { ...ofManuscript, sequence: first.sequence, course })
  expect(next).toMatchObject({ state: 'draft', courseId, publishedVersion: 1 })
  expect((await ravi.call(education.course, { courseId })).title).toBe('Fever on our ward')
  await asha.call(manuscripts.submit, { ...ofManuscript, sequence: next.sequence })
  expect(await reviewer.call(manuscripts.publish, { ...ofManuscript, sequence: next.sequence })).toEqual({ courseId, version: 2 })
  expect((await ravi.call(education.course, { courseId })).title).toBe('Fever, told anew')
  expect((await ravi.call(education.courseVersion, { courseId, version: 1 })).title).toBe('Fever on our ward')
  const published = (await reviewer.call(manuscripts.desk, { show: 'published' })).items
  expect(published.find(({ id }) => id === first.id)).toMatchObject({ publishedVersion: 2 })
})

test('a reviewer sends a course back with the reason; one that was published is withdrawn', async ({ world }) => {
  const [asha, ravi, reviewer] = [await author(world), await world.member(), await world.reviewer()]
  const { id: manuscriptId, sequence } = await submitted(asha)
  const reason = 'The second case names a ward.'
  await reviewer.call(manuscripts.sendBack, { manuscriptId, sequence, reason })

  expect(await asha.call(manuscripts.get, { manuscriptId })).toMatchObject({ state: 'returned', reason })
  expect(await noticesOf(asha)).toContainEqual(['course_returned', manuscriptId])
  await expect(reviewer.call(manuscripts.read, { manuscriptId })).rejects.toMatchObject({ code: 'NOT_SUBMITTED' })
  await asha.call(manuscripts.submit, { manuscriptId, sequence })
  const { courseId } = await reviewer.call(manuscripts.publish, { manuscriptId, sequence })
  await reviewer.call(manuscripts.sendBack, { manuscriptId, sequence, reason })
  await expect(ravi.call(education.course, { courseId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await asha.call(manuscripts.get, { manuscriptId })).toMatchObject({ state: 'returned', isWithdrawn: true })
})

test('an author withdraws a course: who has begun it goes on, and nobody else begins', async ({ world }) => {
  const [asha, ravi, late, reviewer] = [await author(world), await world.member(), await world.member(), await world.reviewer()]
  const { id: manuscriptId, sequence } = await submitted(asha)
  await expect(asha.call(manuscripts.withdraw, { manuscriptId })).rejects.toMatchObject({ code: 'NOT_PUBLISHED' })
  const { courseId } = await reviewer.call(manuscripts.publish, { manuscriptId, sequence })
  await ravi.call(education.keepPlace, { courseId, stepId: dengue.modules[0]!.steps[0]!.id })

  expect(await asha.call(manuscripts.withdraw, { manuscriptId })).toMatchObject({ isWithdrawn: true })

  expect((await ravi.call(education.course, { courseId })).title).toBe('Fever on our ward')
  await expect(late.call(education.course, { courseId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('nobody publishes their own course, nor that of somebody who is verified no more', async ({ world }) => {
  const reviewer = await world.reviewer()
  await world.db.updateTable('member').set(marked()).where('id', '=', reviewer.id).execute()
  const own = await submitted(reviewer)
  await expect(reviewer.call(manuscripts.publish, { manuscriptId: own.id, sequence: own.sequence })).rejects.toMatchObject({
    code: 'OWN_COURSE',
  })

  const asha = await author(world)
  const { id: manuscriptId, sequence } = await submitted(asha)
  await world.db.updateTable('member').set(unmarked).where('id', '=', asha.id).execute()
  await expect(reviewer.call(manuscripts.publish, { manuscriptId, sequence })).rejects.toMatchObject({ code: 'AUTHOR_UNVERIFIED' })
  await asha.call(manuscripts.takeBack, { manuscriptId })
  await expect(asha.call(manuscripts.submit, { manuscriptId, sequence })).rejects.toMatchObject({ code: 'AUTHOR_UNVERIFIED' })
})

test('a course stays when its author leaves, without their name; a block hides it', async ({ world }) => {
  const [asha, ravi, meera, reviewer] = [await author(world), await world.member(), await world.member(), await world.reviewer()]
  const { id: manuscriptId, sequence } = await submitted(asha)
  const { courseId } = await reviewer.call(manuscripts.publish, { manuscriptId, sequence })
  await world.db.insertInto('member_block').values({ blocker_id: ravi.id, blocked_id: asha.id }).execute()

  await expect(ravi.call(education.course, { courseId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await ravi.call(education.courses, { q: 'Fever on our ward' })).items.map(({ id }) => id)).not.toContain(courseId)
  expect((await ravi.call(education.courseVersion, { courseId, version: 1 })).writtenBy).toBe('a member')
  await world.db.deleteFrom('member').where('id', '=', asha.id).execute()
  await layCourses(world.db)
  expect(await meera.call(education.course, { courseId })).toMatchObject({ writtenBy: 'a former member', author: null })
  expect(JSON.stringify(await getText(world.db, courseId))).not.toContain('Asha')
})

test('notes are found by their words, and one that ships no more is cited no more', async ({ world }) => {
  const asha = await author(world)
  const { items } = await asha.call(manuscripts.notes, { q: 'dengue haematocrit' })
  const { note } = questionsOf(dengue)[0]!.citations[0]!

  expect(items.map(({ id }) => id)).toContain('note:who-dengue-2009')
  expect((await asha.call(manuscripts.notes, { q: '%' })).items.every(({ text, title }) => `${title}${text}`.includes('%'))).toBe(true)
  const seen: string[] = []
  for (let cursor: string | undefined, at = 0; at === 0 || cursor; at++) {
    const page = await asha.call(manuscripts.notes, { cursor })
    seen.push(...page.items.map(({ id }) => id))
    cursor = page.next ?? undefined
  }
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen.length).toBeGreaterThan(100)

  const { id: manuscriptId, sequence } = await begin(asha)
  await world.db.updateTable('cited_note').set({ ships: false }).where('id', '=', note).execute()
  const { faults } = await asha.call(manuscripts.save, { manuscriptId, sequence, course: whole })
  expect(faults.map(({ words }) => words)).toContainEqual(expect.stringContaining(`cites ${note}, which is not there`))
  // It ships again.
  await layCourses(world.db)
  expect((await asha.call(manuscripts.get, { manuscriptId })).faults).toEqual([])
})

test('a course that was rightly reported is withdrawn, also while its author writes on', async ({ world }) => {
  const [asha, ravi, reviewer] = [await author(world), await world.member(), await world.reviewer()]
  const { id: manuscriptId, sequence } = await submitted(asha)
  const { courseId } = await reviewer.call(manuscripts.publish, { manuscriptId, sequence })
  await asha.call(manuscripts.save, { manuscriptId, sequence, course: { ...whole, title: 'Fever, told anew' } })
  const report = (by: TestMember, subjectId: string) =>
    by.call(moderation.report, { kind: 'course', subjectId, reason: 'unsafe_advice', words: '' })

  expect((await asha.call(education.course, { courseId })).reportId).toBeNull()
  expect((await ravi.call(education.course, { courseId: 'dengue' })).reportId).toBeNull()
  const subjectId = (await ravi.call(education.course, { courseId })).reportId!
  await expect(report(ravi, (await begin(asha)).id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const { id: reportId } = await report(ravi, subjectId)
  const { items } = await reviewer.call(moderation.reports, {})
  expect(items.find(({ id }) => id === reportId)).toMatchObject({ kind: 'course', place: courseId, about: { id: asha.id } })
  await reviewer.call(moderation.decideReport, { reportId, upheld: true, rule: 'advice', words: 'The dose is not in the note.' })

  await expect(ravi.call(education.course, { courseId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await asha.call(manuscripts.get, { manuscriptId })).toMatchObject({ isWithdrawn: true, state: 'draft' })
  expect((await noticesOf(asha)).map(([kind]) => kind)).toContain('report_upheld')
})
