import { expect } from 'vitest'
import { education } from '#contract/education.ts'
import { type CourseText, questionsOf } from '#corpus/course.ts'
import { coursesInTurns } from '#corpus/read-courses.ts'
import { answerTo } from '#tests/support/courses.ts'
import { type TestMember, test } from '#tests/support/world.ts'
import { layCourses } from './lay.ts'

const texts = await Array.fromAsync(coursesInTurns())
const dengue = texts.find(({ id }) => id === 'dengue')!
const [first, second] = questionsOf(dengue)
const wrongOption = ({ options, right }: { options: { id: string }[]; right: string }) => options.find(({ id }) => id !== right)!.id

test.beforeAll(({ world }) => layCourses(world.db))

test('every course that ships is listed once, and found by its subject, its words and whom it is for', async ({ world }) => {
  const asha = await world.member()
  const { items, next } = await asha.call(education.courses, {})

  expect(items.map(({ id }) => id)).toEqual(texts.map(({ id }) => id).sort())
  expect(next).toBeNull()
  expect((await asha.call(education.courses, { subject: 'dengue' })).items.map(({ id }) => id)).toEqual(['dengue'])
  expect((await asha.call(education.courses, { q: 'MONSOON ward' })).items.map(({ id }) => id)).toEqual(['dengue'])
  expect((await asha.call(education.courses, { q: '%' })).items).toEqual([])
  expect((await asha.call(education.courses, { forStudents: true })).items.every(({ forStudents }) => forStudents)).toBe(true)
  const { items: subjects } = await asha.call(education.subjects)
  expect(subjects.reduce((sum, { courses }) => sum + courses, 0)).toBe(texts.length)
})

test('more courses than a page holds are listed whole, none twice', async ({ world }) => {
  const row = {
    version: 1,
    title: 'One of many',
    subject: 'made up',
    summary: 'x',
    for_students: false,
    minutes: 5,
    steps: 1,
    questions: 0,
  }
  const many = Array.from({ length: 45 }, (_, at) => ({ id: `many-${String(at).padStart(2, '0')}`, ...row }))
  await world.db.insertInto('course').values(many).execute()
  const asha = await world.member()

  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await asha.call(education.courses, { subject: 'made up', cursor })
    seen.push(...page.items.map(({ id }) => id))
    cursor = page.next ?? undefined
  } while (cursor)

  expect(seen).toEqual(many.map(({ id }) => id))
  await world.db.deleteFrom('course').where('subject', '=', 'made up').execute()
})

test('nothing says which answer is right before one was given', async ({ world }) => {
  const asha = await world.member()

  const before = JSON.stringify(await asha.call(education.course, { courseId: 'dengue' }))

  expect(before).not.toContain(first!.explanation)
  expect(before).not.toMatch(/"right|"explanation/)
})

test('an answer is judged by the server, explained with a passage, and stays with its member', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]

  const { attempt } = await asha.call(education.answer, answerTo(dengue, first!.id, wrongOption(first!)))

  expect(attempt).toMatchObject({ isRight: false, wasRightAtFirst: false, rightOptionId: first!.right, explanation: first!.explanation })
  const [citation] = attempt.citations
  const note = await asha.call(education.note, { noteId: citation!.noteId, edition: citation!.edition })
  expect(note.text).toContain(citation!.quote)
  expect(note.title).toBe(citation!.title)
  const again = await asha.call(education.answer, answerTo(dengue, first!.id, first!.right))
  expect(again.attempt).toMatchObject({ isRight: true, wasRightAtFirst: false, times: 2 })
  expect(JSON.stringify(await ravi.call(education.course, { courseId: 'dengue' }))).not.toContain(first!.explanation)
})

test('an answer that is sent again is one answer, and a newer one stays', async ({ world }) => {
  const asha = await world.member()
  const sent = answerTo(dengue, first!.id, wrongOption(first!))
  const once = await asha.call(education.answer, sent)

  expect(await asha.call(education.answer, { ...sent, clientId: sent.clientId.toUpperCase() })).toEqual(once)
  await asha.call(education.answer, answerTo(dengue, first!.id, first!.right))
  const { attempt } = await asha.call(education.answer, sent)
  expect(attempt).toMatchObject({ isRight: true, wasRightAtFirst: false, times: 2 })
})

