import { expect, test } from 'vitest'
import { foundNotes } from '#tests/support/found-notes.ts'
import type { FoundDocument } from '../library/library.ts'
import type { Cited } from './choose.ts'
import { judge } from './confidence.ts'
import { reportedIn } from './note-data.ts'

const DIFFER = 'The sources seem to differ.'
const cited = (id: string, quote: string): Cited => {
  const passage = { id: `${id}-1`, n: 0, section: '', text: quote, score: 10 }
  const document: FoundDocument = {
    ...{ id, title: id, year: 2022, source: 'Lancet', doi: null, url: null, authors: [], specialization: null },
    ...{ preprint: false, origin: 'upload', owner: null, score: 10, passages: [passage] },
  }
  return { document, passage, quote, covered: 1, score: 1, worth: 1 }
}
const seemsToDiffer = (...chosen: Cited[]) => judge(0.9, chosen, [], 2026).breakdown.includes(DIFFER)

test('works that say otherwise of one outcome seem to differ, and not works with two outcomes', () => {
  const deaths = cited('a', 'Zolparin lowered deaths in adults with sepsis.')

  expect(seemsToDiffer(deaths, cited('b', 'Zolparin did not lower deaths in adults with sepsis.'))).toBe(true)
  expect(seemsToDiffer(deaths, cited('b', 'Zolparin raised deaths in adults with sepsis.'))).toBe(true)
  expect(seemsToDiffer(deaths, cited('b', 'Zolparin raised the rate of headache in adults with sepsis.'))).toBe(false)
  expect(seemsToDiffer(deaths, cited('b', 'Zolparin lowered deaths in adults with sepsis, and no child was studied.'))).toBe(false)
})

test('notes whose results go two ways in two outcomes do not differ', () => {
  const [dapa, canagliflozin] = foundNotes('dapa-hf', 'credence')
  const first = (document: FoundDocument): Cited => {
    const { passage, quote } = reportedIn(document)[0]!
    return { document, passage, quote, covered: 1, score: 1, worth: 1 }
  }

  expect(seemsToDiffer(first(dapa!), first(canagliflozin!))).toBe(false)
})
