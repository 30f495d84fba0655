import { DOWN, HEDGES, NARROWING, NEGATIONS, OPPOSITES, UP } from './polarity-words.ts'

/** Which way a sentence points: what it denies, which way things go in it, and whether it is sure. */
export type Polarity = {
  words: ReadonlySet<string>
  /** How many times it denies; two denials do not make a claim, so they are counted and not cancelled. */
  negations: number
  /** Roots of the words that a denial covers. */
  negated: ReadonlySet<string>
  /** For each root near a word of increase or decrease, which of the two it was. */
  directions: ReadonlyMap<string, 'up' | 'down' | 'both'>
  hedged: boolean
  narrowing: ReadonlySet<string>
}

const NEGATION_REACH = 6
const DIRECTION_REACH = 4
const CAUSED_REACH = 4
const CAUSING = new Set('cause causes caused causing leads leading'.split(' '))
const SMALL = new Set(
  'a an the of in on to for and or with by from at as is are was were be been has have had that this it its than their there which who'.split(
    ' ',
  ),
)
const CLAUSE_END = /[,;:.!?()]/
const UNIQUE = /\b(?:not only|no doubt|no later than|without doubt|not surprisingly|no less than|no more than|nothing but)\b/g

/** Words of a sentence as they stand, with marks of punctuation kept apart. */
const piecesOf = (sentence: string) =>
  sentence
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/non-(?=[a-z])/g, 'not ')
    .replace(UNIQUE, ' ')
    .match(/[\p{L}\p{N}'-]+|[,;:.!?()]/gu) ?? []

/** A word without its ending, enough to tell that two sentences speak of one thing. */
const rootOf = (word: string) =>
  word
    .replace(/'s$/, '')
    .replace(/(?<=\w{4})(?:ations?|ings?|ed|ies|es|s|ly)$/, '')
    .replace(/(?<=\w{4})e$/, '')

const isDirection = (piece: string) => UP.has(piece) || DOWN.has(piece)
const isContent = (piece: string) =>
  !CLAUSE_END.test(piece) && !SMALL.has(piece) && !NEGATIONS.has(piece) && !HEDGES.has(piece) && !isDirection(piece)

export function polarityOf(sentence: string): Polarity {
  const pieces = piecesOf(sentence)
  const negated = new Set<string>()
  const directions = new Map<string, 'up' | 'down' | 'both'>()
  let negations = 0
  pieces.forEach((piece, at) => {
    if (NEGATIONS.has(piece)) {
      negations++
      for (const word of reach(pieces, at, NEGATION_REACH, 1)) negated.add(rootOf(word))
    }
    const direction = UP.has(piece) ? 'up' : DOWN.has(piece) ? 'down' : undefined
    // "Causes less bleeding" goes one way, not two.
    if (!direction || (CAUSING.has(piece) && pieces.slice(at + 1, at + CAUSED_REACH).some(isDirection))) return
    for (const word of [...reach(pieces, at, DIRECTION_REACH, 1), ...reach(pieces, at, DIRECTION_REACH, -1)]) {
      const root = rootOf(word)
      const known = directions.get(root)
      directions.set(root, known && known !== direction ? 'both' : direction)
    }
  })
  return {
    words: new Set(pieces),
    negations,
    negated,
    directions,
    hedged: pieces.some((piece) => HEDGES.has(piece)) || /\?\s*$/.test(sentence),
    narrowing: new Set(pieces.filter((piece) => NARROWING.has(piece))),
  }
}

/** Content words beside a place, forwards or backwards, as far as the clause goes. */
function reach(pieces: readonly string[], from: number, far: number, step: 1 | -1): string[] {
  const near: string[] = []
  for (let at = from + step; at >= 0 && at < pieces.length && Math.abs(at - from) <= far; at += step) {
    const piece = pieces[at]!
    if (CLAUSE_END.test(piece) || piece === 'but') break
    if (isContent(piece)) near.push(piece)
  }
  return near
}

/** Whether what one sentence says of something the other says as well and not its opposite. In doubt it does not. */
export function hasSamePolarity(claim: Polarity, source: Polarity): boolean {
  if (claim.negations !== source.negations || hasOpposite(claim, source)) return false
  if (claim.negations > 0 && ![...claim.negated].some((word) => source.negated.has(word))) return false
  if (claim.directions.size === 0 && source.directions.size === 0) return true
  const shared = [...claim.directions].filter(([word]) => source.directions.has(word))
  return shared.length > 0 && shared.every(([word, direction]) => direction !== 'both' && source.directions.get(word) === direction)
}

/** Whether a sentence that tells another one again, shorter or in its own words, has kept what is denied and which way each thing goes. */
export function keepsPolarity(said: Polarity, source: Polarity): boolean {
  if (said.negations !== source.negations || hasOpposite(said, source)) return false
  const roots = new Set([...source.words].map(rootOf))
  if ([...said.negated].some((word) => roots.has(word) && !source.negated.has(word))) return false
  return [...said.directions].every(([word, direction]) => !roots.has(word) || source.directions.get(word) === direction)
}

/** Whether one sentence denies what the other says, or sends it the other way: a reason to look, never a verdict. */
export function hasOppositePolarity(claim: Polarity, source: Polarity): boolean {
  if (claim.negations > 0 !== source.negations > 0) return true
  if (hasOpposite(claim, source)) return true
  return [...claim.directions].some(([word, direction]) => {
    const other = source.directions.get(word)
    return other !== undefined && direction !== 'both' && other !== 'both' && other !== direction
  })
}

const hasOpposite = (one: Polarity, other: Polarity) =>
  OPPOSITES.some(
    ([left, right]) =>
      (one.words.has(left) && other.words.has(right) && !one.words.has(right) && !other.words.has(left)) ||
      (one.words.has(right) && other.words.has(left) && !one.words.has(left) && !other.words.has(right)),
  )
