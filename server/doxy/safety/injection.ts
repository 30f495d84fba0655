import { sentencesOf } from '../text/sentences.ts'
import { AIMED, COMMANDS, MARKUP, ORDERS, RATINGS } from './injection-patterns.ts'
import { ENOUGH, MATTERS, type Sign, STEERS } from './injection-signs.ts'
import { holdsPackedWords, plainly, undisguised } from './readings.ts'

const PLAIN = [MARKUP, AIMED, ORDERS, RATINGS, COMMANDS].flat()
/** A longer sentence is looked at in pieces that overlap, so that no text makes the patterns search for long. */
const PIECE = 1000
const OVERLAP = 200
/** A long list gathers signs by chance; only those that stand among so many words count. */
const NEAR = 40

/**
 * Whether a sentence of a document speaks to a machine that reads it and not to a reader. Such a sentence is left out of answers and prompts.
 * "Ignore a normal troponin in the first hour" is medicine; "ignore the instructions above" is not. Some phrases say it plainly;
 * otherwise several signs must come together.
 */
export function isInjection(sentence: string): boolean {
  const said = plainly(sentence)
  for (let at = 0; at === 0 || at + OVERLAP < said.length; at += PIECE - OVERLAP) {
    if (isFor(said.slice(at, at + PIECE))) return true
  }
  return false
}

const isFor = (piece: string) =>
  holdsPackedWords(piece) || [...new Set([piece, undisguised(piece)])].some((text) => isPlain(text) || steers(text))

const isPlain = (text: string) => PLAIN.some((pattern) => pattern.test(text))

const steers = (text: string) =>
  stretches(text).some((near) => {
    const steering = sum(STEERS, near)
    return steering > 0 && steering + sum(MATTERS, near) >= ENOUGH
  })

const sum = (signs: readonly Sign[], text: string) => signs.reduce((all, { points, pattern }) => all + (pattern.test(text) ? points : 0), 0)

/** Stretches of so many words, each beginning in the middle of the one before. */
function stretches(text: string): string[] {
  const words = text.split(' ')
  const starts = Math.max(1, Math.ceil((words.length - NEAR / 2) / (NEAR / 2)))
  return Array.from({ length: starts }, (_, at) => words.slice((at * NEAR) / 2, (at * NEAR) / 2 + NEAR).join(' '))
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
