import { type Figure, figuresOf, readable } from '../check/figures.ts'
import { termsIn } from '../check/language/text-analysis.ts'
import type { Slots } from './slots.ts'

type Arm = 'arm' | 'comparator'
/** A share that a claim gives, and whose it is. */
export type OwnedShare = { value: string; owner: Arm | undefined }

/** "From 17% to 12%" with one arm that changes something: the second is its own. */
const FROM_TO = /\bfrom (?:about |nearly )?$/i
const TO = /^\s?%? to /i

/** Most of an arm's own words. */
const NAMED = 0.6
const names = (terms: readonly string[], own: readonly string[]) =>
  own.length > 0 && own.filter((term) => terms.includes(term)).length >= NAMED * own.length

/** The arm whose words, and none of the other's, stand among some terms. */
function ownerIn(terms: readonly string[], { arm, comparator }: Slots): Arm | undefined {
  const [first, second] = [names(terms, arm), names(terms, comparator)]
  return first === second ? undefined : first ? 'arm' : 'comparator'
}

/** "Above 40%", "40% or lower": who was studied, where the population says so too. */
const LIMIT_BEFORE = /\b(?:above|below|over|under|up to|at least|at most|exceeding|less than|more than) $/i
const LIMIT_BEHIND = /^\s?% (?:or|and) (?:lower|less|below|under|higher|more|above|over)\b/i

/** Whether a share of a text says who was studied and not what came out. */
const isLimit = (text: string, { value, start, end }: Pick<Figure, 'value' | 'start' | 'end'>, { limits }: Slots) =>
  limits.has(value) && (LIMIT_BEFORE.test(text.slice(0, start)) || LIMIT_BEHIND.test(text.slice(end)))

/**
 * Whose each share of a claim is, by the words beside it: behind it, otherwise before it. Of two of which one names its arm the other is the other
 * arm's; where neither does, a claim with one arm as its subject gives that arm the first of two, or what something came to.
 */
export function sharesOf(sentence: string, slots: Slots, subject: Arm | undefined): OwnedShare[] {
  const text = readable(sentence)
  const figures = figuresOf(sentence).filter((one) => one.unit === '%' && !one.isSetting && !one.isStatistic && !isLimit(text, one, slots))
  const owners = figures.map(({ label, behind, leading }) => ownerIn(label.length > 0 ? label : behind, slots) ?? ownerIn(leading, slots))
  // Words beside a figure that name no arm of the two may name a third.
  const isBare = figures.map(({ label }) => label.length === 0)
  const other = (one: Arm): Arm => (one === 'arm' ? 'comparator' : 'arm')
  if (figures.length === 2) {
    const [first, second] = owners
    if (first && !second && isBare[1]) owners[1] = other(first)
    if (second && !first && isBare[0]) owners[0] = other(second)
    if (!first && !second && subject) {
      const isChange = FROM_TO.test(text.slice(0, figures[0]!.start)) && TO.test(text.slice(figures[0]!.end))
      owners[isChange ? 1 : 0] = subject
      owners[isChange ? 0 : 1] = other(subject)
    }
  }
  if (figures.length === 1 && !owners[0]) owners[0] = ownerIn(termsIn(text), slots)
  return figures.map(({ value }, at) => ({ value, owner: owners[at] }))
}
