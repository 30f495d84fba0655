import { type Figure, figuresOf, readable } from '../check/figures.ts'
import { isConnector } from '../check/language/joints.ts'
import { termsIn } from '../check/language/text-analysis.ts'
import { restsOnOrder } from '../check/runs.ts'
import type { Slots } from './slots.ts'

type Arm = 'arm' | 'comparator'
/** A share that a claim gives, and whose it is. */
export type OwnedShare = { value: string; owner: Arm | undefined }

/** "From 17% to 12%" with one arm that changes something: the second is its own. */
const FROM_TO = /\bfrom (?:about |nearly )?$/i
const TO = /^\s?(?:%|per ?cent\b)? to /i

/** What stands behind a share of those who were given something. */
const GIVEN =
  /^\s?(?:%|per ?cent\b)?[^,;:.\d]{0,60}?\b(?:on|with|given|receiving|taking) (?!(?:(?:the|an?) )?(?:days?|average|admission|discharge|trial|hazard|risk|odds|ratio|confidence|difference|p)\b)/i

/** Shares of one sentence of which it is asked whose each is. */
const SHARES_MAX = 12

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
 * Whether only the order of two shares says whose they are: "16% versus 21% with A versus B", "in the A and B groups, 16% and 21%". Between them
 * stands no arm, and before or behind them stand both. One in words, such as "half", may be part of an outcome: of two such one is set against
 * the other.
 */
function areByOrder(text: string, first: Figure | undefined, last: Figure | undefined, { arm, comparator }: Slots): boolean {
  if (!first || !last || isChange(text, first)) return false
  if ([first, last].some(({ unit }) => unit !== '%') && !isConnector(text.slice(first.end, last.start))) return false
  const namedIn = (part: string) => [arm, comparator].filter((own) => names(termsIn(part), own)).length
  const [before, between, behind] = [text.slice(0, first.start), text.slice(first.end, last.start), text.slice(last.end)]
  return namedIn(between) === 0 && (namedIn(before) === 2 || namedIn(behind) === 2)
}

const isChange = (text: string, first: Figure) => FROM_TO.test(text.slice(0, first.start)) && TO.test(text.slice(first.end))

/**
 * Whose each share of a claim is, by the words beside it: behind it, otherwise before it. Of two of which one names its arm the other is the other
 * arm's; where neither does, a claim with one arm as its subject gives that arm the first of two, or what something came to. What rests on an
 * order is nobody's.
 */
export function sharesOf(sentence: string, slots: Slots, subject: Arm | undefined): OwnedShare[] {
  const text = readable(sentence)
  const told = figuresOf(sentence).filter((one) => !one.isSetting && !one.isStatistic && !isLimit(text, one, slots))
  const [shares, figures] = [['%', 'share'], ['%']].map((units) => told.filter(({ unit }) => units.includes(unit))) as [Figure[], Figure[]]
  // Each is read with all that stands around it: of so many no sentence says whose each is.
  if (shares.length > SHARES_MAX) return figures.map(({ value }) => ({ value, owner: undefined }))
  if (restsOnOrder(text) || [shares, figures].some((some) => some.some((one, at) => areByOrder(text, some[at - 1], one, slots))))
    return figures.map(({ value }) => ({ value, owner: undefined }))
  const owners = figures.map(({ label, behind, leading }) => ownerIn(label.length > 0 ? label : behind, slots) ?? ownerIn(leading, slots))
  // "71% on rifampicin", where neither arm is called so: a third has it, and the other arm no more by it.
  if (figures.some(({ label, end }, at) => label.length > 0 && !ownerIn(label, slots) && !owners[at] && GIVEN.test(text.slice(end))))
    return figures.map(({ value }) => ({ value, owner: undefined }))
  // Words beside a figure that name no arm of the two may name a third.
  const isBare = figures.map(({ label }) => label.length === 0)
  const other = (one: Arm): Arm => (one === 'arm' ? 'comparator' : 'arm')
  if (figures.length === 2) {
    const [first, second] = owners
    // Who changes something is who it came to: "the arm cut deaths from 17% to 12%".
    if (isChange(text, figures[0]!)) {
      const whose = second ?? subject ?? first
      owners.splice(0, 2, whose && other(whose), whose)
    } else if (first && !second && isBare[1]) owners[1] = other(first)
    else if (second && !first && isBare[0]) owners[0] = other(second)
    else if (!first && !second && subject) owners.splice(0, 2, subject, other(subject))
  }
  // "Lowered deaths from 31%": of whom that is stands nowhere.
  const [only, ...more] = figures
  if (only && more.length === 0)
    owners[0] = FROM_TO.test(text.slice(0, only.start)) ? ownerIn(only.label, slots) : (owners[0] ?? ownerIn(termsIn(text), slots))
  return figures.map(({ value }, at) => ({ value, owner: owners[at] }))
}
