import { expect, test } from 'vitest'
import { nextOf } from './roving.ts'

test('arrows go round the ends, Home and End go to them', () => {
  expect(nextOf('ArrowRight', 3, 4, 'across')).toBe(0)
  expect(nextOf('ArrowLeft', 0, 4, 'across')).toBe(3)
  expect(nextOf('Home', 2, 4, 'across')).toBe(0)
  expect(nextOf('End', 0, 4, 'across')).toBe(3)
})

test('keys of the other direction, letters and empty rows lead nowhere', () => {
  expect(nextOf('ArrowDown', 0, 4, 'across')).toBeUndefined()
  expect(nextOf('a', 0, 4, 'down')).toBeUndefined()
  expect(nextOf('ArrowDown', 0, 0, 'down')).toBeUndefined()
})

test('with nothing chosen yet, down begins at the first and up at the last', () => {
  expect(nextOf('ArrowDown', -1, 3, 'down')).toBe(0)
  expect(nextOf('ArrowUp', -1, 3, 'down')).toBe(2)
})
