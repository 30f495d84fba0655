import { expect, test } from 'vitest'
import { WrittenCourse } from '#contract/manuscripts.ts'
import { moved, newModule, newStep, replaced, without } from './parts.ts'

test('what is begun can be saved at once', () => {
  const modules = [{ ...newModule(), steps: [newStep('reading'), newStep('case'), newStep('quiz')] }]
  const course = { title: '', subject: '', summary: '', isForStudents: false, minutes: 30, modules }

  expect(WrittenCourse.parse(course)).toEqual(course)
})

test('a part is moved one place, and never out of its list', () => {
  const list = ['a', 'b', 'c']

  expect(moved(list, 0, 1)).toEqual(['b', 'a', 'c'])
  expect(moved(list, 2, -1)).toEqual(['a', 'c', 'b'])
  expect(moved(list, 0, -1)).toEqual(list)
  expect(moved(list, 2, 1)).toEqual(list)
  expect(replaced(list, 1, 'x')).toEqual(['a', 'x', 'c'])
  expect(without(list, 1)).toEqual(['a', 'c'])
})
