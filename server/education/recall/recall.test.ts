import { expect } from 'vitest'
import { education } from '#contract/education.ts'
import { questionsOf } from '#corpus/course.ts'
import { coursesInTurns } from '#corpus/read-courses.ts'
import { newId } from '#server/platform/ids.ts'
import { answerTo } from '#tests/support/courses.ts'
import { test } from '#tests/support/world.ts'
import { layCourses } from '../courses/lay.ts'
import { addCard } from './cards.ts'

const texts = await Array.fromAsync(coursesInTurns())
const questions = texts.flatMap((text) => questionsOf(text).map((question) => ({ courseId: text.id, text, ...question })))
const [missed, known] = questions
const HOUR_MS = 3600_000
const DAY_MS = 24 * HOUR_MS

test.beforeAll(({ world }) => layCourses(world.db))

test('a missed question comes back, one that was right does not, and FSRS puts it off by how well it was remembered', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const wrong = missed!.options.find(({ id }) => id !== missed!.right)!.id
  await asha.call(education.answer, answerTo(missed!.text, missed!.id, wrong))
  await asha.call(education.answer, answerTo(known!.text, known!.id, known!.right))

  const { items, due, method } = await asha.call(education.recall, {})

  expect([due, method]).toEqual([1, 'FSRS'])
  expect(items).toMatchObject([
    { questionId: missed!.id, answer: missed!.options.find(({ id }) => id === missed!.right)!.text, reviews: 0 },
  ])
  const { forgot, hard, good, easy } = items[0]!.next
  const inOrder = [forgot, hard, good, easy].map((at) => Date.parse(at))
  expect(inOrder).toEqual([...inOrder].sort((a, b) => a - b))
  expect(inOrder[3]! - inOrder[0]!).toBeGreaterThan(DAY_MS)
  expect(items[0]!.citations[0]!.quote).not.toBe('')
  expect((await ravi.call(education.recall, {})).items).toEqual([])

  const rated = { courseId: missed!.courseId, questionId: missed!.id, rating: 'good' as const, clientId: newId() }
  const { dueAt } = await asha.call(education.review, rated)
  expect(Math.abs(Date.parse(dueAt) - inOrder[2]!)).toBeLessThan(HOUR_MS)
  expect(await asha.call(education.recall, {})).toMatchObject({ items: [], due: 0, nextAt: dueAt })
  expect(await asha.call(education.review, rated)).toEqual({ dueAt })
  await expect(asha.call(education.review, { ...rated, clientId: newId() })).rejects.toMatchObject({ code: 'NOT_DUE' })
  await expect(ravi.call(education.review, rated)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('more cards than a page holds come whole, the one due longest first', async ({ world }) => {
  const asha = await world.member()
  const some = questions.slice(0, 50)
  for (const [at, { courseId, id }] of some.entries())
    await addCard(world.db, asha.id, { courseId, questionId: id }, new Date(Date.now() - (some.length - at) * HOUR_MS))
  await addCard(world.db, asha.id, { courseId: 'dengue', questionId: `no-longer-asked-${newId()}` })

  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await asha.call(education.recall, { cursor })
    seen.push(...page.items.map(({ courseId, questionId }) => `${courseId}/${questionId}`))
    cursor = page.next ?? undefined
  } while (cursor)

  expect(seen).toEqual(some.map(({ courseId, id }) => `${courseId}/${id}`))
})
