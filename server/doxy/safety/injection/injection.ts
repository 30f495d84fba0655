import { oneOf } from '#contract/identifiers/words.ts'
import { normalised } from '#contract/normalised.ts'
import { anyOf } from '../../text/patterns.ts'
import { sentencesOf } from '../../text/sentences.ts'
import { isBareOrder } from './bare-orders.ts'
import { deobfuscated, holdsEncodedText, withoutLookalikeDigits } from './deobfuscation.ts'
import { isStudyReport, speaksToMachine } from './machine-speech.ts'
import { instructsInOtherLanguage } from './other-languages.ts'
import { AIMED } from './prompt-patterns/aimed.ts'
import { COMMANDS } from './prompt-patterns/commands.ts'
import { MARKUP } from './prompt-patterns/markup.ts'
import { ORDERS } from './prompt-patterns/orders.ts'
import { RATINGS } from './prompt-patterns/ratings.ts'
import { CIRCUMSTANCES } from './signs/circumstances.ts'
import { MATTERS } from './signs/matters.ts'
import { pointsOf } from './signs/sign.ts'
import { STEERS } from './signs/steers.ts'

const MARKED = anyOf(MARKUP)
const PLAIN = [AIMED, ORDERS, RATINGS, COMMANDS].map((patterns) => anyOf(patterns))
/** Words for the care of somebody. */
const CARED_FOR = new RegExp(
  oneOf(String.raw`
  \b${oneOf(String.raw`
  patients?|(?:your|the|a) (?:doctor|physician|nurse|pharmacist|health|child|baby|body|famil\w+)|symptoms?|pain|blood
  famil(?:y|ies)|parents?|carers?|caregivers?|wom[ae]n|children|pregnan\w+|participants?|questionnaires?|specimens?
  samples?|providers?|clinicians?|medicare|prescribers?|dawai?|(?:summary|history) of the (?:case|visit)|tick
  capital letters
  `)}\b
  मरीज|रोगी|मरीज़|डॉक्टर
  `),
  'iu',
)
/** So many points make a sentence one for a machine. */
const ENOUGH = 4
/** So many are enough where a matter of answering is among them and nobody is cared for. */
const ENOUGH_OF_ANSWERING = 3
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
  return piecesOf(normalised(sentence, 'NFKC')).some(instructsInOtherLanguage) || piecesOf(deobfuscated(sentence)).some(isFor)
}

const piecesOf = (text: string) =>
  Array.from({ length: Math.max(1, Math.ceil((text.length - OVERLAP) / (PIECE - OVERLAP))) }, (_, n) =>
    text.slice(n * (PIECE - OVERLAP), n * (PIECE - OVERLAP) + PIECE),
  )

const isFor = (piece: string) =>
  holdsEncodedText(piece) ||
  [...new Set([piece, withoutLookalikeDigits(piece)])].some(
    (text) => isMarked(text) || (speaks(text) && !isStudyReport(text.toLowerCase())),
  )

const isMarked = (text: string) => MARKED.test(text)
const isPlain = (text: string) => PLAIN.some((pattern) => pattern.test(text))

/** By a plain phrase, by the grammar of an order, or by several signs together. */
const speaks = (text: string) => isPlain(text) || speaksToMachine(text.toLowerCase()) || isBareOrder(text.toLowerCase()) || steers(text)

const steers = (text: string) =>
  stretches(text).some((near) => {
    const steering = pointsOfSteers(near)
    if (steering === 0) return false
    const matters = pointsOfMatters(near)
    const enough = matters > 0 && !CARED_FOR.test(near) ? ENOUGH_OF_ANSWERING : ENOUGH
    return steering + matters + pointsOfCircumstances(near) >= enough
  })

const pointsOfMatters = pointsOf(MATTERS)
const pointsOfCircumstances = pointsOf(CIRCUMSTANCES)
const pointsOfSteers = pointsOf(STEERS)

/** Stretches of so many words, each beginning in the middle of the one before. */
function stretches(text: string): string[] {
  const words = text.split(' ')
  const starts = Math.max(1, Math.ceil((words.length - NEAR / 2) / (NEAR / 2)))
  return Array.from({ length: starts }, (_, at) => words.slice((at * NEAR) / 2, (at * NEAR) / 2 + NEAR).join(' '))
}

/** How many sentences of a text speak to a machine. */
export const countInjections = (text: string) => sentencesOf(text).filter(isInjection).length

export type Part = { text: string; flagged: boolean }

/** A text in parts, the sentences that speak to a machine apart from the rest. Joined they are the text, letter for letter. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = []
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
