import { expect } from 'vitest'
import { doxy } from '#contract/doxy.ts'
import { type Article, openLiterature } from '#tests/support/literature.ts'
import { test } from '#tests/support/world.ts'
import { europePmc } from './europepmc.ts'
import { pubmed } from './pubmed.ts'
import { takeIn } from './take-in.ts'
import type { Batch } from './work.ts'

const hurried = { gapMs: 0, waitMs: 1, tries: 3 }
const part = (label: string, words: string) => `<AbstractText Label="${label}">${words}</AbstractText>`
const article = (pmid: number, over: Partial<Article> = {}): Article => ({
  pmid: `${pmid}`,
  title: `Zolparin in invented fever ${pmid}`,
  abstract: part('RESULTS', `Zolparin shortened invented fever by ${pmid % 90} hours in adults.`),
  ...over,
})
const all = async (batches: AsyncIterable<Batch>) => {
  const found: Batch[] = []
  for await (const batch of batches) found.push(batch)
  return found
}
const ids = (batches: Batch[]) => batches.flatMap(({ documents }) => documents.map(({ id }) => id))

test('PubMed is read in batches of 200, as far as was asked for, with the key of the operator', async ({ onTestFinished }) => {
  const there = await openLiterature(Array.from({ length: 450 }, (_, at) => article(1000 + at)))
  onTestFinished(there.close)

  const batches = await all(pubmed({ query: 'invented fever', most: 430 }, { url: there.url, key: 'secret', manners: hurried }))

  expect(batches.map(({ documents }) => documents.length)).toEqual([200, 200, 30])
  expect(new Set(ids(batches)).size).toBe(430)
  expect(there.asked.map(({ searchParams }) => searchParams.get('api_key'))).toEqual(['secret', 'secret', 'secret', 'secret'])
  expect(there.asked.slice(1).map(({ searchParams }) => searchParams.get('retstart'))).toEqual(['0', '200', '400'])
})

test('an article is told as it is: parts, raised numbers, authors, its own DOI and year', async ({ onTestFinished }) => {
  const there = await openLiterature([
    article(1, {
      title: 'Oral <i>zolparin</i> for invented fever.',
      doi: '10.1234/zolparin.1',
      abstract: part('METHODS', 'We counted 10<sup>9</sup> cells; P&lt;0.01.') + part('RESULTS', 'Fever cleared in 81%.'),
    }),
    article(2, { abstract: '' }),
  ])
  onTestFinished(there.close)

  const [batch] = await all(pubmed({ query: 'q', most: 10 }, { url: there.url, manners: hurried }))

  expect(batch).toEqual({
    retracted: [],
    withoutAbstract: 1,
    documents: [
      {
        id: 'pmid:1',
        text: 'METHODS: We counted 10^9 cells; P<0.01.\nRESULTS: Fever cleared in 81%.',
        meta: {
          title: 'Oral zolparin for invented fever.',
          year: 2021,
          source: 'J Invent Trials',
          doi: '10.1234/zolparin.1',
          url: 'https://pubmed.ncbi.nlm.nih.gov/1/',
          authors: ['Rao A', 'Invented Trials Group'],
          licence: 'Abstract, rights with its publisher',
          preprint: false,
        },
      },
    ],
  })
})

test('Europe PMC is read page after page to its end, and preprints are named', async ({ onTestFinished }) => {
  const there = await openLiterature([
    ...Array.from({ length: 129 }, (_, at) => article(2000 + at)),
    article(9, { types: ['Preprint'], abstract: '<h4>Results</h4>It cleared in 10<sup>2</sup> hours &constructor;, P &lt; 0.05.' }),
  ])
  onTestFinished(there.close)

  const batches = await all(europePmc({ query: 'invented fever', most: 1000 }, { url: there.url, manners: hurried }))

  expect(batches.map(({ documents }) => documents.length)).toEqual([100, 30])
  expect(batches[1]?.documents.at(-1)).toMatchObject({
    id: 'epmc:PPR:PPR9',
    text: 'RESULTS: It cleared in 10^2 hours &constructor;, P < 0.05.',
    meta: { preprint: true, source: 'Preprint: Europe PMC', year: 2024 },
  })
})

