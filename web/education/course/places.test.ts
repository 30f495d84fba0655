import { expect, test } from 'vitest'
import type { Course, Step } from '#contract/courses.ts'
import { placeOf } from './places.ts'

const reading = (id: string): Step => ({ kind: 'reading', id, title: id, isFinished: false, paragraphs: [] })
const modules: Course['modules'] = [
  { id: 'one', title: 'One', steps: [reading('a'), reading('b')], followUps: [] },
  { id: 'two', title: 'Two', steps: [reading('c')], followUps: [] },
]

test('a step is found with its module, and leads on into the next module', () => {
  expect(placeOf({ modules }, 'b')).toMatchObject({
    moduleNumber: 1,
    stepNumber: 2,
    isLastOfModule: true,
    before: { id: 'a' },
    next: { id: 'c' },
  })
  expect(placeOf({ modules }, 'c')).toMatchObject({ moduleNumber: 2, stepNumber: 1, next: undefined })
})

test('a course that was not begun, or a step that it no longer has, begins at the first one', () => {
  expect([null, 'gone'].map((id) => placeOf({ modules }, id).step.id)).toEqual(['a', 'a'])
})
