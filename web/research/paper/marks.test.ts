import { expect, test } from 'vitest'
import type { PaperComment } from '#contract/paper-comments.ts'
import { marksOf, piecesOf } from './marks.ts'

const quote = { exact: 'improved least', prefix: 'Night transfers', suffix: ': from', page: 2, newestPage: 4, state: 'found' as const }
const comment = (id: string, versionNo: number, quoted: PaperComment['quote']) => ({ id, versionNo, quote: quoted }) as PaperComment

test('quoted words are marked where what stands around them is most alike, whatever white space is between them', () => {
  const text = 'Day transfers improved least of all.\nNight\ntransfers improved\nleast: from 186.'
  const [mark] = marksOf([comment('a', 1, quote)], 1, 1)

  const pieces = piecesOf(text, [mark!])

  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
  expect(pieces.find((piece) => piece.mark)?.text).toBe('improved\nleast')
  expect(pieces[0]?.text).toMatch(/Night\ntransfers $/)
})

test('a version marks its own quotes, and the newest one those that still stand in it; each keeps its number', () => {
  const comments = [comment('a', 1, { ...quote, newestPage: null, state: 'orphaned' }), comment('b', 1, null), comment('c', 1, quote)]

  expect(marksOf(comments, 1, 3).map(({ commentId, number, page }) => [commentId, number, page])).toEqual([
    ['a', 1, 2],
    ['c', 2, 2],
  ])
  expect(marksOf(comments, 3, 3).map(({ commentId, number, page }) => [commentId, number, page])).toEqual([['c', 2, 4]])
  expect(marksOf(comments, 2, 3)).toEqual([])
})

test('of marks that overlap the first one stands, and no text is lost', () => {
  const text = 'Night transfers improved least.'
  const marks = marksOf([comment('a', 1, quote), comment('b', 1, { ...quote, exact: 'least.', suffix: '' })], 1, 1)

  expect(piecesOf(text, marks).map((piece) => [piece.text, piece.mark?.commentId])).toEqual([
    ['Night transfers ', undefined],
    ['improved least', 'a'],
    ['.', undefined],
  ])
})