test('a refusal that passes and a broken answer are asked for again; what stays ends in one sentence without the key', async ({
  onTestFinished,
}) => {
  const there = await openLiterature([article(1)])
  onTestFinished(there.close)
  const find = () => all(pubmed({ query: 'q', most: 10 }, { url: there.url, key: 'secret', manners: hurried }))

  there.first.push({ status: 429, body: 'slow down', retryAfter: '0' }, { status: 200, body: '{"esearchresult":{' })
  expect(ids(await find())).toEqual(['pmid:1'])

  there.first.push(...Array.from({ length: 3 }, () => ({ status: 503, body: '' })))
  await expect(find()).rejects.toThrow(/^127\.0\.0\.1:\d+ answers with status 503\. Nothing more was imported; try again later\.$/)

  there.first.push({ status: 400, body: '' })
  await expect(find()).rejects.toThrow('status 400')
})

test('an answer cut in the middle of its articles is not half taken', async ({ onTestFinished }) => {
  const there = await openLiterature([article(1)])
  onTestFinished(there.close)
  const search = JSON.stringify({ esearchresult: { count: '1', webenv: 'w', querykey: '1' } })
  const broken = { status: 200, body: '<PubmedArticleSet><PubmedArticle><MedlineCitation>' }
  there.first.push({ status: 200, body: search }, broken, broken, broken)

  await expect(all(pubmed({ query: 'q', most: 10 }, { url: there.url, manners: hurried }))).rejects.toThrow('cannot be read')
})

test('what is imported is everybody’s and stands once, and a retracted work leaves and stays away', async ({ world, onTestFinished }) => {
  const { library } = world.app.doxy
  const works = [article(1, { doi: '10.1234/Z.1' }), article(2), article(3, { types: ['Preprint'] }), article(4)]
  const there = await openLiterature(works)
  onTestFinished(there.close)
  const read = () => pubmed({ query: 'q', most: 50 }, { url: there.url, manners: hurried })
  const found = async () =>
    (await library.search('zolparin shortened invented fever', { viewer: null })).documents.map(({ id }) => id).sort()

  expect(await takeIn(library, read())).toMatchObject({ indexed: 4, known: 0 })
  expect(await takeIn(library, read())).toMatchObject({ indexed: 0, known: 4 })
  expect(await found()).toEqual(['pmid:1', 'pmid:2', 'pmid:3', 'pmid:4'])

  works[0] = article(1, { doi: '10.1234/Z.1', types: ['Journal Article', 'Retracted Publication'] })
  works.push(article(5, { types: ['Retraction of Publication'], takesBack: ['4'] }))
  expect(await takeIn(library, read())).toMatchObject({ retracted: 2, removed: 2, indexed: 0 })
  expect(await found()).toEqual(['pmid:2', 'pmid:3'])

  const again = { id: 'brought by hand', text: 'Zolparin shortened invented fever.', meta: { doi: '10.1234/z.1' } }
  expect(await library.ingest([again], { kind: 'publisher', memberId: null })).toMatchObject({ indexed: [], skipped: ['brought by hand'] })
  expect(await world.nobody.call(doxy.library)).toMatchObject({
    retractions: 2,
    preprints: 1,
    licences: [{ licence: 'Abstract, rights with its publisher', documents: 2 }],
  })
})

test('an answer that rests on a preprint is never of High confidence, and says why', async ({ world }) => {
  const text = (drug: string) => `A meta-analysis of ${drug} in invented rash: ${drug} cleared invented rash in adults within nine days.`
  const documents = (drug: string, preprint: boolean) =>
    ['a', 'b'].map((id) => ({ id: `${drug} ${id}`, text: text(drug), meta: { title: `A meta-analysis of ${drug}`, year: 2025, preprint } }))
  await world.app.doxy.library.ingest([...documents('quendamol', true), ...documents('ferizole', false)], {
    kind: 'publisher',
    memberId: null,
  })

  const [preprint, reviewed] = await Promise.all(
    ['quendamol', 'ferizole'].map((drug) => world.nobody.call(doxy.ask, { query: `Does ${drug} clear invented rash in adults?` })),
  )

  expect(reviewed).toMatchObject({ confidence: 'High' })
  expect(preprint).toMatchObject({ confidence: 'Medium' })
  expect(preprint?.breakdown.join(' ')).toContain('never more than Medium')
})
