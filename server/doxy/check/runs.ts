import { remembered } from '../text/remembered.ts'
import { wordsOf } from '../text/tokens.ts'
import { armNamedIn, type Figure, figuresOf, readable } from './figures.ts'
import { isConnector, isJoining, isRange } from './language/joints.ts'
import { withoutBrackets } from './language/percentages.ts'

/** Words that say which figure is whose by their order alone. */
const BY_ORDER = /\b(?:respectively|correspondingly|former|latter|vice versa|in (?:that|this|the same) order)\b/i
export const restsOnOrder = (text: string) => BY_ORDER.test(text)
const ARTICLES = new Set(['a', 'an', 'the'])
const FROM = /\bfrom (?:about )?$/i
const BEFORE = 20
const ONLY_COMMA = /^[\s)]*%?, *$/
const DOSES = new Set(['mg', 'mcg', 'µg', 'ml', 'unit'])

/** A sentence with the figures read in it. */
export type Read = { text: string; figures: readonly Figure[] }
export const read = remembered((sentence: string): Read => ({ text: readable(sentence), figures: figuresOf(sentence) }))

/**
 * Whether a claim has a figure that its source joins to another without the name of its arm beside it, as in "16 versus 33% with A versus B":
 * whose it is follows from the order alone. So it does of multiples, as in "twice as frequent on A as on B".
 */
export function takesFromRun(claim: Read, source: Read): boolean {
  if (claim.figures.length === 0) return false
  const values = new Set(claim.figures.map(({ value }) => value))
  const runs = runsIn(source)
  return (
    BY_ORDER.test(source.text) ||
    BY_ORDER.test(claim.text) ||
    claim.figures.some(({ unit }) => unit === 'multiple') ||
    source.figures.some((figure) => runs.has(figure) && values.has(figure.value))
  )
}

/** Whether a claim says word for word what a part of the source says, and that names the arms of figures that stand against each other. */
export function quotesWhole(claim: Read, source: Read): boolean {
  const said = wordedAlike(claim.text)
  const parts = [source.text, ...source.text.split(';')]
  const isQuote = parts.some((part) => said === wordedAlike(part) || said === wordedAlike(withoutBrackets(part)))
  return isQuote && (BY_ORDER.test(claim.text) || !leavesUnnamed(claim))
}

/** What stands in brackets is read by itself: "12% versus 18% (95% CI 9 to 21) with A versus B". */
function leavesUnnamed(claim: Read): boolean {
  const bare = read(withoutBrackets(claim.text))
  const asides = { ...claim, figures: claim.figures.filter(({ isAside }) => isAside) }
  return [bare, asides].some(({ text, figures }) => figures.some((figure, at) => isUnnamed(figure, figures[at - 1], text)))
}

/** Whether a claim that names one end of a span names the other beside it. */
export function keepsSpans(claim: Read, source: Read): boolean {
  const counts = Map.groupBy(source.figures, ({ value }) => value)
  const said = new Set(claim.figures.map(({ value }) => value))
  const names = (value: string) => said.has(value) && counts.get(value)?.length === 1
  return source.figures.every((figure, at) => {
    const start = source.figures[at - 1]
    if (!start || !isRange(figure.joint) || !(names(start.value) || names(figure.value))) return true
    return claim.figures.some(({ value }, n) => value === figure.value && claim.figures[n - 1]?.value === start.value)
  })
}

/** The figures that are joined to another, with what stands in brackets behind them. */
function runsIn({ text, figures }: Read): Set<Figure> {
  const found = figures.filter(({ isSetting, isStatistic }) => !isSetting && !isStatistic)
  const outside = found.filter(({ isAside }) => !isAside)
  const runs = new Set([
    ...joined(figures, (one, other) => mayBeTaken(one, other) && isConnector(text.slice(one.end, other.start))),
    ...joined(found, (one, other) => areOfOne(one, other, text.slice(one.end, other.start), text)),
    ...joined(outside, (one, other) => {
      const between = withoutBrackets(text.slice(one.end, other.start))
      return (mayBeTaken(one, other) && isConnector(between)) || areOfOne(one, other, between, text)
    }),
  ])
  let isOfRun = false
  for (const figure of figures) {
    if (!figure.isAside) isOfRun = runs.has(figure)
    else if (isOfRun) runs.add(figure)
  }
  return runs
}

const joined = (figures: readonly Figure[], areJoined: (one: Figure, other: Figure) => boolean) =>
  figures.flatMap((other, at) => {
    const one = figures[at - 1]
    return one && areJoined(one, other) ? [one, other] : []
  })

const FAMILIES = ['% share', 'mcg µg mg g kg', 'year month week day hour minute', 'multiple'].map((units) => units.split(' '))
const familyOf = ({ unit }: Figure) => FAMILIES.find((units) => units.includes(unit))?.[0] ?? unit

/** Whether two figures may be of one outcome: no span of time is a share, and when is not how many. */
const mayBeTaken = (one: Figure, other: Figure) =>
  one.isSetting === other.isSetting && (!one.unit || !other.unit || familyOf(one) === familyOf(other))

/** Figures of one unit between which no arm is named, but for the ends of a span. */
function areOfOne(one: Figure, other: Figure, between: string, text: string): boolean {
  if (
    one.unit !== other.unit ||
    (!one.unit && !isJoining(between) && !ONLY_COMMA.test(between)) ||
    (isRange(between) && !FROM.test(text.slice(Math.max(0, one.start - BEFORE), one.start)))
  )
    return false
  return armNamedIn(between).every((term) => /^\d/.test(term) || other.label.includes(term))
}

/** "8% and 12%", "from 8% to 12%": who had which stands nowhere. */
function isUnnamed(figure: Figure, last: Figure | undefined, text: string): boolean {
  if (!last || last.label.length > 0 || figure.label.length > 0 || !mayBeTaken(last, figure)) return false
  if ([last, figure].some(({ isStatistic, isSetting, unit }) => isStatistic || isSetting || DOSES.has(unit))) return false
  return (
    isConnector(figure.joint) ||
    ONLY_COMMA.test(figure.joint) ||
    (figure.unit === '%' && isRange(figure.joint) && FROM.test(text.slice(Math.max(0, last.start - BEFORE), last.start)))
  )
}

const wordedAlike = (text: string) =>
  wordsOf(text)
    .filter((word) => !ARTICLES.has(word))
    .join(' ')
