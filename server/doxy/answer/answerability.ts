import type { Found, QueryTerm, Signals } from '../library/library.ts'

/** From here on a question is answered; from the second on related titles are named; below neither. */
export const ANSWERED_FROM = 0.5
export const RELATED_FROM = 0.3

/** Logistic weights, fitted on questions with and without an answer in the library; docs/decisions tell how. */
const WEIGHTS = { base: -10.91, c3: 6.36, cs: 2.74, s: 5.09, g: 7.53 }

/** How likely it is that the library answers the question, from 0 to 1. */
export const answerability = ({ c3, cs, s, g }: Signals) =>
  1 / (1 + Math.exp(-(WEIGHTS.base + WEIGHTS.c3 * c3 + WEIGHTS.cs * cs + WEIGHTS.s * s + WEIGHTS.g * g)))

/** A question none of whose words the library knows is not about anything in it. */
const isKnown = (terms: readonly QueryTerm[]) => terms.some(({ df }) => df > 0)

export type Ground = { p: number; verdict: 'answer' | 'related' | 'abstain' }

/** What can be said to a question on what was found. */
export function groundOf({ documents, terms, signals }: Found): Ground {
  if (documents.length === 0 || !isKnown(terms)) return { p: 0, verdict: 'abstain' }
  const p = answerability(signals)
  return { p, verdict: p >= ANSWERED_FROM ? 'answer' : p >= RELATED_FROM ? 'related' : 'abstain' }
}
