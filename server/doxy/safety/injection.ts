import { AIMED, COMMANDS, MARKUP, ORDERS, RATINGS } from './injection-patterns.ts'

/**
 * Whether a sentence of a document speaks to a machine that reads it and not to a reader. Such a sentence is left out of answers and prompts.
 * "Ignore a normal troponin in the first hour" is medicine; "ignore the instructions above" is not.
 */
export function isInjection(sentence: string): boolean {
  const said = sentence
    .normalize('NFKC')
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, ' ')
  return [MARKUP, AIMED, ORDERS, RATINGS, COMMANDS].some((patterns) => patterns.some((pattern) => pattern.test(said)))
}
