import { DOWN, HEDGES, NARROWING, NEGATIONS, OPPOSITES, UP } from './polarity-words.ts'

/** Which way a sentence points: what it denies, which way things go in it, and whether it is sure. */
export type Polarity = {
  words: ReadonlySet<string>
  /** How many times it denies; two denials do not make a claim, so they are counted and not cancelled. */
  negations: number
  /** Roots of the words that a denial covers. */
  denied: ReadonlySet<string>
  /** For each root near a word of increase or decrease, which of the two it was. */
  ways: ReadonlyMap<string, 'up' | 'down' | 'both'>
  hedged: boolean
  narrowing: ReadonlySet<string>
}

const NEGATION_REACH = 6
const WAY_REACH = 4
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

const isWay = (piece: string) => UP.has(piece) || DOWN.has(piece)
const isContent = (piece: string) =>
  !CLAUSE_END.test(piece) && !SMALL.has(piece) && !NEGATIONS.has(piece) && !HEDGES.has(piece) && !isWay(piece)

export function polarityOf(sentence: string): Polarity {
  const pieces = piecesOf(sentence)
  const denied = new Set<string>()
  const ways = new Map<string, 'up' | 'down' | 'both'>()
  let negations = 0
  pieces.forEach((piece, at) => {
    if (NEGATIONS.has(piece)) {
      negations++
      for (const word of reach(pieces, at, NEGATION_REACH, 1)) denied.add(rootOf(word))
    }
    const way = UP.has(piece) ? 'up' : DOWN.has(piece) ? 'down' : undefined
    // "Causes less bleeding" goes one way, not two.
    if (!way || (CAUSING.has(piece) && pieces.slice(at + 1, at + CAUSED_REACH).some(isWay))) return
    for (const word of [...reach(pieces, at, WAY_REACH, 1), ...reach(pieces, at, WAY_REACH, -1)]) {
      const root = rootOf(word)
      const known = ways.get(root)
      ways.set(root, known && known !== way ? 'both' : way)
    }
  })
  return {
    words: new Set(pieces),
    negations,
    denied,
    ways,
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
export function pointsAlike(claim: Polarity, source: Polarity): boolean {
  if (claim.negations !== source.negations || hasOpposite(claim, source)) return false
  if (claim.negations > 0 && ![...claim.denied].some((word) => source.denied.has(word))) return false
  if (claim.ways.size === 0 && source.ways.size === 0) return true
  const shared = [...claim.ways].filter(([word]) => source.ways.has(word))
  return shared.length > 0 && shared.every(([word, way]) => way !== 'both' && source.ways.get(word) === way)
}

/** Whether a sentence that tells another one again, shorter or in its own words, has kept what is denied and which way each thing goes. */
export function keepsDirection(said: Polarity, source: Polarity): boolean {
  if (said.negations !== source.negations || hasOpposite(said, source)) return false
  const roots = new Set([...source.words].map(rootOf))
  if ([...said.denied].some((word) => roots.has(word) && !source.denied.has(word))) return false
  return [...said.ways].every(([word, way]) => !roots.has(word) || source.ways.get(word) === way)
}

/** Whether one sentence denies what the other says, or sends it the other way: a reason to look, never a verdict. */
export function pointsAgainst(claim: Polarity, source: Polarity): boolean {
  if (claim.negations > 0 !== source.negations > 0) return true
  if (hasOpposite(claim, source)) return true
  return [...claim.ways].some(([word, way]) => {
    const other = source.ways.get(word)
    return other !== undefined && way !== 'both' && other !== 'both' && other !== way
  })
}

const hasOpposite = (one: Polarity, other: Polarity) =>
  OPPOSITES.some(
    ([left, right]) =>
      (one.words.has(left) && other.words.has(right) && !one.words.has(right) && !other.words.has(left)) ||
      (one.words.has(right) && other.words.has(left) && !one.words.has(left) && !other.words.has(right)),
  )
