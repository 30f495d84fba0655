import { DUTY, HANDLE, SAY } from './machine-words.ts'

/** A way of speaking: all its parts stand in a text, which is in lower case. */
export type Way = { why: string; parts: readonly RegExp[] }

export const way = (why: string, ...sources: string[]): Way => ({ why, parts: sources.map((source) => new RegExp(source)) })

export const isSaid = (ways: readonly Way[], text: string) => ways.some(({ parts }) => parts.every((part) => part.test(text)))

export const YOU = String.raw`\b(?:you|your|yours|yourself)\b`
/** Words that may stand between a duty and its deed. */
export const TONE = String.raw`(?:not |never |always |only |also |please |kindly |simply |just |instead |then |\w+ly )*`
/** An order at the head of a clause, or to somebody called you. */
export const ORDER = String.raw`(?:^\W*|[:;,.!?>)\]"–—-] *(?:and |so |then |but )?|\b(?:please|kindly|go ahead and|feel free to|be sure to|make sure to|remember to|do not|don't|from (?:now|here|this \w+|that \w+)(?: on(?:wards?)?| forward)?,?|(?:you|it) (?:${DUTY}|can|may|will|would)(?: now)?) +)(?:do not |don't |never )?${TONE}(?:${SAY}|${HANDLE})\b`
