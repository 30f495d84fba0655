import { expect, test } from 'vitest'
import { columnOf } from './columns.ts'

function read(column: string, cell: string): unknown {
  const found = columnOf(column)
  return typeof found === 'object' ? found.read(cell) : undefined
}

test.each([
  ['Pay from', '30', 30],
  ['Pay to', '7.5 LPA', 7.5],
  ['Experience', '5 Yrs.', 5],
  ['Stipend', '₹ 12,500', 12_500],
  ['Bond, months', '12 months', 12],
  ['Duty hours', '48 hrs', 48],
])('under %s “%s” is %s', (column, cell, figure) => expect(read(column, cell)).toBe(figure))

test.each([
  ['Experience', '6 months', 'Write a number in years.'],
  ['Pay from', '2 crore', 'Write a number in LPA.'],
  ['Pay to', '80k', 'Write a number in LPA.'],
  ['Bond, months', '2 years', 'Write a number in months.'],
  ['Openings', 'many', 'Write a number.'],
  ['Closes on', '31/02/2027', 'Write a day such as 31/12/2026.'],
])('under %s “%s” is no guess', (column, cell, words) => expect(() => read(column, cell)).toThrow(words))
