import { expect, test } from 'vitest'
import { documentsOf } from './documents.ts'
import { Engine } from './engine.ts'
import { BLOCK_SIZE } from './index/postings.ts'
import { RANKING } from './settings.ts'
import { Shelf } from './shelf.ts'
import { signalsOf } from './signals.ts'
import { Slices } from './slices.ts'

type Text = { title?: string; body: string; document?: number }
type Room = { engine: Engine; shelf: Shelf }

function engineOf(texts: readonly Text[], numbered: (at: number) => number = (at) => at): Room {
  return { engine: readerOf(texts, numbered), shelf: shelfOf(texts, numbered) }
}

function readerOf(texts: readonly Text[], numbered: (at: number) => number = (at) => at, slices = new Slices()) {
  const words = new Map(texts.map(({ title = '', body }, at) => [numbered(at), { title, body }]))
  return new Engine({ slices, read: async (nos) => new Map(nos.map((no) => [no, words.get(no)!])) })
}

function shelfOf(texts: readonly Text[], numbered: (at: number) => number, sparse = false) {
  const shelf = new Shelf({ sparse })
  for (const [at, { title = '', body, document = at }] of texts.entries()) shelf.add({ no: numbered(at), document, title, body })
  return shelf
}

const bodies = (...texts: string[]) => texts.map((body) => ({ body }))
const found = async ({ engine, shelf }: Room, query: string) => (await engine.search(query, [shelf])).passages.map(({ no }) => no)

test('a word in the title counts for more than one in the text', async () => {
  const room = engineOf([
    { title: 'Sleep', body: 'Metformin is named here in passing.' },
    { title: 'Metformin', body: 'It lowers glucose.' },
  ])

  expect(await found(room, 'metformin')).toEqual([1, 0])
})

test('neighbours in the order of the question are worth more than the same words apart', async () => {
  const room = engineOf(bodies('failure of the heart pump valve', 'heart failure of the pump valve'))

  expect(await found(room, 'heart failure pump dose')).toEqual([1, 0])
})

test('equal passages are told in the order they came', async () => {
  const room = engineOf(Array.from({ length: 80 }, () => ({ body: 'scrub typhus' })))

  expect(await found(room, 'typhus')).toEqual(Array.from({ length: RANKING.depth }, (_, at) => at))
})

test('a passage that is taken away is not found, and neither are its words, alone or misspelt', async () => {
  const room = engineOf(bodies('leptospirosis', 'leptospirosis and zorvalinib', 'asthma'))
  const look = async () => (await room.engine.search('zorvalineb leptospirosis', [room.shelf])).terms
  expect(await look()).toMatchObject([{ repaired: 'zorvalinib', df: 1 }, { df: 2 }])

  expect(room.shelf.remove(new Set([1]))).toEqual([1])
  expect(room.shelf.remove(new Set([1]))).toEqual([])

  expect(await found(room, 'leptospirosis')).toEqual([0])
  const fresh = engineOf(bodies('leptospirosis', 'asthma'))
  expect(await look()).toEqual((await fresh.engine.search('zorvalineb leptospirosis', [fresh.shelf])).terms)
})

test('two shelves are searched as if their passages stood on one', async () => {
  const texts = bodies('typhoid fever in the ward', 'dengue fever', 'typhoid', 'dengue shock in a child', 'fever of a child')
  const all = engineOf(texts)
  const [one, other] = [shelfOf(texts.slice(0, 3), (at) => at), shelfOf(texts.slice(3), (at) => at + 3, true)]

  for (const query of ['typhoid fever', 'child', 'dengeu fever in a child of the ward']) {
    const together = await all.engine.search(query, [all.shelf])
    const apart = await all.engine.search(query, [one, other])
    const ranked = ({ passages }: typeof apart) => passages.map(({ no, score }) => [no, score])
    expect([query, apart.terms, apart.searched, ranked(apart)]).toEqual([query, together.terms, together.searched, ranked(together)])
  }
})

