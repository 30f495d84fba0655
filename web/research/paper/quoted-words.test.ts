import { expect, test } from 'vitest'
import { quotedWords } from './quoted-words.ts'

const pages = [
  { no: 1, text: 'Background. Nights were\nbusy. We looked' },
  { no: 2, text: '  ' },
  { no: 4, text: 'at nights. Nights were busy. The end.' },
]
const found = (quote: string) => quotedWords(pages, quote).map(({ page, exact }) => [page, exact])

test('a quote is found on its page, whatever white space is between its words, and first where it stands twice', () => {
  expect(quotedWords(pages, 'Nights  were busy.')).toEqual([
    { page: 1, exact: 'Nights were busy.', prefix: 'Background. ', suffix: ' We looked ' },
  ])
})

test('a quote that runs over the end of a page is marked on both, and a page without words is passed over', () => {
  expect(found('We looked at nights.')).toEqual([
    [1, 'We looked'],
    [4, 'at nights.'],
  ])
})

test('what does not stand there is nowhere', () => {
  expect([found('nights were busy.'), found(''), found('The end. And more.')]).toEqual([[], [], []])
})
