import type { Polarity } from './language/polarity.ts'
import { ABSOLUTES } from './language/polarity-words.ts'
import { type AnalysedText, contentTerms, inOrder } from './language/text-analysis.ts'

const IN_ORDER = 0.8
/** A claim that names nobody is about adults. */
const USUAL = new Set(['adults', 'often', 'usually'])

/** Of two things that the title names, the claim is about one and the sentence about the other. */
export function isSwapped(claim: AnalysedText, source: AnalysedText, context: AnalysedText) {
  const named = new Set(contentTerms(context.terms))
  const left = source.terms.filter((term) => named.has(term) && !claim.terms.includes(term))
  const brought = contentTerms(claim.terms).filter((term) => named.has(term) && !source.terms.includes(term))
  return left.length > 0 && brought.length > 0
}

/** "A is better than B" is not "B is better than A", and what something is compared with is the same. */
export function isInOrder(claim: AnalysedText, source: AnalysedText) {
  const [one, other] = [comparedWith(claim), comparedWith(source)]
  if (one !== undefined && other !== undefined && one !== other) return false
  return inOrder(claim.orderedTerms, source.orderedTerms) >= IN_ORDER
}

const comparedWith = ({ text }: AnalysedText) => / than (?:an? |the )?([\p{L}]+)/u.exec(text)?.[1]?.toLowerCase()

/** What stands right before the first figure and all that comes after it is in one order in both: no figure goes to another group or outcome. */
export function hasFiguresInPlace(claim: AnalysedText, source: AnalysedText, words: number) {
  const { orderedTerms } = claim
  const first = orderedTerms.findIndex((term) => /^\d/.test(term))
  if (first < 0) return true
  const counted = orderedTerms.slice(Math.max(0, first - words), first)
  return counted.every((term) => source.terms.includes(term)) && inOrder(orderedTerms.slice(first), source.terms) === 1
}

export const absolutesOf = ({ polarity }: AnalysedText) => polarity.words.intersection(ABSOLUTES)
export const qualifiersOf = ({ narrowing }: Polarity) => new Set([...narrowing].filter((word) => !USUAL.has(word)))
export const isPartOf = (part: Iterable<string>, whole: Iterable<string>) => new Set(part).isSubsetOf(new Set(whole))
export const sameSet = (one: Iterable<string>, other: Iterable<string>) => isPartOf(one, other) && isPartOf(other, one)
