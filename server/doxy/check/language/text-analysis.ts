import type { Library } from '../../library/library.ts'
import { remembered } from '../../text/remembered.ts'
import { termsOf } from '../../text/tokens.ts'
import { normalise } from './normalisation.ts'
import { type Polarity, polarityOf } from './polarity.ts'
import { canonicalStem, REPORTING_TERMS } from './reporting-terms.ts'

/** What the check knows of words: how telling a stem is in the library. */
export type TermWeights = { idf(term: string): number }

/** How telling these terms are in the library. One that it does not know counts like the most telling one. */
export async function termWeightsOf(library: Pick<Library, 'idfs'>, terms: readonly string[]): Promise<TermWeights> {
  return weightsIn(await library.idfs([...new Set(terms)]))
}

/** The same of what the library said. */
export function weightsIn(idfs: ReadonlyMap<string, number>): TermWeights {
  const most = Math.max(...idfs.values())
  return { idf: (term) => idfs.get(term) ?? most }
}

/** `orderedTerms` are the terms whose order counts: a single span of time may stand anywhere. */
export type AnalysedText = { text: string; terms: readonly string[]; orderedTerms: readonly string[]; polarity: Polarity }

/** Share of the most telling word's weight from which a word counts as rare. */
const RARE = 0.6

/** Stems without compounds: "28-day" and "28 days" are said alike. */
export const termsIn = remembered((text: string): readonly string[] => termsOf(text.replaceAll('-', ' ')).map(canonicalStem))

/** A text in one wording, with its terms and its direction. */
export const analyse = remembered((text: string): AnalysedText => {
  const worded = normalise(text)
  return { text: worded, terms: termsIn(worded), orderedTerms: contentTerms(termsIn(withoutTime(worded))), polarity: polarityOf(worded) }
})

const TIME = /\b\d+[- ](?:hour|day|week|month|year)s?\b/gi
const withoutTime = (text: string) => ((text.match(TIME)?.length ?? 0) === 1 ? text.replace(TIME, ' ') : text)

/** Words for those who were compared and for how often, beside those of telling. */
const COMPARISON_TERMS = new Set(['group', 'arm', 'than', 'given', 'relat', 'risk', 'rate', 'adult'])

/** What a text says, without the words of telling. */
export const contentTerms = (terms: readonly string[]) => terms.filter((term) => !REPORTING_TERMS.has(term) && !COMPARISON_TERMS.has(term))

/** Share of the weight of one text's words that the other has as well. */
export function coverage(terms: readonly string[], by: readonly string[], weights: TermWeights): number {
  const has = new Set(by)
  let [all, shared] = [0, 0]
  for (const term of new Set(terms)) {
    const weight = weights.idf(term)
    all += weight
    if (has.has(term)) shared += weight
  }
  return all === 0 ? 0 : shared / all
}

/** Share of one text's rare words that the other has as well. */
export function rareCoverage(terms: readonly string[], by: readonly string[], { idf }: TermWeights): number {
  const most = Math.max(...terms.map(idf))
  const rare = [...new Set(terms)].filter((term) => idf(term) >= most * RARE)
  const has = new Set(by)
  return rare.filter((term) => has.has(term)).length / rare.length
}

/** How much of what both share comes in the same order: "A is better than B" is not "B is better than A". */
export function inOrder(terms: readonly string[], by: readonly string[]): number {
  const shared = terms.filter((term) => by.includes(term))
  if (shared.length === 0) return 0
  let row = new Array<number>(by.length + 1).fill(0)
  for (const term of shared) {
    const next = [0]
    for (const [at, other] of by.entries()) next.push(other === term ? row[at]! + 1 : Math.max(row[at + 1]!, next[at]!))
    row = next
  }
  return row.at(-1)! / shared.length
}
