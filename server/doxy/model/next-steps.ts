import type { QueryTerm } from '../library/library.ts'
import { isInjection } from '../safety/injection/injection.ts'
import { termsOf } from '../text/tokens.ts'

const QUESTIONS_MAX = 4
const LENGTH_MAX = 160
/** A question in plain words: no figure, no address, no markup. */
const PLAIN_QUESTION = /^\p{Lu}[\p{L}\p{M} ,;:'’()–-]+\?$/u

/** Those of a model's questions that may be shown: plain, and about what was asked. */
export function questionsOf(questions: readonly string[], terms: readonly QueryTerm[]): string[] {
  const asked = new Set(terms.filter(({ df }) => df > 0).map(({ stem }) => stem))
  const fits = (question: string) =>
    question.length <= LENGTH_MAX &&
    PLAIN_QUESTION.test(question) &&
    !isInjection(question) &&
    termsOf(question).some((term) => asked.has(term))
  return [...new Set(questions.map((question) => question.normalize('NFKC').trim()))].filter(fits).slice(0, QUESTIONS_MAX)
}
