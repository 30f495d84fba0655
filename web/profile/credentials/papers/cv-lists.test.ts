import { expect, test } from 'vitest'
import { cvLists } from './cv-lists.ts'
import { harderLists } from './harder-lists.ts'
import { readReferences } from './read.ts'

test.each([...cvLists, ...harderLists])('a list as it stands in a CV is read: $name', async ({ text, papers }) => {
  const read = (await readReferences(text)).papers.map(({ authors, title, journal, year, doi }) => [authors, title, journal, year, doi])

  expect(read).toEqual(papers)
})

test('the numbers of PubMed come along, and what is no reference is named', async () => {
  const numbered = await readReferences(cvLists.find(({ name }) => name.includes('PMIDs'))!.text)
  const headed = await readReferences(cvLists.find(({ name }) => name.includes('headings'))!.text)

  expect(numbered.papers.map(({ pmid }) => pmid)).toEqual(['32198862', '30129537'])
  expect(headed.faults).toHaveLength(2)
})

test('a reference that cannot be taken apart stays its own, with its words as the title', async () => {
  const { papers } = await readReferences('1. Presented at the annual conference, Pune 2011\n2. Rao A. Statins. Heart. 2010;62:1-6.')

  expect(papers).toMatchObject([{ title: expect.stringContaining('annual conference') }, { title: 'Statins' }])
})

test('a file of PubMed is read field by field, its authors in their order', async () => {
  const { papers, faults } = await readReferences(
    `PMID- 32198862\nTI  - Neonatal hypoglycaemia: a cohort of\n      term babies.\nLID - 10.1007/s13312-020-1756-2 [doi]\nFAU - Gupta, Shalini\nAU  - Gupta S\nFAU - Singh, Harpreet\nAU  - Singh H\nCN  - ICMR Group\nJT  - Indian pediatrics\nDP  - 2020 Mar 15\n\nPMID- 30129537\nTI  - Kangaroo care.\nAU  - Singh H\nTA  - Indian Pediatr\nDP  - 2018\n`,
  )

  expect(faults).toEqual([])
  expect(papers).toMatchObject([
    {
      ...{ title: 'Neonatal hypoglycaemia: a cohort of term babies', journal: 'Indian pediatrics', year: '2020', pmid: '32198862' },
      ...{ authors: 'Gupta, Shalini; Singh, Harpreet; ICMR Group', doi: '10.1007/s13312-020-1756-2' },
    },
    { title: 'Kangaroo care', authors: 'Singh H', journal: 'Indian Pediatr', year: '2018', doi: '' },
  ])
})

test('"and others" of BibTeX and "et al." of RIS are no authors, and the others keep their order', async () => {
  const bibtex = await readReferences('@article{a, title={One}, journal={IHJ}, author={Zutshi, Asha and Amin, Ravi and others}}')
  const ris = await readReferences('TY  - JOUR\nAU  - Zutshi, Asha\nAU  - Amin, Ravi\nAU  - et al.\nTI  - One\nJO  - IHJ\nER  - ')

  expect([bibtex, ris].map(({ papers }) => papers[0]?.authors)).toEqual(['Zutshi, Asha; Amin, Ravi', 'Zutshi, Asha; Amin, Ravi'])
})

test('a long text without references is read in a moment', async () => {
  const { papers } = await readReferences(`${'A'.repeat(200_000)}\n${'Rao A, '.repeat(30_000)}\n${'(2021). '.repeat(30_000)}`)

  expect(papers.length).toBeLessThan(3)
})
