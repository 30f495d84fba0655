import { figuresOf } from '../check/figures.ts'
import { termsIn } from '../check/language/text-analysis.ts'
import type { Slots } from './slots.ts'

type Arm = 'arm' | 'comparator'
/** A figure of a claim that is some arm's, as it is written, with its unit. */
export type OwnedFigure = { value: string; unit: string; owner: Arm | undefined }

/** "From 17% to 12%" with one arm that changes something: the second is its own. */
const FROM_TO = /\bfrom (?:about |nearly )?$/i
const TO = /^\s?%? to /i

const names = (terms: readonly string[], own: readonly string[]) => own.length > 0 && own.some((term) => terms.includes(term))

/** The arm whose words, and none of the other's, stand among some terms. */
function ownerIn(terms: readonly string[], { arm, comparator }: Slots): Arm | undefined {
  const [first, second] = [names(terms, arm), names(terms, comparator)]
  return first === second ? undefined : first ? 'arm' : 'comparator'
}

/**
 * Whose each figure of a claim is that has one of these values, by the words beside it: behind it, otherwise before it. Of two of which one names its arm the other is the other arm's; where
 * neither does, a claim with one arm as its subject gives that arm the first of two, or what something came to.
 */
export function ownersOf(text: string, slots: Slots, subject: Arm | undefined, values: ReadonlySet<string | undefined>): OwnedFigure[] {
  const figures = figuresOf(text).filter(({ value, isSetting, isStatistic }) => values.has(value) && !isSetting && !isStatistic)
  const owners = figures.map(({ label, behind, leading }) => ownerIn(label.length > 0 ? label : behind, slots) ?? ownerIn(leading, slots))
  const other = (one: Arm): Arm => (one === 'arm' ? 'comparator' : 'arm')
  if (figures.length === 2) {
    const [first, second] = owners
    if (first && !second) owners[1] = other(first)
    if (second && !first) owners[0] = other(second)
    if (!first && !second && subject) {
      const isChange = FROM_TO.test(text.slice(0, figures[0]!.start)) && TO.test(text.slice(figures[0]!.end))
      owners[isChange ? 1 : 0] = subject
      owners[isChange ? 0 : 1] = other(subject)
    }
  }
  if (figures.length === 1 && !owners[0]) owners[0] = ownerIn(termsIn(text), slots)
  return figures.map(({ value, unit }, at) => ({ value, unit, owner: owners[at] }))
}
