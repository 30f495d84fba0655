import { expect, test } from 'vitest'
import { wholeTextOf } from '#corpus/parts.ts'
import { readCorpus } from '#corpus/read.ts'
import { documentsOf } from './documents.ts'
import { Engine, type RankedPassages } from './engine.ts'
import { minedForms } from './mined.ts'
import { readQuery } from './query.ts'
import { readPassage } from './read-passage.ts'
import { RANKING } from './settings.ts'
import { Shelf } from './shelf.ts'
import { signalsOf } from './signals.ts'
import { Slices } from './slices.ts'

const notes = readCorpus().map(({ title, aliases, ...note }) => ({
  title,
  body: wholeTextOf(note),
  question: `What is known of ${aliases[0] ?? title}?`,
}))

/** The shelf of all notes but one that was taken away, so that every posting is looked at when terms are counted. */
function shelfOfNotes() {
  const shelf = new Shelf()
  for (const [no, { title, body }] of notes.entries()) shelf.add({ no, document: no, title, body })
  shelf.remove(new Set([0]))
  return shelf
}

const engineOf = (postings: number) =>
  new Engine({ read: async (nos) => new Map(nos.map((no) => [no, notes[no]!])), slices: new Slices(postings) })

const told = ({ passages, terms, searched }: RankedPassages) => ({
  passages: passages.map(({ no, score }) => [no, score]),
  terms,
  searched,
})

/** In how many turns of the event loop work is done. */
async function turnsOf(work: () => Promise<unknown>): Promise<number> {
  let turns = 0
  let next: NodeJS.Immediate
  const count = () => {
    turns++
    next = setImmediate(count)
  }
  next = setImmediate(count)
  await work()
  clearImmediate(next)
  return turns
}

test('a search in slices finds what one without finds, also beside others', async () => {
  const shelf = shelfOfNotes()
  const questions = notes.flatMap(({ question }, at) => (at % 9 === 0 ? [question] : []))
  const [whole, sliced] = [engineOf(Number.POSITIVE_INFINITY), engineOf(300)]

  const together = await Promise.all(questions.map((question) => sliced.search(question, [shelf])))

  for (const [at, question] of questions.entries())
    expect([question, told(together[at]!)]).toEqual([question, told(await whole.search(question, [shelf]))])
})

test('a search gives way to others after each slice, and many at once no later than one', async () => {
  const shelf = shelfOfNotes()
  const ask = (engine: Engine) => engine.search('blood pressure of adults in India', [shelf])

  const whole = await turnsOf(() => ask(engineOf(Number.POSITIVE_INFINITY)))
  const sliced = await turnsOf(() => ask(engineOf(500)))
  const many = engineOf(500)
  const beside = await turnsOf(() => Promise.all([ask(many), ask(many), ask(many)]))

  expect(whole).toBe(0)
  expect(sliced).toBeGreaterThan(20)
  expect(beside).toBeGreaterThan(2 * sliced)
})

test('long passages are read in more slices than short ones, whatever is looked for in them', async () => {
  const texts = [...'ABCDEFGH'].map((letter) => `heart failure (H${letter}) `.repeat(300))
  const read = await turnsOf(() => minedForms(readQuery('heart failure', RANKING), texts, new Slices()))
  const documents = documentsOf(texts.map((body, no) => ({ no, document: no, score: 1, passage: readPassage({ title: '', body }) })))
  const heart = { word: 'heart', stem: 'heart', repaired: null, weight: 1, df: 1, idf: 1 }
  const weighed = await turnsOf(() => signalsOf(documents, [heart], RANKING, new Slices()))

  expect(read).toBeGreaterThanOrEqual(2)
  expect(weighed).toBeGreaterThanOrEqual(2)
})

test('what is taken away between two slices is not found, and counts no more', async () => {
  const [shelf, fresh] = [shelfOfNotes(), shelfOfNotes()]
  const question = 'blood pressure of adults in India'
  const [{ no } = { no: -1 }] = (await engineOf(Number.POSITIVE_INFINITY).search(question, [fresh])).passages
  fresh.remove(new Set([no]))

  const searching = engineOf(50).search(question, [shelf])
  await new Promise(setImmediate)
  shelf.remove(new Set([no]))

  expect(told(await searching)).toEqual(told(await engineOf(Number.POSITIVE_INFINITY).search(question, [fresh])))
})