test('a misspelt word is taken for the one it was meant to be, an unknown one for nothing', async () => {
  const room = engineOf(bodies('hypertension in pregnancy', 'asthma'))

  const { passages, terms } = await room.engine.search('hypertention zebrafish', [room.shelf])

  expect(passages.map(({ no }) => no)).toEqual([0])
  expect(terms).toMatchObject([
    { word: 'hypertention', repaired: 'hypertens', df: 1 },
    { word: 'zebrafish', repaired: null, df: 0 },
  ])
})

test('a Hinglish question finds what its words mean, and keeps them as they were typed', async () => {
  const room = engineOf(bodies('zinc in childhood diarrhoea', 'fever in malaria'))

  const { passages, terms } = await room.engine.search('dast mein zinc ki goli kab tak deni hai', [room.shelf])

  expect(passages[0]!.no).toBe(0)
  expect(terms).toContainEqual(expect.objectContaining({ word: 'dast', stem: 'diarrhoea', df: 1 }))
})

test('a word that is rightly written is taken for no other one, and neither is a medicine', async () => {
  const room = engineOf(bodies('search the internet', 'cefepime was given', 'the trace of a curve'))

  const { terms } = await room.engine.search('starch interpret cefixime tract', [room.shelf])

  expect(terms.map(({ word, repaired }) => [word, repaired])).toEqual(
    ['starch', 'interpret', 'cefixime', 'tract'].map((word) => [word, null]),
  )
})

test('an abbreviation finds the long form, by the lexicon and by the passages found', async () => {
  const room = engineOf(bodies('myocardial infarction', 'double balloon enteroscopy (DBE) is safe', 'a double balloon enteroscopy series'))

  expect(await found(room, 'what is MI about?')).toEqual([0])
  expect(await found(room, 'DBE')).toEqual([1, 2])
})

test('a short question is widened by what its best passages share', async () => {
  const room = engineOf(bodies('kala-azar is spread by sandflies', 'kala-azar sandflies', 'sandflies bite at dusk', 'asthma'))

  expect(await found(room, 'kala-azar')).toContain(2)
  expect(await found(room, 'asthma')).toEqual([3])
})

test('what stands in a tenth of many passages opens no candidates, but decides among them', async () => {
  const texts = Array.from({ length: 5000 }, (_, at) => ({ body: at % 2 === 0 ? 'patients' : 'others' }))
  const room = engineOf([...texts, { body: 'listeria in others' }, { body: 'listeria in patients' }])

  expect(await found(room, 'listeria in many patients cohort series')).toEqual([5001, 5000])
  expect(await found(room, 'patients cohort series studied')).toHaveLength(RANKING.depth)
})

test('a question of empty words finds nothing and does no harm', async () => {
  const room = engineOf(bodies('asthma'))

  for (const query of ['', '???', 'what is it?', '\0']) expect(await found(room, query)).toEqual([])
  expect(await found(engineOf([]), 'asthma')).toEqual([])
})

test('a document stands where its best passage stands', async () => {
  const room = engineOf([
    { body: 'rabies vaccine', document: 5 },
    { body: 'rabies', document: 6 },
    { body: 'rabies vaccine schedule', document: 6 },
  ])

  const documents = documentsOf((await room.engine.search('rabies vaccine schedule day', [room.shelf])).passages)

  expect(documents.map(({ document, passages }) => [document, passages.length])).toEqual([
    [6, 2],
    [5, 1],
  ])
})

test('the signals tell a covered question from one that only shares a word', async () => {
  const room = engineOf(bodies('Statins lower cholesterol in adults. They are safe.', 'Adults sleep. Cars are fast.', 'Nothing', 'Else'))
  const signalsFor = async (query: string) => {
    const { passages, terms } = await room.engine.search(query, [room.shelf])
    return signalsOf(documentsOf(passages), terms, RANKING, new Slices())
  }

  const covered = await signalsFor('Do statins lower cholesterol?')
  const stray = await signalsFor('Which fast motorbike wins the rally?')

  expect(covered).toMatchObject({ c3: 1, cs: 1 })
  expect(covered.s).toBeGreaterThan(0.4)
  expect(stray.c3).toBeLessThan(0.3)
  expect(await signalsFor('unheard')).toEqual({ c3: 0, cs: 0, s: 0, g: 0 })
})

