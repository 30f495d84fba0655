import { expect, test } from 'vitest'
import { citedTitle } from '#contract/cited-title.ts'
import { toBibtex, toRis } from '../answer/actions/reference-files.ts'
import { addressOf, paperAddressOf } from './references.ts'

const paper = {
  id: 'note:dapa-hf',
  title: 'Dapagliflozin in Patients with Heart Failure & {Reduced} Ejection_Fraction 50%',
  year: 2019,
  source: 'N Engl J Med',
  doi: '10.1056/NEJMoa1911303',
  url: null,
  isNote: false,
}
const bare = { id: 'x', title: ' ', year: null, source: '', doi: null, url: null, isNote: false }
const note = { ...paper, title: 'Dapagliflozin in heart failure', isNote: true }

test('a reference leads to its address, otherwise to its DOI, and never off the web', () => {
  expect(addressOf({ ...paper, url: 'https://example.org/a' })).toBe('https://example.org/a')
  expect(addressOf(paper)).toBe('https://doi.org/10.1056/NEJMoa1911303')
  expect(addressOf({ doi: '10.1002/(SICI)1097<1::AID#2>3.0', url: null })).toBe('https://doi.org/10.1002/(SICI)1097%3C1::AID%232%3E3.0')
  expect(addressOf({ doi: null, url: 'javascript:alert(1)' })).toBeUndefined()
  expect(addressOf({ doi: 'no doi', url: null })).toBeUndefined()
})

test('a paper of the research hub is read there, and nothing else is', () => {
  expect(paperAddressOf({ id: 'paper:0199a0c2-0000-7000-8000-000000000001' })).toBe(
    '/researchhub?paper=0199a0c2-0000-7000-8000-000000000001',
  )
  expect(paperAddressOf(paper, 'Words.')).toBeUndefined()
})

test('it opens at the words that are cited, of very many at their beginning', () => {
  const id = 'paper:0199a0c2-0000-7000-8000-000000000001'
  const quoted = (words: string) =>
    new URLSearchParams(new URL(paperAddressOf({ id }, words)!, 'https://w.example').hash.slice(1)).get('quote')

  expect(quoted('Fell from 17% to 8% & more #1 +/- 2.')).toBe('Fell from 17% to 8% & more #1 +/- 2.')
  expect(quoted('word '.repeat(200))).toBe('word '.repeat(120).trim())
})

test('a reference without a title is a research article, and a note of ours is named as one', () => {
  expect(citedTitle(bare)).toBe('Research Article')
  expect(citedTitle(note)).toBe('Wardmates note on: Dapagliflozin in heart failure')
})

test('of a note, the note that was read and the paper beside it become two references', () => {
  expect(toRis([note]).split('\r\n')).toEqual([
    'TY  - GEN',
    'ID  - note:dapa-hf',
    'TI  - Wardmates note on: Dapagliflozin in heart failure',
    'N1  - Read by Doxy AI. It tells of: Dapagliflozin in heart failure',
    'ER  - ',
    '',
    'TY  - JOUR',
    'ID  - note:dapa-hf#paper',
    'TI  - Dapagliflozin in heart failure',
    'PY  - 2019',
    'T2  - N Engl J Med',
    'DO  - 10.1056/NEJMoa1911303',
    'UR  - https://doi.org/10.1056/NEJMoa1911303',
    'N1  - The paper itself. Doxy AI read the Wardmates note on it.',
    'ER  - ',
    '',
  ])
  expect(toBibtex([note])).toContain('title = {{Wardmates note on: Dapagliflozin in heart failure}}')
})

test('what was retracted says so in a reference manager too', () => {
  expect(toRis([note], ['10.1056/nejmoa1911303'])).toContain('N1  - RETRACTED. The paper itself.')
  expect(toBibtex([paper], ['10.1056/nejmoa1911303'])).toContain('note = {RETRACTED.}')
  expect(toRis([paper], ['10.1000/other'])).not.toContain('RETRACTED')
})

test('references become RIS, each closed before the next begins', () => {
  expect(toRis([paper, bare])).toBe(
    [
      'TY  - JOUR',
      'ID  - note:dapa-hf',
      `TI  - ${paper.title}`,
      'PY  - 2019',
      'T2  - N Engl J Med',
      'DO  - 10.1056/NEJMoa1911303',
      'UR  - https://doi.org/10.1056/NEJMoa1911303',
      'ER  - ',
      '',
      'TY  - GEN',
      'ID  - x',
      'TI  - Research Article',
      'ER  - ',
      '',
    ].join('\r\n'),
  )
})

test('references become BibTeX that LaTeX can read, no key twice', () => {
  expect(toBibtex([paper, paper, bare])).toBe(`@article{dapagliflozin2019,
  title = {{Dapagliflozin in Patients with Heart Failure \\& \\{Reduced\\} Ejection\\_Fraction 50\\%}},
  journal = {N Engl J Med},
  year = {2019},
  doi = {10.1056/NEJMoa1911303},
  url = {https://doi.org/10.1056/NEJMoa1911303}
}

@article{dapagliflozin2019-2,
  title = {{Dapagliflozin in Patients with Heart Failure \\& \\{Reduced\\} Ejection\\_Fraction 50\\%}},
  journal = {N Engl J Med},
  year = {2019},
  doi = {10.1056/NEJMoa1911303},
  url = {https://doi.org/10.1056/NEJMoa1911303}
}

@misc{research,
  title = {{Research Article}}
}
`)
})
