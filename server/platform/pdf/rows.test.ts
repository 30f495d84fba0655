import { expect, test } from 'vitest'
import { rowsOf } from './rows.ts'

const fold = (width: number, ...texts: string[]) =>
  rowsOf(
    texts.map((text, at) => ({ text, font: at % 2 === 0 ? 'a' : 'b' })),
    width,
    ({ text }) => [...text].length,
  ).map((row) => row.map(({ text }) => text))

test('a row ends between words, and the blank at its end needs no room', () => {
  expect(fold(7, 'one two three')).toEqual([['one two '], ['three']])
})

test('a word that changes its font goes into one row', () => {
  expect(fold(7, 'a pre', 'fix to')).toEqual([['a '], ['pre', 'fix '], ['to']])
})

test('a word wider than the page is broken', () => {
  expect(fold(4, 'ab abcdefghij')).toEqual([['ab '], ['abcd'], ['efgh'], ['ij']])
})
