import { expect, test } from 'vitest'
import { Course, CourseCard } from '#contract/courses.ts'
import { CitedNote } from '#contract/education.ts'
import { Event } from '#contract/events.ts'
import { answer } from './world.ts'

type Items<Item> = { items: Item[] }

test('a guest has three courses and two events, each as its contract says, and every citation opens', async () => {
  const { items } = (await answer(['education', 'courses'], {})) as Items<CourseCard>
  expect(items.map((item) => CourseCard.parse(item).id)).toEqual(['bites-and-poisons', 'dengue', 'forest-plot'])
  for (const { id } of items) {
    const course = Course.parse(await answer(['education', 'course'], { courseId: id }))
    for (const [, noteId] of JSON.stringify(course).matchAll(/"noteId":"([^"]+)"/g))
      CitedNote.parse(await answer(['education', 'note'], { noteId, edition: 1 }))
  }
  const events = (await answer(['events', 'list'], {})) as Items<Event>
  expect(events.items.map((event) => Event.parse(event))).toHaveLength(2)
})

test('a guest’s answer is judged in the tab, and nothing says which is right before', async () => {
  const before = JSON.stringify(await answer(['education', 'course'], { courseId: 'dengue' }))
  expect(before).not.toContain('rightOptionId')

  const judged = await answer(['education', 'answer'], { courseId: 'dengue', questionId: 'fever-gone', optionId: 'a' })

  expect(judged).toMatchObject({ attempt: { isRight: false, rightOptionId: 'b', wasRightAtFirst: false } })
  const again = await answer(['education', 'answer'], { courseId: 'dengue', questionId: 'fever-gone', optionId: 'b' })
  expect(again).toMatchObject({ attempt: { isRight: true, wasRightAtFirst: false, times: 2 } })
})

test('a guest who is going is counted once in this tab; a ledger needs an account', async () => {
  const { items } = (await answer(['events', 'list'], {})) as Items<Event>
  const { id: eventId, going } = items[0]!
  await answer(['events', 'go'], { eventId, isGoing: true })

  expect(await answer(['events', 'go'], { eventId, isGoing: true })).toMatchObject({ going: going + 1, isGoing: true })
  await expect(answer(['ledger', 'list'], {})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})
