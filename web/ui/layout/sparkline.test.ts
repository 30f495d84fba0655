import { expect, test } from 'vitest'
import { sparkPoints } from './sparkline.ts'

test('the highest reading touches the top edge and the lowest the foot', () => {
  const points = sparkPoints([0, 10, 5], 88, 32)

  expect(points.map(({ y }) => y)).toEqual([28, 4, 16])
  expect(points.map(({ x }) => x)).toEqual([4, 44, 84])
})

test('readings that are all alike lie in the middle', () => {
  expect(sparkPoints([3, 3], 88, 32).map(({ y }) => y)).toEqual([16, 16])
  expect(sparkPoints([], 88, 32)).toEqual([])
})
