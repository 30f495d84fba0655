import type { Found, QueryTerm } from '../library/library.ts'
import { isEveryday } from '../text/everyday-words.ts'

/** From here on a question is answered; from the second on related titles are named; below neither. */
export const ANSWERED_FROM = 0.5
const RELATED_FROM = 0.3

/** Logistic weights, fitted on questions with and without an answer in the library: docs/decisions/0013. */
const WEIGHTS = { base: -10.56, c3: 0.67, s: 12.34, m: 1.14, n: 5.81 }
/** So many words of medicine make a question one for the library. */
const SUBJECT_WORDS = 3

const isSubject = ({ stem, repaired, df }: QueryTerm) => df > 0 && !isEveryday(repaired ?? stem)

/** How likely it is that the library answers the question, from 0 to 1; 0 when it is not about anything in it. */
function answerability({ terms, signals }: Pick<Found, 'terms' | 'signals'>): number {
  const subject = terms.filter(isSubject)
  if (subject.length === 0) return 0
  const weight = (some: readonly QueryTerm[]) => some.reduce((sum, { idf }) => sum + idf, 0)
  const m = weight(subject) / weight(terms)
  const n = Math.min(subject.length, SUBJECT_WORDS) / SUBJECT_WORDS
  return 1 / (1 + Math.exp(-(WEIGHTS.base + WEIGHTS.c3 * signals.c3 + WEIGHTS.s * signals.s + WEIGHTS.m * m + WEIGHTS.n * n)))
}

export type Answerability = { p: number; verdict: 'answer' | 'related' | 'abstain' }

/** What can be said to a question on what was found. */
export function assessAnswerability(found: Found): Answerability {
  const p = found.documents.length > 0 ? answerability(found) : 0
  return { p, verdict: p >= ANSWERED_FROM ? 'answer' : p >= RELATED_FROM ? 'related' : 'abstain' }
}
