import { expect, test } from 'vitest'
import { documentsOf } from './documents.ts'
import { Engine } from './engine.ts'
import { BLOCK_SIZE } from './postings.ts'
import { RANKING } from './settings.ts'
import { EVERYBODY } from './shelf.ts'
import { signalsOf } from './signals.ts'

type Text = { title?: string; body: string; owner?: number; document?: number }

function engineOf(texts: readonly Text[], numbered: (at: number) => number = (at) => at) {
  const words = new Map(texts.map(({ title = '', body }, at) => [numbered(at), { title, body }]))
  const engine = new Engine({ read: async (nos) => new Map(nos.map((no) => [no, words.get(no)!])) })
  for (const [at, { owner = EVERYBODY, document = at }] of texts.entries()) {
    engine.add({ no: numbered(at), document, owner, ...words.get(numbered(at))! })
  }
  return engine
}

const bodies = (...texts: string[]) => texts.map((body) => ({ body }))
const found = async (engine: Engine, query: string, viewer = EVERYBODY) => (await engine.search(query, viewer)).passages.map(({ no }) => no)

test('a word in the title counts for more than one in the text', async () => {
  const engine = engineOf([
    { title: 'Sleep', body: 'Metformin is named here in passing.' },
    { title: 'Metformin', body: 'It lowers glucose.' },
  ])

  expect(await found(engine, 'metformin')).toEqual([1, 0])
})

test('neighbours in the order of the question are worth more than the same words apart', async () => {
  const engine = engineOf(bodies('failure of the heart pump valve', 'heart failure of the pump valve'))

  expect(await found(engine, 'heart failure pump dose')).toEqual([1, 0])
})

test('equal passages are told in the order they came', async () => {
  const engine = engineOf(Array.from({ length: 80 }, () => ({ body: 'scrub typhus' })))

  expect(await found(engine, 'typhus')).toEqual(Array.from({ length: RANKING.depth }, (_, at) => at))
})

test('a passage is seen by everybody or by its owner only, and never once it is taken away', async () => {
  const engine = engineOf([{ body: 'leptospirosis' }, { body: 'leptospirosis', owner: 1 }, { body: 'leptospirosis', owner: 2 }])

  expect(await found(engine, 'leptospirosis')).toEqual([0])
  expect(await found(engine, 'leptospirosis', 1)).toEqual([0, 1])
  engine.remove(1)
  engine.remove(1)
  expect(await found(engine, 'leptospirosis', 1)).toEqual([0])
  expect(engine.shelf.alive).toBe(2)
})

test('a misspelt word is taken for the one it was meant to be, an unknown one for nothing', async () => {
  const engine = engineOf(bodies('hypertension in pregnancy', 'asthma'))

  const { passages, terms } = await engine.search('hypertention zebrafish', EVERYBODY)

  expect(passages.map(({ no }) => no)).toEqual([0])
  expect(terms).toMatchObject([
    { word: 'hypertention', repaired: 'hypertens', df: 1 },
    { word: 'zebrafish', repaired: null, df: 0 },
  ])
})

test('an abbreviation finds the long form, by the lexicon and by the passages found', async () => {
  const engine = engineOf(
    bodies('myocardial infarction', 'double balloon enteroscopy (DBE) is safe', 'a double balloon enteroscopy series'),
  )

  expect(await found(engine, 'what is MI about?')).toEqual([0])
  expect(await found(engine, 'DBE')).toEqual([1, 2])
})

test('a short question is widened by what its best passages share', async () => {
  const engine = engineOf(bodies('kala-azar is spread by sandflies', 'kala-azar sandflies', 'sandflies bite at dusk', 'asthma'))

  expect(await found(engine, 'kala-azar')).toContain(2)
  expect(await found(engine, 'asthma')).toEqual([3])
})

test('what stands in a tenth of many passages opens no candidates, but decides among them', async () => {
  const texts = Array.from({ length: 5000 }, (_, at) => ({ body: at % 2 === 0 ? 'patients' : 'others' }))
  const engine = engineOf([...texts, { body: 'listeria in others' }, { body: 'listeria in patients' }])

  expect(await found(engine, 'listeria in many patients cohort series')).toEqual([5001, 5000])
  expect(await found(engine, 'patients cohort series studied')).toHaveLength(RANKING.depth)
})

test('a question of empty words finds nothing and does no harm', async () => {
  const engine = engineOf(bodies('asthma'))

  for (const query of ['', '???', 'what is it?', '\0']) expect(await found(engine, query)).toEqual([])
  expect(await found(engineOf([]), 'asthma')).toEqual([])
})

test('a document stands where its best passage stands', async () => {
  const engine = engineOf([
    { body: 'rabies vaccine', document: 5 },
    { body: 'rabies', document: 6 },
    { body: 'rabies vaccine schedule', document: 6 },
  ])

  const documents = documentsOf((await engine.search('rabies vaccine schedule day', EVERYBODY)).passages)

  expect(documents.map(({ document, passages }) => [document, passages.length])).toEqual([
    [6, 2],
    [5, 1],
  ])
})

test('the signals tell a covered question from one that only shares a word', async () => {
  const engine = engineOf(bodies('Statins lower cholesterol in adults. They are safe.', 'Adults sleep. Cars are fast.', 'Nothing', 'Else'))
  const signalsFor = async (query: string) => {
    const { passages, terms } = await engine.search(query, EVERYBODY)
    return signalsOf(documentsOf(passages), terms, RANKING)
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
    const ranked = async (engine: Engine) =>
      (await engine.search(query, EVERYBODY)).passages.map(({ document, score }) => [document, score])
    expect(await ranked(wide)).toEqual(await ranked(dense))
  }
})
