import { expect } from 'vitest'
import { certificates } from '#contract/certificates.ts'
import type { Course } from '#contract/courses.ts'
import { education } from '#contract/education.ts'
import { type CourseText, questionsOf, stepsOf } from '#corpus/course.ts'
import { coursesInTurns } from '#corpus/read-courses.ts'
import { answerTo } from '#tests/support/courses.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'
import { layCourse, layCourses } from './lay.ts'

const texts = await Array.fromAsync(coursesInTurns())
const dengue = texts.find(({ id }) => id === 'dengue')!
const [first] = questionsOf(dengue)
const courseId = 'dengue'

/** As the product would ship the course next, with other words in it. */
async function publish({ db }: World, version: number, change: (body: string) => string) {
  const text: CourseText = { ...JSON.parse(change(JSON.stringify(dengue))), version }
  await db
    .insertInto('course_version')
    .values({ course_id: courseId, version, body: JSON.stringify(text) })
    .execute()
  await db.updateTable('course').set({ version }).where('id', '=', courseId).execute()
  return text
}

const questionIn = ({ modules }: Pick<Course, 'modules'>) =>
  modules
    .flatMap(({ steps }) => steps.flatMap((step) => (step.kind === 'reading' ? [] : step.questions)))
    .find(({ id }) => id === first!.id)!

/** Reads and answers everything that it asks, each question right. */
async function finish(member: TestMember, text: CourseText) {
  for (const step of text.modules.flatMap(({ steps }) => steps)) {
    if (step.kind === 'reading') await member.call(education.finishReading, { courseId, stepId: step.id, version: text.version })
    else for (const { id, right } of step.questions) await member.call(education.answer, answerTo(text, id, right))
  }
}

test.beforeEach(async ({ world }) => {
  await world.db.deleteFrom('course_version').execute()
  await layCourses(world.db)
})

test('an answer counts for the question as it was asked, in whichever version, and for no other under its name', async ({ world }) => {
  const asha = await world.member()
  await asha.call(education.answer, answerTo(dengue, first!.id, first!.right))
  const anew = await publish(world, 7, (body) => body.replace(JSON.stringify(first!.prompt), JSON.stringify('Asked otherwise?')))
  const current = async () => questionIn(await asha.call(education.course, { courseId }))
  const published = async (version: number) => questionIn(await asha.call(education.courseVersion, { courseId, version }))

  expect((await current()).attempt).toBeNull()
  expect((await published(dengue.version)).attempt).toMatchObject({ isRight: true })
  const wrong = first!.options.find(({ id }) => id !== first!.right)!.id
  const { attempt } = await asha.call(education.answer, answerTo(anew, first!.id, wrong))
  expect(attempt).toMatchObject({ isRight: false, wasRightAtFirst: false, times: 1 })
  expect((await current()).attempt).toMatchObject({ isRight: false })
  expect((await published(dengue.version)).attempt).toMatchObject({ isRight: true })

  await publish(world, 8, (body) => body.replace('"minutes":', '"minutes":1'))
  expect((await current()).attempt).toMatchObject({ isRight: true })
})

