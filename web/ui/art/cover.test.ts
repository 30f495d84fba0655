import { expect, test } from 'vitest'
import { coverMarks } from './cover.ts'

const ananya = '0186de61-d940-7839-aa14-619b136beb53'

test('a member keeps their cover, and another member has another', () => {
  expect(coverMarks(ananya, 400, 72)).toEqual(coverMarks(ananya, 400, 72))
  expect(coverMarks(ananya, 400, 72)).not.toEqual(coverMarks('0187403a-ad40-71ae-8a67-4875d3685e3f', 400, 72))
})

test('the readings never leave the paper', () => {
  const marks = Array.from({ length: 200 }, (_, seed) => coverMarks(`member ${seed}`, 1200, 160)).flat()

  expect(marks).toHaveLength(200 * 20)
  expect(Math.min(...marks.map(({ y }) => y))).toBeGreaterThanOrEqual(24)
  expect(Math.max(...marks.map(({ y }) => y))).toBeLessThanOrEqual(136)
})
