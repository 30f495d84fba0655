import { expect, test } from 'vitest'
import { patternsOf } from './rules.ts'

test('every word of a question is sought by itself, and signs of patterns are letters like others', () => {
  expect(patternsOf('  sepsis\tlactate ')).toEqual(['%sepsis%', '%lactate%'])
  expect(patternsOf(String.raw`100% a_b c\d`)).toEqual([String.raw`%100\%%`, String.raw`%a\_b%`, String.raw`%c\\d%`])
})

test('a question without words asks for nothing, and a long one for its first eight', () => {
  expect(patternsOf('  ')).toEqual([])
  expect(patternsOf('a b c d e f g h i j')).toHaveLength(8)
})
