import { oneOf } from '#contract/identifiers/words.ts'
import { DUTY, HANDLE, SAY } from './machine-words.ts'

/** A way of speaking: what it means, a text that speaks so, and its parts, which all stand in such a text. Texts are in lower case. */
export type Phrasing = { means: string; example: string; parts: readonly RegExp[] }

export const phrasing = (means: string, example: string, ...sources: string[]): Phrasing => ({
  means,
  example,
  parts: sources.map((source) => new RegExp(source)),
})

export const matchesAny = (phrasings: readonly Phrasing[], text: string) =>
  phrasings.some(({ parts }) => parts.every((part) => part.test(text)))

export const YOU = String.raw`\b(?:you|your|yours|yourself)\b`
/** Words that may stand between a duty and its deed; "only" and "kindly" end in -ly, and what fits twice is tried both ways at every word. */
export const TONE = String.raw`(?:not |never |always |also |please |just |instead |then |\w+ly ){0,20}`
/** An order at the head of a clause, or to somebody called you. */
export const ORDER = String.raw`${oneOf(String.raw`
  ^\W*|[:;,.!?>)\]"–—-] *(?:and |so |then |but )?
  \b${oneOf(String.raw`
  please|kindly|go ahead and|feel free to|be sure to|make sure to|remember to|do not|don't
  from (?:now|here|this \w+|that \w+)(?: on(?:wards?)?| forward)?,?|(?:you|it) (?:${DUTY}|can|may|will|would)(?: now)?
  `)} +
  `)}(?:do not |don't |never )?${TONE}(?:${SAY}|${HANDLE})\b`
