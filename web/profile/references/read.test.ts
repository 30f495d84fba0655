import { expect, test } from 'vitest'
import { readReferences } from './read.ts'

const radial = { title: 'Radial-first access', journal: 'Indian Heart Journal', year: '2021', doi: '10.1016/j.ihj.2021.01.001' }

test('BibTeX with macros, braces, quotes and accents is read', () => {
  const { papers, faults } = readReferences(`
    @comment{nothing}
    @string{ihj = "Indian Heart" # { Journal}}
    @article{rao2021,
      author = {Rao, Asha and M{\\"u}ller, Jos\\'{e} and Bo{\\c c}a, I\\~naki},
      title = "Radial-{First} access",
      journal = ihj, year = 2021, month = jan,
      doi = {https://doi.org/10.1016/j.ihj.2021.01.001},
    }`)

  expect(faults).toEqual([])
  expect(papers).toEqual([{ ...radial, title: 'Radial-First access', authors: 'Rao, Asha; Müller, José; Boça, Iñaki', citations: '' }])
})

test('an entry that cannot be read is named by its line, and the next one is read', () => {
  const { papers, faults } = readReferences(
    `@article{one, title = {Open\n}\n@article{two title = {No comma}}\n@book{three, title={Wards}, publisher={Neel \\& Sons}, date={2019-05}}`,
  )

  expect(faults).toEqual([expect.stringMatching(/^Line 1: .*comma is missing/), expect.stringMatching(/^Line 3: .*key/)])
  expect(papers).toMatchObject([{ title: 'Wards', journal: 'Neel & Sons', year: '2019' }])
})

test('RIS records are read tag by tag', () => {
  const { papers, faults } = readReferences(
    '\ufeffTY  - JOUR\r\nAU  - Rao, Asha\r\nAU  - Iyer, B.\r\nTI  - Radial-first\r\n  access\r\nJF  - Indian Heart Journal\r\nPY  - 2021/01/05\r\nDO  - 10.1016/j.ihj.2021.01.001\r\nER  - \r\n',
  )

  expect(faults).toEqual([])
  expect(papers).toEqual([{ ...radial, authors: 'Rao, Asha; Iyer, B.', citations: '' }])
})

test('a RIS record that is not closed is not guessed at', () => {
  expect(readReferences('TY  - JOUR\nTI  - Radial-first')).toEqual({ papers: [], faults: ['The last record is not closed with ER.'] })
})

test.each([
  ['Vancouver', '1. Rao A, Iyer B. Radial-first access. Indian Heart Journal. 2021;73(2):1-5. doi:10.1016/j.ihj.2021.01.001.'],
  ['APA', 'Rao, A., & Iyer, B. (2021). Radial-first access. Indian Heart Journal, 73(2), 1–5. https://doi.org/10.1016/j.ihj.2021.01.001'],
])('a printed reference in %s style is read', (_, text) => {
  const { papers } = readReferences(text)

  expect(papers).toMatchObject([radial])
})

test('a bare DOI leaves title and journal to its author, and a line without one is named', () => {
  const { papers, faults } = readReferences('https://doi.org/10.1016/j.ihj.2021.01.001\n10.1000/xyz(12)3\n\nSomething else')

  expect(papers).toMatchObject([
    { title: '', journal: '', doi: radial.doi },
    { title: '', doi: '10.1000/xyz(12)3' },
  ])
  expect(faults).toEqual(['No DOI stands in “Something else”.'])
})

test('text that never ends a brace is read in a moment', () => {
  const text = `@article{a, title = ${'{'.repeat(50_000)}`

  expect(readReferences(text).faults).toHaveLength(1)
})
