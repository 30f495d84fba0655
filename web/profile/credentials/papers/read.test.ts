import { expect, test } from 'vitest'
import { readReferences } from './read.ts'

const radial = { title: 'Radial-first access', journal: 'Indian Heart Journal', year: '2021', doi: '10.1016/j.ihj.2021.01.001' }

test('BibTeX with macros, braces, quotes and accents is read', async () => {
  const { papers, faults } = await readReferences(`
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

test('an entry that cannot be read is named by its line, and the next one is read with the macros of the file', async () => {
  const { papers, faults } = await readReferences(
    `@string{neel = {Neel \\& Sons}}\n@article{one, title = {Open\n}\n@article{two title = {No comma}}\n@book{three, title={Wards}, publisher=neel, date={2019-05}}`,
  )

  expect(faults).toEqual([expect.stringMatching(/^Line 2: /), expect.stringMatching(/^Line 4: /)])
  expect(papers).toMatchObject([{ title: 'Wards', journal: 'Neel & Sons', year: '2019' }])
})

test.each([
  [
    'author = {{Centers for Disease Control and Prevention} and van der Berg, Jan}',
    'authors',
    'Centers for Disease Control and Prevention; van der Berg, Jan',
  ],
  [String.raw`author = {S{\o}rensen, Jos{\'e} and W\k{a}s, {\L}ukasz}`, 'authors', 'Sørensen, José; Wąs, Łukasz'],
  [String.raw`title = {$\alpha$-Blockers in {\it vivo}: H$_2$O, 5\% and {DNA}}`, 'title', 'α-Blockers in vivo: H₂O, 5% and DNA'],
  ['date = {2019-05-03/2020}', 'year', '2019'],
  ['journaltitle = {The Lancet}', 'journal', 'The Lancet'],
  ['school = {AIIMS, New Delhi}', 'journal', 'AIIMS, New Delhi'],
])('BibTeX as it is found in the wild is read: %s', async (field, name, value) => {
  const { papers } = await readReferences(
    `My papers: @${name === 'journal' && field.startsWith('school') ? 'phdthesis' : 'article'}{a, ${field}}`,
  )

  expect(papers).toMatchObject([{ [name]: value }])
})

test('RIS records are read tag by tag', async () => {
  const { papers, faults } = await readReferences(
    '\ufeffTY  - JOUR\r\nAU  - Rao, Asha\r\nAU  - Iyer, B.\r\nTI  - Radial-first\r\n  access\r\nJF  - Indian Heart Journal\r\nPY  - 2021/01/05\r\nDO  - 10.1016/j.ihj.2021.01.001\r\nER  - \r\n',
  )

  expect(faults).toEqual([])
  expect(papers).toEqual([{ ...radial, authors: 'Rao, Asha; Iyer, B.', citations: '' }])
})

test('a RIS file of another program is read, also when its last record is not closed', async () => {
  const { papers } = await readReferences(
    'TY  - JOUR\nA1  - Rao,Asha\nT1  - One\nJO  - IHJ\nY1  - 2021///\nER  -\n\nTY  - CHAP\nTI  - Two\nT2  - Book\nPY  - 2019\nDO  - https://doi.org/10.1000/x',
  )

  expect(papers).toMatchObject([
    { title: 'One', journal: 'IHJ', authors: 'Rao, Asha', year: '2021' },
    { title: 'Two', journal: 'Book', year: '2019', doi: '10.1000/x' },
  ])
})

test.each([
  ['Vancouver', '1. Rao A, Iyer B. Radial-first access. Indian Heart Journal. 2021;73(2):1-5. doi:10.1016/j.ihj.2021.01.001.'],
  ['APA', 'Rao, A., & Iyer, B. (2021). Radial-first access. Indian Heart Journal, 73(2), 1–5. https://doi.org/10.1016/j.ihj.2021.01.001'],
])('a printed reference in %s style is read', async (_, text) => {
  const { papers } = await readReferences(text)

  expect(papers).toMatchObject([radial])
})

test('a bare DOI leaves title and journal to its author, and a line without one is named', async () => {
  const { papers, faults } = await readReferences('https://doi.org/10.1016/j.ihj.2021.01.001\n10.1000/xyz(12)3\n\nSomething else')

  expect(papers).toMatchObject([
    { title: '', journal: '', doi: radial.doi },
    { title: '', doi: '10.1000/xyz(12)3' },
  ])
  expect(faults).toEqual(['This does not look like a reference: “Something else”.'])
})

test('text that never ends a brace is read in a moment', async () => {
  const text = `@article{a, title = ${'{'.repeat(50_000)}`

  expect((await readReferences(text)).faults).toHaveLength(1)
})
