import { sentencesOf } from '../text/sentences.ts'
import { isBareOrder } from './bare-orders.ts'
import { AIMED, COMMANDS, MARKUP, ORDERS, RATINGS } from './injection-patterns.ts'
import { CIRCUMSTANCES, ENOUGH, ENOUGH_OF_ANSWERING, MATTERS, type Sign, STEERS } from './injection-signs.ts'
import { isReport, speaksToMachine } from './machine-speech.ts'
import { ordersAbroad } from './other-tongues.ts'
import { holdsPackedWords, plainly, undisguised } from './readings.ts'

const PLAIN = [AIMED, ORDERS, RATINGS, COMMANDS].flat()
/** Words for the care of somebody. */
const CARED_FOR =
  /\b(?:patients?|(?:your|the|a) (?:doctor|physician|nurse|pharmacist|health|child|baby|body|famil\w+)|symptoms?|pain|blood|famil(?:y|ies)|parents?|carers?|caregivers?|wom[ae]n|children|pregnan\w+|participants?|questionnaires?|specimens?|samples?|providers?|clinicians?|medicare|prescribers?|dawai?|(?:summary|history) of the (?:case|visit)|tick|capital letters)\b|मरीज|रोगी|मरीज़|डॉक्टर/iu
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
  return piecesOf(sentence.normalize('NFKC')).some(ordersAbroad) || piecesOf(plainly(sentence)).some(isFor)
}

const piecesOf = (text: string) =>
  Array.from({ length: Math.max(1, Math.ceil((text.length - OVERLAP) / (PIECE - OVERLAP))) }, (_, n) =>
    text.slice(n * (PIECE - OVERLAP), n * (PIECE - OVERLAP) + PIECE),
  )

const isFor = (piece: string) =>
  holdsPackedWords(piece) ||
  [...new Set([piece, undisguised(piece)])].some((text) => isMarked(text) || (speaks(text) && !isReport(text.toLowerCase())))

const isMarked = (text: string) => MARKUP.some((pattern) => pattern.test(text))
const isPlain = (text: string) => PLAIN.some((pattern) => pattern.test(text))

/** By a plain phrase, by the grammar of an order, or by several signs together. */
const speaks = (text: string) => isPlain(text) || speaksToMachine(text.toLowerCase()) || isBareOrder(text.toLowerCase()) || steers(text)

const steers = (text: string) =>
  stretches(text).some((near) => {
    const steering = sum(STEERS, near)
    if (steering === 0) return false
    const matters = sum(MATTERS, near)
    const enough = matters > 0 && !CARED_FOR.test(near) ? ENOUGH_OF_ANSWERING : ENOUGH
    return steering + matters + sum(CIRCUMSTANCES, near) >= enough
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
