import { expect, test } from 'vitest'
import { quoteIn } from './quote-in.ts'

test('the quoted words are found whatever spaces are between them and whatever signs are in them', () => {
  expect(quoteIn('First. It fell (by\n26%) in a year. Last.', 'It fell (by 26%) in a year.')).toEqual([
    'First. ',
    'It fell (by\n26%) in a year.',
    ' Last.',
  ])
})

test('nothing is marked where the words are not', () => {
  expect(quoteIn('Something else.', 'It fell.')).toEqual(['Something else.', '', ''])
})
