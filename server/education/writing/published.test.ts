import { expect } from 'vitest'
import { education } from '#contract/education.ts'
import { manuscripts } from '#contract/manuscripts.ts'
import { questionsOf } from '#corpus/course.ts'
import { coursesInTurns } from '#corpus/read-courses.ts'
import { newId } from '#server/platform/ids.ts'
import { writtenFrom } from '#tests/support/courses.ts'
import { test } from '#tests/support/world.ts'
import { layCourses } from '../courses/lay.ts'

const dengue = (await Array.fromAsync(coursesInTurns())).find(({ id }) => id === 'dengue')!

test.beforeAll(({ world }) => layCourses(world.db))

test('a reviewer reads a published course, and takes it back, though a note says otherwise than it quotes by now', async ({ world }) => {
  const [asha, ravi, reviewer] = [await world.member({ verified: true }), await world.member(), await world.reviewer()]
  const { id: manuscriptId, sequence } = await asha.call(manuscripts.begin, { clientId: newId() })
  const course = { ...writtenFrom(dengue), title: 'Fever on our ward' }
  const saved = await asha.call(manuscripts.save, { manuscriptId, sequence, course })
  await asha.call(manuscripts.submit, { manuscriptId, sequence: saved.sequence })
  const { courseId } = await reviewer.call(manuscripts.publish, { manuscriptId, sequence: saved.sequence })
  const { note } = questionsOf(dengue)[0]!.citations[0]!
  await world.db.updateTable('cited_note').set({ ships: false }).where('id', '=', note).execute()

  const { text, sequence: read } = await reviewer.call(manuscripts.read, { manuscriptId })

  expect(text).toMatchObject({ title: 'Fever on our ward', version: 1, inUse: 1 })
  expect(text.checkedAgainst).toContain('read by a reviewer who is not its author')
  await reviewer.call(manuscripts.sendBack, { manuscriptId, sequence: read, reason: 'Its first note was written anew.' })
  await expect(ravi.call(education.course, { courseId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await layCourses(world.db)
})
