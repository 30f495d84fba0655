import { expect } from 'vitest'
import { education } from '#contract/education.ts'
import { manuscripts } from '#contract/manuscripts.ts'
import { questionsOf } from '#corpus/course.ts'
import { coursesInTurns } from '#corpus/read-courses.ts'
import { newId } from '#server/platform/ids.ts'
import { writtenFrom } from '#tests/support/courses.ts'
import { test, type World } from '#tests/support/world.ts'
import { layCourses } from '../courses/lay.ts'

const dengue = (await Array.fromAsync(coursesInTurns())).find(({ id }) => id === 'dengue')!

test.beforeAll(({ world }) => layCourses(world.db))

/** A course that waits for a reviewer, and one of the notes that it cites. */
async function submitted(world: World) {
  const asha = await world.member({ verified: true })
  const { id: manuscriptId, sequence } = await asha.call(manuscripts.begin, { clientId: newId() })
  const course = { ...writtenFrom(dengue), title: 'Fever on our ward' }
  const saved = await asha.call(manuscripts.save, { manuscriptId, sequence, course })
  await asha.call(manuscripts.submit, { manuscriptId, sequence: saved.sequence })
  const { note } = questionsOf(dengue)[0]!.citations[0]!
  /** The note is written anew, without what is quoted of it. */
  const shipNoMore = () => world.db.updateTable('cited_note').set({ ships: false }).where('id', '=', note).execute()
  return { manuscriptId, sequence: saved.sequence, note, shipNoMore }
}

test.afterEach(({ world }) => layCourses(world.db))

test('a reviewer reads a published course, and takes it back, though a note says otherwise than it quotes by now', async ({ world }) => {
  const [ravi, reviewer] = [await world.member(), await world.reviewer()]
  const { manuscriptId, sequence, note, shipNoMore } = await submitted(world)
  const { courseId } = await reviewer.call(manuscripts.publish, { manuscriptId, sequence })
  expect((await reviewer.call(manuscripts.read, { manuscriptId })).faults).toEqual([])
  await shipNoMore()

  const { text, faults } = await reviewer.call(manuscripts.read, { manuscriptId })

  expect(text).toMatchObject({ title: 'Fever on our ward', version: 1, inUse: 1 })
  expect(text.checkedAgainst).toContain('read by a reviewer who is not its author')
  expect(faults.map(({ words }) => words)).toContainEqual(expect.stringContaining(`cites ${note}, which is not there`))
  await reviewer.call(manuscripts.sendBack, { manuscriptId, sequence, reason: 'Its first note was written anew.' })
  await expect(ravi.call(education.course, { courseId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a course that waits while a note of it is written anew is read and sent back, and not published', async ({ world }) => {
  const reviewer = await world.reviewer()
  const { manuscriptId, sequence, note, shipNoMore } = await submitted(world)
  await shipNoMore()

  const { text, faults } = await reviewer.call(manuscripts.read, { manuscriptId })

  expect(text).toMatchObject({ title: 'Fever on our ward', version: 1 })
  expect(faults.map(({ words }) => words)).toContainEqual(expect.stringContaining(`cites ${note}, which is not there`))
  await expect(reviewer.call(manuscripts.publish, { manuscriptId, sequence })).rejects.toMatchObject({ code: 'COURSE_FAULTY' })
  await reviewer.call(manuscripts.sendBack, { manuscriptId, sequence, reason: 'Its first note was written anew.' })
})
