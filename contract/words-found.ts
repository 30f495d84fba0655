import { normalised } from './normalised.ts'

/** A text as it is searched: without capitals, and without what is written above and below its letters. */
export const searchable = (text: string) => normalised(text, 'NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** The words that are searched for. */
export const wordsSought = (q: string) => searchable(q).split(/\s+/).filter(Boolean)

/** Whether a text holds all of them, wherever. */
export function holdsAll(text: string, words: readonly string[]) {
  const folded = searchable(text)
  return words.every((word) => folded.includes(word))
}
