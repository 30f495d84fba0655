import { expect, test } from 'vitest'
import { emptyPaper, isSound, type PaperForm, paperFaults, paperLine } from './paper.ts'

const paper: PaperForm = { ...emptyPaper, title: 'Radial first', journal: 'IHJ' }

test.each<[keyof PaperForm, string]>([
  ['title', 'T'.repeat(401)],
  ['title', ' '],
  ['journal', 'J'.repeat(201)],
  ['authors', 'Rao A, '.repeat(300)],
  ['year', '1066'],
  ['doi', 'not available'],
])('what the server would refuse of a paper is said at its field: %s', (field, said) => {
  expect(Object.keys(paperFaults({ ...paper, [field]: said }))).toEqual([field])
})

test.each<Partial<PaperForm>>([
  {},
  { year: ' 2021 ', doi: ' https://doi.org/10.1002/(SICI)1097<1::AID>2.0.CO;2-Y ' },
  { doi: 'doi:10.1016/j.ihj.2021.01.001', authors: 'R'.repeat(2000) },
])('what the server takes has no fault', (part) => {
  expect(isSound(paperFaults({ ...paper, ...part }))).toBe(true)
})

test('a paper says how often it is cited only where somebody has counted', () => {
  expect(paperLine({ journal: 'IHJ', year: 2021, citations: 0 })).toBe('IHJ, 2021')
  expect(paperLine({ journal: 'IHJ', year: null, citations: 1 })).toBe('IHJ · 1 citation')
})
