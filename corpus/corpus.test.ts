import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cardWith } from './card.ts'
import { faultsOfCorpus, faultsOfSize, fileOf } from './faults.ts'
import { figuresIn } from './figures.ts'
import type { Note, Result } from './note.ts'
import { notesInTurns, readCorpus, readNoteFiles } from './read.ts'

const text =
  'Investigators gave an invented drug to 1,200 adults who had an invented illness and a matching dummy to others. After one year the illness had come back in 12.5% on the drug and in 20.0% on the dummy, a hazard ratio of 0.60 with an interval from 0.45 to 0.80.'
const result: Result = {
  population: 'adults with an invented illness',
  arm: 'the invented drug',
  comparator: 'a dummy',
  outcome: 'relapse',
  time: 'one year',
  measure: 'share',
  armValue: '12.5%',
  comparatorValue: '20.0%',
  effect: 'hazard ratio 0.60',
  interval: '0.45 to 0.80',
  direction: 'lower',
  certainty: 'high',
}

const note: Note = {
  id: 'note:invented',
  title: 'An invented drug for an invented illness',
  year: 2020,
  source: 'Journal of Inventions',
  doi: '10.1234/invented.1',
  url: 'https://doi.org/10.1234/invented.1',
  specialty: 'kala-azar',
  kind: 'trial',
  topic: 'an invented drug for an invented illness',
  text,
  harms: 'Nausea was the common complaint, and hardly anybody left the study because of it.',
  limits: 'Nobody older than eighty was enrolled, so the figures say little about frail people.',
  comment:
    'For practice in India the point is modest: where the drug is at hand it should be offered after talk of cost, of what a year of tablets means to a family, and of follow-up.',
  results: [result],
  numbers: [{ what: 'adults', value: '1,200' }],
  claims: [
    { statement: 'The invented drug lowers relapse of the invented illness.', truth: 'supported' },
    { statement: 'The invented drug makes relapse more frequent.', truth: 'refuted' },
  ],
  aliases: ['INVENT'],
  checked: { by: 'Wardmates editors', on: '2026-11-21', how: 'doi-verified' },
}

const faultsOf = (...notes: unknown[]) => faultsOfCorpus([{ file: fileOf(note), notes }])

test('the notes that ship are in order, and the card counts them', () => {
  const card = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')

  expect(faultsOfCorpus(readNoteFiles())).toEqual([])
  expect(faultsOfSize(readCorpus().length)).toEqual([])
  expect(card).toBe(cardWith(card, readCorpus()))
})

test('a note in order has no fault', () => {
  expect(faultsOf(note)).toEqual([])
})

test.each<[why: string, changed: Partial<Note>, words: string]>([
  ['a DOI written as an address', { doi: 'https://doi.org/10.1234/invented.1' }, 'bare DOI'],
  ['an address that is not the DOI', { url: 'https://doi.org/10.1234/another' }, 'two places'],
  ['a typographic dash', { comment: 'Talk of follow–up.' }, 'ASCII'],
  ['too few words', { comment: undefined }, 'words, not'],
  ['a figure that numbers lack', { text: text.replace('one year', '52 weeks') }, '52 is in the note'],
  ['a figure that the text lacks', { numbers: [...note.numbers, { what: 'harm', value: '3.1' }] }, '3.1 is in results or numbers'],
  [
    'shares that name no arm',
    { text: text.replace(' on the drug', '').replace(' on the dummy', '') },
    'beside "the invented drug" and "a dummy"',
  ],
  [
    'two shares of no result',
    { harms: 'Nausea came to 8% and 5%.', numbers: [...note.numbers, { what: 'nausea', value: '8 and 5' }] },
    'two shares of no result',
  ],
  [
    'a result without a figure',
    {
      results: [
        result,
        { ...result, outcome: 'pain', armValue: undefined, comparatorValue: undefined, effect: undefined, interval: undefined },
      ],
    },
    'the result for pain has no figure',
  ],
  ['a result that is told in two sentences', { text: text.replace(', a hazard ratio', '. It was a hazard ratio') }, 'no sentence has'],
  ['a comparison with nobody', { results: [{ ...result, comparator: undefined, comparatorValue: undefined }] }, 'compares with nobody'],
  ['advice among the evidence', { harms: 'Nausea was common, and doctors should warn of it.' }, 'advice in harms'],
  ['one claim only', { claims: note.claims.slice(1) }, 'claims'],
  ['a specialty nobody knows', { specialty: 'alchemy' as Note['specialty'] }, 'specialty'],
  ['a check that nobody made', { checked: { ...note.checked, how: 'unverified' as 'abstract-read' } }, 'checked.how'],
  ['figures that only its issuer is known for', { checked: { ...note.checked, how: 'issuer-known' } }, 'guideline without figures'],
  [
    'a dose that no sentence gives',
    { regimens: [{ population: 'adults', treatment: 'invented drug', dose: '5 mg daily' }] },
    'no sentence gives 5 mg daily',
  ],
  [
    'a dose of something it names nowhere',
    { regimens: [{ population: 'adults', treatment: 'quinine', dose: '1,200' }] },
    'names quinine nowhere',
  ],
  ['a file of another specialty', { specialty: 'stroke' }, 'belongs in stroke.json'],
])('a note is refused for %s', (_, changed, words) => {
  expect(faultsOf({ ...note, ...changed }).join('\n')).toContain(words)
})

test('there are no fewer notes than a ward needs, and no more than the editors can stand behind', () => {
  expect(faultsOfSize(800)).toEqual([])
  expect(faultsOfSize(801)).toEqual(['801 notes, not 150 to 800'])
  expect(faultsOfSize(149)).toHaveLength(1)
})

test('two notes share no id, no DOI and no title', () => {
  expect(faultsOf(note, note)).toEqual([
    'id note:invented is used 2 times',
    'doi 10.1234/invented.1 is used 2 times',
    'title an invented drug for an invented illness is used 2 times',
  ])
})

test('words copied from another note are found', () => {
  const copy = {
    ...note,
    id: 'note:copy',
    doi: undefined,
    url: undefined,
    title: 'Another title',
    checked: { ...note.checked, how: 'abstract-read' as const },
  }

  expect(faultsOf(note, copy).join('\n')).toContain('note:copy: shares "')
})

test('years and the digits of names are no figures', () => {
  expect(
    figuresIn(
      'In 2019, SGLT2 inhibitors and GLP-1 drugs in type 2 diabetes (TIMI 58, phase 3): HbA1c fell by 1.5%, 95% CI 1.2 to 1.8, in 4,304 people.',
    ),
  ).toEqual(['1.5', '1.2', '1.8', '4304'])
})

test('notes that are read in turns are the same, and others have their turn after each', async () => {
  let turns = 0
  let next = setImmediate(function count() {
    turns++
    next = setImmediate(count)
  })

  const notes = await Array.fromAsync(notesInTurns())
  clearImmediate(next)

  expect(notes).toEqual(readCorpus())
  expect(turns).toBeGreaterThanOrEqual(notes.length)
})
