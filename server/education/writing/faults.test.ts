import { expect, test } from 'vitest'
import type { WrittenCourse } from '#contract/manuscripts.ts'
import { citedTextOf } from '#corpus/parts.ts'
import { readCorpus } from '#corpus/read.ts'
import { coursesInTurns } from '#corpus/read-courses.ts'
import { writtenFrom } from '#tests/support/courses.ts'
import { addressOf, composeCourse } from './compose.ts'
import { faultsOf } from './faults.ts'

const notes = new Map(readCorpus().map((note) => [note.id, citedTextOf(note)]))
const texts = await Array.fromAsync(coursesInTurns())
const dengue = writtenFrom(texts.find(({ id }) => id === 'dengue')!)
/** What is said of the course once this has been done to it. */
function after(change: (course: WrittenCourse) => void) {
  const course = structuredClone(dengue)
  change(course)
  return faultsOf(course, notes)
}
const firstReading = (course: WrittenCourse) => course.modules.flatMap(({ steps }) => steps).find((step) => step.kind === 'reading')!
const firstQuestion = (course: WrittenCourse) =>
  course.modules.flatMap(({ steps }) => steps).flatMap((step) => (step.kind === 'reading' ? [] : step.questions))[0]!

test.for(texts)('$id, written by a member, would be submitted and read as it is', (text) => {
  const written = writtenFrom(text)

  expect(faultsOf(written, notes)).toEqual([])
  expect(faultsOf(written, new Map())).not.toEqual([])
  const composed = composeCourse(written, { id: text.id, version: text.version, on: text.written.on, isReviewed: true })
  expect(writtenFrom(composed)).toEqual(written)
})

test('what is missing is said of the part in which it is missing', () => {
  const { key } = firstQuestion(dengue)
  const reading = firstReading(dengue)

  expect(after((course) => Object.assign(course, { title: '', subject: 'gossip' }))).toEqual([
    { key: null, words: 'The course has no title.' },
    { key: null, words: 'Choose what the course is on.' },
  ])
  expect(after((course) => Object.assign(firstQuestion(course), { right: null, explanation: '' }))).toEqual([
    { key, words: expect.stringMatching(/^Say which answer of question 1 of “.+” is right\.$/) },
    { key, words: expect.stringMatching(/^The explanation of question 1 of “.+” is empty\.$/) },
  ])
  expect(
    after((course) => {
      firstQuestion(course).options[0] = firstQuestion(course).options[1]!
    }),
  ).toEqual([{ key, words: expect.stringContaining('has the same option twice') }])
  expect(
    after((course) => {
      firstReading(course).paragraphs[1]!.citations = []
    }),
  ).toEqual([{ key: reading.key, words: `Paragraph 2 of “${reading.title}” cites no passage.` }])
  expect(
    after((course) => {
      course.modules[0]!.followUps = ['']
    }),
  ).toMatchObject([{ key: dengue.modules[0]!.key }])
  expect(after((course) => void course.modules[1]!.steps.splice(1))).toContainEqual(
    expect.objectContaining({ words: expect.stringContaining('needs at least two steps') }),
  )
})

test('a figure that the passage has not, and words that no note has, are not submitted', () => {
  const reading = firstReading(dengue)
  const [{ citations }] = [reading.paragraphs[0]!]

  expect(
    after((course) => {
      firstReading(course).paragraphs[0]!.text += ' It saves 73% of them.'
    }),
  ).toEqual([{ key: reading.key, words: `Paragraph 1 of “${reading.title}” states 73, which no note that it cites has.` }])
  expect(
    after((course) => {
      firstReading(course).paragraphs[0]!.citations[0]!.quote = 'dengue is harmless'
    }),
  ).toEqual([
    { key: reading.key, words: `Paragraph 1 of “${reading.title}” quotes what ${citations[0]!.note} does not say: dengue is harmless.` },
  ])
})

test('a course that is published for the first time has an address of its title, in any script', () => {
  expect(addressOf('Fever on the ward: what now?', 'a1b2c3d4')).toBe('fever-on-the-ward-what-now-a1b2c3d4')
  expect(addressOf('बुखार', 'a1b2c3d4')).toBe('course-a1b2c3d4')
  expect(addressOf('é'.repeat(500), 'a1b2c3d4')).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*-a1b2c3d4$/)
  expect(addressOf('x-'.repeat(200), 'a1b2c3d4').length).toBeLessThanOrEqual(80)
})