test('progress is the same on another device, and a course is finished by its last step', async ({ world }) => {
  const asha = await world.member()
  const steps = dengue.modules.flatMap((module) => module.steps)
  await asha.call(education.keepPlace, { courseId: 'dengue', stepId: steps[1]!.id })
  await asha.call(education.finishReading, { courseId: 'dengue', stepId: steps[0]!.id, version: dengue.version })
  await asha.call(education.finishReading, { courseId: 'dengue', stepId: steps[0]!.id, version: dengue.version })

  const session = await world.app.services.sessions.create(world.db, asha.id, 'Another device')
  const elsewhere = await world.fetch('/api/education/courses/dengue', { token: session.token })
  expect(await elsewhere.json()).toMatchObject({
    progress: { finishedSteps: 1, steps: steps.length, stepId: steps[1]!.id, finishedAt: null },
  })
  expect((await asha.call(education.courses, { show: 'in_progress' })).items.map(({ id }) => id)).toEqual(['dengue'])

  await finish(asha, dengue)

  const { progress, modules } = await asha.call(education.course, { courseId: 'dengue' })
  expect(progress).toMatchObject({ finishedSteps: steps.length, finishedAt: expect.any(String) })
  expect(modules.flatMap((module) => module.steps).every(({ isFinished }) => isFinished)).toBe(true)
  expect((await asha.call(education.courses, { show: 'finished' })).items.map(({ id }) => id)).toEqual(['dengue'])
  expect((await asha.call(education.courses, { show: 'in_progress' })).items).toEqual([])
})

test('a case is not finished by saying so, and what is not there is not found', async ({ world }) => {
  const asha = await world.member()
  const quiz = dengue.modules.flatMap(({ steps }) => steps).find(({ kind }) => kind !== 'reading')!

  const asked = [
    () => asha.call(education.finishReading, { courseId: 'dengue', stepId: quiz.id, version: dengue.version }),
    () => asha.call(education.keepPlace, { courseId: 'dengue', stepId: 'nowhere' }),
    () => asha.call(education.answer, answerTo(dengue, first!.id, 'nowhere')),
    () => asha.call(education.answer, answerTo(dengue, 'nowhere', 'a')),
    () => asha.call(education.course, { courseId: 'nowhere' }),
    () => asha.call(education.note, { noteId: 'note:nowhere', edition: 1 }),
  ]
  for (const ask of asked) await expect(ask()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await asha.call(education.courses, { show: 'in_progress' })).items).toEqual([])
})

test('a learning path shows its courses in their order, with how far one has come', async ({ world }) => {
  const asha = await world.member()
  await asha.call(education.answer, answerTo(dengue, second!.id, second!.right))

  const { items } = await asha.call(education.paths)

  expect(items[0]!.courses.map(({ id }) => id)).toEqual(['dengue', 'sepsis', 'bites-and-poisons'])
  expect(items.length).toBeGreaterThan(1)
})

test('a course that ships no more is kept for whoever has begun it, and an earlier version stays', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  await world.db
    .insertInto('course')
    .values({ id: 'old', version: 1, title: 'Old', subject: 'old', summary: 'x', for_students: false, minutes: 5, steps: 2, questions: 0 })
    .execute()
  await world.db
    .insertInto('course_version')
    .values({ course_id: 'old', version: 1, body: JSON.stringify({ ...dengue, id: 'old' }) })
    .execute()
  await asha.call(education.keepPlace, { courseId: 'old', stepId: dengue.modules[0]!.steps[0]!.id })
  await world.db.updateTable('course').set({ version: 7 }).where('id', '=', 'dengue').execute()

  await layCourses(world.db)

  expect((await asha.call(education.courses, {})).items.map(({ id }) => id)).toContain('old')
  expect((await ravi.call(education.courses, {})).items.map(({ id }) => id)).not.toContain('old')
  const place = { courseId: 'old', stepId: dengue.modules[0]!.steps[0]!.id }
  for (const begin of [() => ravi.call(education.course, { courseId: 'old' }), () => ravi.call(education.keepPlace, place)])
    await expect(begin()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await asha.call(education.keepPlace, place)).toMatchObject({ finishedSteps: 0 })
  expect((await ravi.call(education.course, { courseId: 'dengue' })).version).toBe(dengue.version)
  const versions = await world.db.selectFrom('course_version').select('version').where('course_id', '=', 'old').execute()
  expect(versions).toEqual([{ version: 1 }])
})