test('an answer to a question as an earlier version asks it is refused where it is asked otherwise by now, and counts where it is not', async ({
  world,
}) => {
  const asha = await world.member()
  const [, second] = questionsOf(dengue)
  await publish(world, 7, (body) => body.replace(JSON.stringify(first!.prompt), JSON.stringify('Asked otherwise?')))

  await expect(asha.call(education.answer, answerTo(dengue, first!.id, first!.right))).rejects.toMatchObject({ code: 'QUESTION_CHANGED' })
  expect(questionIn(await asha.call(education.course, { courseId })).attempt).toBeNull()
  const { attempt } = await asha.call(education.answer, answerTo(dengue, second!.id, second!.right))
  expect(attempt).toMatchObject({ isRight: true, times: 1 })
  const unpublished = answerTo({ ...dengue, version: 3 }, second!.id, second!.right)
  await expect(asha.call(education.answer, unpublished)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a certificate counts what was right at the first try of the questions as the finished version asks them', async ({ world }) => {
  const asha = await world.member()
  const wrong = first!.options.find(({ id }) => id !== first!.right)!.id
  await asha.call(education.answer, answerTo(dengue, first!.id, wrong))
  const anew = await publish(world, 7, (body) => body.replace(JSON.stringify(first!.prompt), JSON.stringify('Asked otherwise?')))
  await finish(asha, anew)

  const issued = await asha.call(certificates.issue, { courseId })
  expect(issued).toMatchObject({ version: 7, rightAtFirst: issued.questions })
})

test('a text counts as read in the version in which it was read, and in a later one only where that says the same', async ({ world }) => {
  const asha = await world.member()
  const [reading] = stepsOf(dengue).flatMap((step) => (step.kind === 'reading' ? [step] : []))
  const { id: stepId, paragraphs } = reading!
  const read = { courseId, stepId, version: dengue.version }
  await publish(world, 7, (body) => body.replace('"minutes":', '"minutes":1'))
  const finished = async () =>
    (await asha.call(education.course, { courseId })).modules.flatMap(({ steps }) => steps).filter(({ isFinished }) => isFinished).length

  await publish(world, 8, (body) => body.replace(JSON.stringify(paragraphs[0]!.text), JSON.stringify('It says otherwise.')))
  await expect(asha.call(education.finishReading, read)).rejects.toMatchObject({ code: 'READING_CHANGED' })
  expect(await finished()).toBe(0)
  await publish(world, 9, (body) => body)
  await asha.call(education.finishReading, read)

  expect(await finished()).toBe(1)
})

test('a step that asks otherwise by now is finished by new answers alone, and no certificate names a version that was not answered', async ({
  world,
}) => {
  const asha = await world.member()
  for (const { id, right } of questionsOf(dengue)) await asha.call(education.answer, answerTo(dengue, id, right))
  const anew: CourseText = {
    ...JSON.parse(JSON.stringify(dengue).replace(JSON.stringify(first!.prompt), JSON.stringify('Asked otherwise?'))),
    version: 7,
  }
  await layCourse(world.db, anew)
  for (const { kind, id } of stepsOf(anew))
    if (kind === 'reading') await asha.call(education.finishReading, { courseId, stepId: id, version: anew.version })

  const { progress, modules } = await asha.call(education.course, { courseId })
  expect(progress).toMatchObject({ finishedSteps: stepsOf(anew).length - 1, finishedAt: null })
  const open = modules.flatMap(({ steps }) => steps).filter(({ isFinished }) => !isFinished)
  expect(open.map(({ id }) => id)).toEqual([stepsOf(anew).find((step) => step.kind !== 'reading')!.id])
  await expect(asha.call(certificates.issue, { courseId })).rejects.toMatchObject({ code: 'COURSE_UNFINISHED' })
  await asha.call(education.answer, answerTo(anew, first!.id, first!.right))
  const issued = await asha.call(certificates.issue, { courseId })
  expect(issued).toMatchObject({ version: 7, rightAtFirst: issued.questions })
})

test('a reading that says otherwise by now is read anew before a certificate names its version', async ({ world }) => {
  const asha = await world.member()
  const [reading, other] = stepsOf(dengue).flatMap((step) => (step.kind === 'reading' ? [step] : []))
  const read = (stepId: string, version: number) => asha.call(education.finishReading, { courseId, stepId, version })
  for (const { id } of [reading!, other!]) await read(id, dengue.version)
  const words = JSON.stringify(reading!.paragraphs[0]!.text)
  const anew: CourseText = { ...JSON.parse(JSON.stringify(dengue).replace(words, JSON.stringify('It says otherwise.'))), version: 7 }
  await layCourse(world.db, anew)

  const { modules } = await asha.call(education.course, { courseId })
  const finished = modules.flatMap(({ steps }) => steps).flatMap(({ id, isFinished }) => (isFinished ? [id] : []))
  expect(finished).toEqual([other!.id])
  for (const { id, right } of questionsOf(anew)) await asha.call(education.answer, answerTo(anew, id, right))
  for (const step of stepsOf(anew)) if (step.kind === 'reading' && step.id !== reading!.id) await read(step.id, 7)
  await expect(asha.call(certificates.issue, { courseId })).rejects.toMatchObject({ code: 'COURSE_UNFINISHED' })
  await read(reading!.id, 7)
  expect(await asha.call(certificates.issue, { courseId })).toMatchObject({ version: 7 })
})

test('a step that asks less by now is finished by what was answered of it, and lists count it', async ({ world }) => {
  const asha = await world.member()
  const quiz = stepsOf(dengue).findLast((step) => step.kind !== 'reading' && step.questions.length > 1)!
  const asked = quiz.kind === 'reading' ? [] : quiz.questions
  for (const { id, right } of asked.slice(1)) await asha.call(education.answer, answerTo(dengue, id, right))
  expect((await asha.call(education.course, { courseId })).progress.finishedSteps).toBe(0)

  const anew = structuredClone({ ...dengue, version: 8 })
  for (const step of stepsOf(anew)) if (step.id === quiz.id && step.kind !== 'reading') step.questions.shift()
  await layCourse(world.db, anew)

  const { progress, modules } = await asha.call(education.course, { courseId })
  expect(progress.finishedSteps).toBe(1)
  expect(modules.flatMap(({ steps }) => steps).find(({ id }) => id === quiz.id)).toMatchObject({ isFinished: true })
})

test('a note that is written anew leaves the words that a published version quotes', async ({ world }) => {
  const asha = await world.member()
  const { note: id, quote } = first!.citations[0]!
  const note = await world.db.selectFrom('cited_note').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const changed = { ...note, edition: 2, ships: false, title: 'Found since', body: 'Nothing of what was said before.' }
  await world.db.insertInto('cited_note').values(changed).execute()

  const { attempt } = await asha.call(education.answer, answerTo(dengue, first!.id, first!.right))
  const citation = attempt.citations.find((one) => one.noteId === id && one.quote === quote)!
  expect(citation).toMatchObject({ edition: 1, title: note.title })
  expect((await asha.call(education.note, { noteId: id, edition: citation.edition })).text).toContain(quote)
  expect(await asha.call(education.note, { noteId: id, edition: 2 })).toMatchObject({ title: 'Found since' })
  await expect(asha.call(education.note, { noteId: id, edition: 9 })).rejects.toMatchObject({ code: 'NOT_FOUND' })

  await layCourses(world.db)
  await layCourses(world.db)
  const editions = await world.db.selectFrom('cited_note').select(['edition', 'title']).where('id', '=', id).orderBy('edition').execute()
  expect(editions.map(({ edition }) => edition)).toEqual([1, 2, 3])
  expect(editions[2]).toMatchObject({ title: note.title })
})