test('numbers may have gaps and cross blocks without any change in the ranking', async () => {
  const texts = Array.from({ length: 60 }, (_, at) => ({ body: `typhoid ${at % 2 ? 'fever fever' : 'fever'} ward${at % 7} case${at}` }))
  const [dense, wide] = [engineOf(texts), engineOf(texts, (at) => at * Math.floor(BLOCK_SIZE / 9))]

  for (const query of ['typhoid fever', 'ward3 typhoid', 'case17', 'fever case41 ward6 typhoid dose']) {
    const ranked = async ({ engine, shelf }: Room) =>
      (await engine.search(query, [shelf])).passages.map(({ document, score }) => [document, score])
    expect(await ranked(wide)).toEqual(await ranked(dense))
  }
})

test('of a long question so much is read, and of words that nobody wrote so many are taken for slips', async () => {
  const room = engineOf(bodies('zorvalinib quentadrol mirpostatin feldoxamol tandrimicol'))
  const slips = ['zorvalineb', 'quentadrel', 'mirpostaten', 'feldoxamel', 'tandrimicel']
  const endless = Array.from({ length: 2 * RANKING.wordsRead }, (_, n) => `word${n}`)

  const { terms } = await room.engine.search([...slips, ...endless].join(' '), [room.shelf])

  expect(terms).toHaveLength(RANKING.wordsRead)
  expect(terms.flatMap(({ repaired }) => repaired ?? [])).toEqual(
    ['zorvalinib', 'quentadrol', 'mirpostatin', 'feldoxamol'].slice(0, RANKING.repairs),
  )
})

test('what is read for a question does not push out what was kept of the same question', async () => {
  const many = (word: string, count: number) => Array.from({ length: count }, () => ({ body: word }))
  const drugs = Array.from({ length: 39 }, (_, n) => `drug${String.fromCharCode(97 + (n % 26), 97 + Math.floor(n / 26))}x`)
  const others = [...drugs.flatMap((drug) => many(drug, RANKING.depth)), ...many('cholera', 25), ...many('rabies', 50)]
  const room = engineOf([...many('typhoid', 25), ...others])
  // The passages on typhoid were read longest ago when there is no more room.
  for (const query of ['typhoid', ...drugs, 'cholera']) await found(room, query)

  expect(await found(room, 'typhoid rabies zebrafish motorbike lemur')).toHaveLength(RANKING.depth)
})

test('among 20,000 passages each of eight who ask at once is told what they are told alone, whoever asked before', async () => {
  const wordOf = (n: number) => String.fromCharCode(...[n % 26, Math.floor(n / 26) % 26, n % 7].map((letter) => 97 + letter), 120)
  const bodyOf = (at: number) => Array.from({ length: 14 }, (_, n) => wordOf((at * 31 + n * n * 17) % 600)).join(' ')
  const texts = Array.from({ length: 20_000 }, (_, at) => ({ title: wordOf(at % 40), body: bodyOf(at) }))
  const shelf = shelfOf(texts, (at) => at)
  // Each gives way to the others often.
  const engine = readerOf(texts, undefined, new Slices(2000))
  const queries = Array.from({ length: 8 }, (_, n) => [n * 5, n * 71 + 3, n * 13 + 40].map((word) => wordOf(word % 600)).join(' '))
  const alone: number[][] = []
  for (const query of queries) alone.push(await found({ engine: readerOf(texts), shelf }, query))

  expect(alone.every(({ length }) => length === RANKING.depth)).toBe(true)
  for (let turn = 0; turn < 3; turn++) {
    const turned = queries.map((_, at) => (at + turn * 3) % queries.length)
    const together = await Promise.all(turned.map((at) => found({ engine, shelf }, queries[at]!)))
    expect(together).toEqual(turned.map((at) => alone[at]))
  }
})
