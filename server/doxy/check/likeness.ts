import type { Polarity } from './negation.ts'
import { ABSOLUTES } from './polarity-words.ts'
import { inOrder, told, type Weighed } from './weighing.ts'

const IN_ORDER = 0.8
/** A claim that names nobody is about adults. */
const USUAL = new Set(['adults', 'often', 'usually'])

/** Of two things that the title names, the claim is about one and the sentence about the other. */
export function isSwapped(claim: Weighed, source: Weighed, about: Weighed) {
  const named = new Set(told(about.terms))
  const left = source.terms.filter((term) => named.has(term) && !claim.terms.includes(term))
  const brought = told(claim.terms).filter((term) => named.has(term) && !source.terms.includes(term))
  return left.length > 0 && brought.length > 0
}

/** "A is better than B" is not "B is better than A", and what something is compared with is the same. */
export function isInOrder(claim: Weighed, source: Weighed) {
  const [one, other] = [comparedWith(claim), comparedWith(source)]
  if (one !== undefined && other !== undefined && one !== other) return false
  return inOrder(claim.placed, source.placed) >= IN_ORDER
}

const comparedWith = ({ text }: Weighed) => / than (?:an? |the )?([\p{L}]+)/u.exec(text)?.[1]?.toLowerCase()

/** What stands right before the first figure and all that comes after it is in one order in both: no figure goes to another group or outcome. */
export function hasFiguresInPlace(claim: Weighed, source: Weighed, words: number) {
  const { placed } = claim
  const first = placed.findIndex((term) => /^\d/.test(term))
  if (first < 0) return true
  const counted = placed.slice(Math.max(0, first - words), first)
  return counted.every((term) => source.terms.includes(term)) && inOrder(placed.slice(first), source.terms) === 1
}

export const absolutesOf = ({ polarity }: Weighed) => polarity.words.intersection(ABSOLUTES)
export const aside = ({ narrowing }: Polarity) => new Set([...narrowing].filter((word) => !USUAL.has(word)))
export const isPartOf = (part: Iterable<string>, whole: Iterable<string>) => new Set(part).isSubsetOf(new Set(whole))
export const sameSet = (one: Iterable<string>, other: Iterable<string>) => isPartOf(one, other) && isPartOf(other, one)
