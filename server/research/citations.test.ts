import { expect } from 'vitest'
import { type CitationFormat, citations } from '#contract/citations.ts'
import { newId } from '#server/platform/ids.ts'
import { aPaper } from '#tests/support/papers.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'
import { nameOf } from './citing/reference.ts'

const cite = (by: TestMember, ids: readonly string[], format: CitationFormat) =>
  by.call(citations.cite, { paperIds: ids.join(','), format })
const SAID = {
  title: 'Door-to-wire time in a hub-and-spoke STEMI network',
  authors: 'Asha Iyer, R Deshmukh, Banerjee S',
  journal: 'Indian Heart Journal',
  year: '2025',
  doi: '10.1016/j.ihj.2025.01.001',
}

async function twoPapers(world: World) {
  const asha = await world.member()
  const first = await aPaper(asha, SAID)
  const second = await aPaper(asha, { title: 'Mortality of 50% & more {in "hubs"}', year: '2024' })
  return { asha, first: first.id, second: second.id }
}

test('one paper and several are written for reference managers, with nothing that nobody said', async ({ world }) => {
  const { asha, first, second } = await twoPapers(world)

  const bibtex = await cite(asha, [first, second], 'bibtex')
  const ris = await cite(asha, [first], 'ris')
  const csl = await cite(asha, [second, first], 'csl_json')

  expect(bibtex).toMatchObject({ papers: 2, fileName: 'papers.bib' })
  expect(bibtex.text.match(/^@\w+\{/gm)).toHaveLength(2)
  expect(bibtex.text).toContain('Indian Heart Journal')
  expect(bibtex.text).toMatch(/50\\% \\& more/)
  expect(ris.text).toMatch(/^TY {2}- JOUR\r?\n/)
  expect(ris.text).toMatch(/AU {2}- Iyer, ?Asha[\s\S]*AU {2}- Deshmukh, ?R[\s\S]*DO {2}- 10\.1016\/j\.ihj\.2025\.01\.001/)
  expect(JSON.parse(csl.text).map(({ id }: { id: string }) => id)).toEqual([second, first])
  expect(JSON.stringify([bibtex, ris, csl])).not.toMatch(/Unknown|Summary will appear|—/)
})

test('Vancouver and APA print the same paper each in their way', async ({ world }) => {
  const { asha, first } = await twoPapers(world)

  const vancouver = (await cite(asha, [first], 'vancouver')).text
  const apa = (await cite(asha, [first], 'apa')).text

  expect(vancouver).toMatch(/Iyer A, Deshmukh R, Banerjee S\. Door-to-wire time in a hub-and-spoke STEMI network\. Indian Heart Journal/)
  expect(apa).toMatch(
    /Iyer, A\., Deshmukh, R\., & Banerjee, S\. \(2025\)\. Door-to-wire time in a hub-and-spoke STEMI network\. Indian Heart Journal/,
  )
})

test('a paper that somebody may not find is cited by none of its words, also among others', async ({ world }) => {
  const { first } = await twoPapers(world)
  const [ravi, meera] = [await world.member(), await world.member()]
  const { id: hidden } = await aPaper(meera, { title: 'For her alone', audience: 'private' })

  for (const ids of [[hidden], [first, hidden], [newId()]])
    await expect(cite(ravi, ids, 'apa')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await cite(meera, [hidden], 'apa')).text).toContain('For her alone')
  await expect(cite(ravi, Array.from({ length: 51 }, newId), 'apa')).rejects.toMatchObject({ code: 'BAD_INPUT' })
})

test('names are told apart as journals and members write them', () => {
  expect(['Asha Iyer', 'Banerjee S', 'Rao AK', 'Vincent van Gogh', 'Collaborators'].map(nameOf)).toEqual([
    { given: 'Asha', family: 'Iyer' },
    { family: 'Banerjee', given: 'S' },
    { family: 'Rao', given: 'AK' },
    { given: 'Vincent', family: 'van Gogh' },
    { literal: 'Collaborators' },
  ])
})
