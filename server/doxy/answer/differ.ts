import type { Result } from '#corpus/note.ts'
import { withoutDirection } from '../check/entailment.ts'
import type { Polarity } from '../check/language/polarity.ts'
import { analyse } from '../check/language/text-analysis.ts'
import { termsOf } from '../entail/slots.ts'
import type { Cited } from './choose.ts'
import { reportedIn } from './note-data.ts'

/** Two outcomes, or two arms, are one from this share of each other's words on. */
const ALIKE = 0.7
/** Sentences are about the same from this share of the shorter one's words on, whichever way they go. */
const OF_ONE = 0.8

/** Whether two sentences of two works seem to say otherwise of the same outcome: what they report as data tells it, otherwise nearly the same words. */
export function differ(one: Cited, other: Cited): boolean {
  if (one.document === other.document) return false
  const [first, second] = [resultsOf(one), resultsOf(other)]
  if (first.length > 0 && second.length > 0) return first.some((result) => second.some((rival) => areOpposed(result, rival)))
  const [said, stated] = [analyse(one.quote), analyse(other.quote)]
  return shareOf(withoutDirection(said), withoutDirection(stated)) >= OF_ONE && goOtherWays(said.polarity, stated.polarity)
}

/** Of one thing the one says that it goes the other way, or denies that it does. */
const goOtherWays = (one: Polarity, other: Polarity) =>
  [...one.directions].some(([root, way]) => {
    const rival = other.directions.get(root)
    if (rival === undefined || way === 'both' || rival === 'both') return false
    return (way !== rival) !== (one.negated.has(root) !== other.negated.has(root))
  })

const resultsOf = ({ document, quote }: Cited) => reportedIn(document).flatMap((one) => (one.quote === quote ? [one.result] : []))

function areOpposed(one: Result, other: Result): boolean {
  if (!isAlike(one.outcome, other.outcome) || one.direction === 'not compared' || other.direction === 'not compared') return false
  if (isAlike(one.arm, other.arm)) return one.direction !== other.direction
  const isTurned = isAlike(one.arm, other.comparator) && isAlike(one.comparator, other.arm)
  return isTurned && one.direction === other.direction && one.direction !== 'no clear difference'
}

const isAlike = (one = '', other = '') => {
  const [first, second] = [termsOf(one), termsOf(other)]
  return first.length > 0 && second.length > 0 && shareOf(first, second) >= ALIKE && shareOf(second, first) >= ALIKE
}

/** Share of the words of the shorter of two that the other has. */
function shareOf(one: readonly string[], other: readonly string[]): number {
  const [shorter, longer] = [new Set(one), new Set(other)].sort((a, b) => a.size - b.size) as [Set<string>, Set<string>]
  return shorter.size === 0 ? 0 : shorter.intersection(longer).size / shorter.size
}
