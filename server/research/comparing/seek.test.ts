import { expect, test } from 'vitest'
import { compare } from './compare.ts'
import { seek } from './seek.ts'

const quote = (exact: string, prefix = '', suffix = '') => ({ exact, prefix, suffix })
const pages = (...texts: string[]) => texts.map((text, at) => ({ no: at + 1, text }))

test('a quote is found over line breaks and over the end of a page, on the page where it begins', () => {
  const text = pages('One line\nand another', 'begins here. And goes on')

  expect(seek(text, [quote('line and'), quote('another begins'), quote('And  goes'), quote('nowhere')])).toEqual([1, 1, 2, null])
})

test('of several places the one counts whose surroundings are like those of the quote', () => {
  const text = pages('In group A it fell by half.', 'In group B it fell by half, too.')

  expect(seek(text, [quote('it fell by half', 'In group B'), quote('it fell by half', '', '.'), quote('it fell by half')])).toEqual([
    2, 1, 1,
  ])
})

test('what nobody can quote is found nowhere', () => {
  expect(seek(pages('Words'), [quote(' '), quote('')])).toEqual([null, null])
  expect(seek([], [quote('Words')])).toEqual([null])
})

test('a change is shown by its words, with some of what stands around it and its page', () => {
  const comparison = compare(
    pages('Kept.', 'It fell by 10 in all. The end.'),
    pages('Kept.', 'New here.', 'It fell by 12 in all. The end.'),
  )!

  expect(comparison.changed).toBe(comparison.passages.length)
  const said = comparison.passages.flatMap(({ pieces }) => pieces)
  expect(said.filter(({ kind }) => kind === 'removed').map(({ text }) => text.trim())).toEqual(['10'])
  expect(said.filter(({ kind }) => kind === 'added').map(({ text }) => text.trim())).toContain('12')
})

test('other line breaks and pages are no change', () => {
  expect(compare(pages('One sentence\nhere. Another.'), pages('One sentence here.', 'Another.'))).toEqual({ passages: [], changed: 0 })
})
