import { expect, test } from 'vitest'
import { figuresOf } from '../figures.ts'
import { unitOfWorded, WORDED_FIGURES } from './worded-figures.ts'

test.each(WORDED_FIGURES)('a figure in words is one, and what only looks like it is none: $example, $counterExample', (row) => {
  const [figure] = figuresOf(row.example)

  expect(figure).toMatchObject({ unit: row.unit })
  expect(unitOfWorded(row.example.slice(figure!.start))).toBe(row.unit)
  expect(figuresOf(row.counterExample)).toEqual([])
})
