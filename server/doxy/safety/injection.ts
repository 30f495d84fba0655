import { sentencesOf } from '../text/sentences.ts'
import { AIMED, COMMANDS, MARKUP, ORDERS, RATINGS } from './injection-patterns.ts'

const PATTERNS = [MARKUP, AIMED, ORDERS, RATINGS, COMMANDS].flat()
/** A longer sentence is looked at in pieces that overlap, so that no text makes the patterns search for long. */
const PIECE = 1000
const OVERLAP = 200

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
  for (let at = 0; at === 0 || at + OVERLAP < said.length; at += PIECE - OVERLAP) {
    const piece = said.slice(at, at + PIECE)
    if (PATTERNS.some((pattern) => pattern.test(piece))) return true
  }
  return false
}

/** How many sentences of a text speak to a machine. */
export const countInjections = (text: string) => sentencesOf(text).filter(isInjection).length

/** A text in parts, the sentences that speak to a machine apart from the rest. Joined they are the text, letter for letter. */
export function partsOf(text: string): { text: string; flagged: boolean }[] {
  const parts: { text: string; flagged: boolean }[] = []
  const add = (from: number, to: number, flagged: boolean) => to > from && parts.push({ text: text.slice(from, to), flagged })
  let [done, from] = [0, 0]
  for (const sentence of sentencesOf(text)) {
    const at = text.indexOf(sentence, from)
    from = at + sentence.length
    if (!isInjection(sentence)) continue
    add(done, at, false)
    add(at, from, true)
    done = from
  }
  add(done, text.length, false)
  return parts
}
