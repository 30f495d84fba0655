import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { CourseText } from './course.ts'
import { faultsOfCourse } from './course-faults.ts'
import { citedTextOf } from './parts.ts'
import published from './published.json' with { type: 'json' }
import { readCorpus } from './read.ts'
import { coursesInTurns, readPaths } from './read-courses.ts'

const notes = new Map(readCorpus().map((note) => [note.id, citedTextOf(note)]))
const courses = await Array.fromAsync(coursesInTurns())
const [course] = courses

test('every cited note exists and holds the quoted words, and every figure stands in a note that is cited beside it', () => {
  expect(courses.length).toBeGreaterThanOrEqual(8)
  expect(courses.flatMap((one) => faultsOfCourse(one, notes))).toEqual([])
})

test.each<[why: string, from: RegExp, to: string, words: string]>([
  ['words that the note does not have', /"quote":"/, '"quote":"Indeed, ', 'does not say'],
  ['a note that is not there', /"note":"note:/, '"note":"note:no-', 'is not there'],
  ['a figure that no cited note has', /"explanation":"/, '"explanation":"In 77.7% of them. ', '77.7'],
  ['a right answer that is no option', /"right":"[a-d]"/, '"right":"z"', 'z is no option'],
])('a course is refused for %s', (_, from, to, words) => {
  const changed = CourseText.parse(JSON.parse(JSON.stringify(course).replace(from, to)))

  expect(faultsOfCourse(changed, notes).join('\n')).toContain(words)
})

test('a paragraph that cites nothing is no paragraph', () => {
  const bare = JSON.stringify(course).replace(/"citations":\[[^\]]*\]/, '"citations":[]')

  expect(CourseText.safeParse(JSON.parse(bare)).success).toBe(false)
})

test('a learning path leads through courses for students that are there', async () => {
  const forStudents = courses.filter((one) => one.forStudents).map(({ id }) => id)
  const paths = await readPaths()

  expect(paths.length).toBeGreaterThan(0)
  expect(forStudents).toEqual(expect.arrayContaining(paths.flatMap((path) => path.courses)))
})

test('a course whose text changes has another version: certificates name the one that was taken', () => {
  const sums = courses.map((one) => [`${one.id} ${one.version}`, createHash('sha256').update(JSON.stringify(one)).digest('hex')])

  // Raise the version of the course in its file, and add a line here. A line that stands is never changed.
  expect(published).toMatchObject(Object.fromEntries(sums))
})