/** Reads and answers everything, each question right. */
async function finish(member: TestMember, text: CourseText) {
  for (const step of text.modules.flatMap(({ steps }) => steps)) {
    if (step.kind === 'reading') await member.call(education.finishReading, { courseId: text.id, stepId: step.id, version: text.version })
    else for (const { id, right } of step.questions) await member.call(education.answer, answerTo(text, id, right))
  }
}

test('every version that was published stays readable, and of its questions only what its reader has answered is judged', async ({
  world,
}) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  await asha.call(education.answer, answerTo(dengue, first!.id, first!.right))
  const body = JSON.stringify({ ...dengue, version: 7, title: 'Dengue, anew' })
  await world.db.insertInto('course_version').values({ course_id: 'dengue', version: 7, body }).execute()
  await world.db.updateTable('course').set({ version: 7 }).where('id', '=', 'dengue').execute()
  const read = (by: TestMember, version: number) => by.call(education.courseVersion, { courseId: 'dengue', version })

  expect(await read(asha, dengue.version)).toMatchObject({ title: dengue.title, version: dengue.version, inUse: 7 })
  expect(JSON.stringify(await read(asha, dengue.version))).toContain(first!.explanation)
  expect(JSON.stringify(await read(ravi, dengue.version))).not.toContain(first!.explanation)
  expect(await read(ravi, 7)).toMatchObject({ title: 'Dengue, anew' })
  await expect(read(ravi, 3)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await layCourses(world.db)
})

test('what was published under a version stays as it was, and progress counts what the course in use holds', async ({ world }) => {
  const asha = await world.member()
  const steps = dengue.modules.flatMap((module) => module.steps)
  await asha.call(education.answer, answerTo(dengue, first!.id, wrongOption(first!)))
  await asha.call(education.finishReading, { courseId: 'dengue', stepId: steps[0]!.id, version: dengue.version })
  const own = { member_id: asha.id, course_id: 'dengue' }
  await world.db
    .insertInto('finished_step')
    .values({ ...own, step_id: 'of-an-earlier-version' })
    .execute()
  await world.db.updateTable('course_progress').set({ finished_steps: 2 }).where('member_id', '=', asha.id).execute()
  await world.db
    .updateTable('recall_card')
    .set({ question_id: 'of-an-earlier-version', due_at: new Date(0) })
    .where('member_id', '=', asha.id)
    .execute()
  expect(await asha.call(education.recall, {})).toMatchObject({ due: 1, items: [] })
  const body = JSON.stringify({ ...dengue, title: 'As it was published' })
  await world.db
    .updateTable('course_version')
    .set({ body })
    .where('course_id', '=', 'dengue')
    .where('version', '=', dengue.version)
    .execute()

  await layCourses(world.db)
  const read = async () => (await world.db.selectFrom('course_version').select('body').where('course_id', '=', 'dengue').execute())[0]!.body
  expect(await read()).toMatchObject({ title: 'As it was published' })
  await world.db
    .updateTable('course_version')
    .set({ body: JSON.stringify(dengue) })
    .where('course_id', '=', 'dengue')
    .execute()
  await layCourses(world.db)

  expect((await asha.call(education.course, { courseId: 'dengue' })).progress.finishedSteps).toBe(1)
  expect(await asha.call(education.recall, {})).toMatchObject({ due: 0, items: [] })
})
