import { expect, test } from 'vitest'
import { levelFor } from './rules.ts'

test('nothing is asked for within a limit, and twice as much each time it is passed again', () => {
  expect([0, 1 / 25, 24 / 25, 1, 2, 3.9, 4, 5, 1e9].map(levelFor)).toEqual([0, 1, 1, 2, 4, 8, 16, 16, 16])
})
