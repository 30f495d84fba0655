import { sentencesOf } from '../text/sentences.ts'
import { termsOf } from '../text/tokens.ts'
import type { RankedDocument } from './documents.ts'
import type { FoundTerm } from './engine.ts'
import type { Ranking } from './settings.ts'
import { postingsFor, type Slices } from './slices.ts'

const TOP_DOCUMENTS = 3
const TOP_PASSAGES = 10

/** What the answerability rule weighs, each from 0 to 1: see `Signals` of the library. */
export async function signalsOf(documents: readonly RankedDocument[], terms: readonly FoundTerm[], { k1 }: Ranking, slices: Slices) {
  const wanted = terms.map(({ stem, repaired, idf }) => ({ term: repaired ?? stem, idf }))
  const all = wanted.reduce((sum, { idf }) => sum + idf, 0)
  const top = documents[0]?.score ?? 0
  if (all === 0 || top === 0) return { c3: 0, cs: 0, s: 0, g: 0 }

  const covered = (found: ReadonlySet<string>) => wanted.reduce((sum, { term, idf }) => sum + (found.has(term) ? idf : 0), 0) / all
  const wholes: number[] = []
  for (const { passages } of documents.slice(0, TOP_DOCUMENTS)) {
    const said = passages.flatMap(({ passage }) => [...passage.titleTerms, ...passage.bodyTerms])
    await slices.take(said.length)
    wholes.push(covered(new Set(said)))
  }
  const sentences: number[] = []
  for (const { passage } of documents.flatMap(({ passages }) => passages).slice(0, TOP_PASSAGES)) {
    await slices.take(postingsFor(passage.body))
    for (const sentence of sentencesOf(passage.body)) sentences.push(covered(new Set(termsOf(sentence))))
  }
  const fifth = documents[4]?.score ?? 0
  const ceiling = terms.reduce((sum, { idf, weight }) => sum + idf * weight * (k1 + 1), 0)
  return { c3: Math.max(...wholes), cs: Math.max(0, ...sentences), s: Math.min(1, top / ceiling), g: (top - fifth) / top }
}
