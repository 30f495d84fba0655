import type { Result } from '#corpus/note.ts'
import { absolutesOf, isPartOf } from '../check/alignment.ts'
import { figuresOf } from '../check/figures.ts'
import { normalise } from '../check/language/normalisation.ts'
import { polarityOf } from '../check/language/polarity.ts'
import { DOWN, UP } from '../check/language/polarity-words.ts'
import { numberedNamesOf, quantitiesOf } from '../check/language/quantities.ts'
import { type AnalysedText, contentTerms, termsIn } from '../check/language/text-analysis.ts'
import { namesOtherPeople } from '../check/people.ts'
import { directionOf, subjectOf } from './direction.ts'
import { effectsOf, givesEffect } from './effect.ts'
import { impliedBy, isMajorEvents } from './implied.ts'
import { sharesOf } from './ownership.ts'
import { type ResultOfNote, type Slots, slotsOf, termsOf } from './slots.ts'
import { smallWordMore } from './small-words.ts'

export type Judgement = { verdict: 'supported' | 'contradicted' | 'unclear'; reason: string }

/** Words that tell how a figure was come by, that something was given, or that it happened: they add nothing to a result. */
const FRAME: ReadonlySet<string> = new Set(
  termsIn(
    `occur occurred happen happened see seen saw have had get got getting develop developed come came give gives gave given giving make makes made put puts bring brings brought
    lead leads led mean means start starts started starting begun begin beginning use used using take takes took took went go goes reach reached meet met need needed needing
    suffer suffered experience experienced end ended leave left record recorded incidence rate risk proportion percent percentage share figure odds chance
    hazard ratio relative absolute confidence interval ci hr rr difference significant significantly median mean average follow followed following up
    during within over after by at day days week weeks month months year years yr hour hours h point points number numbers round around only just nearly almost about roughly
    still again back out off further plus added adding add along together alone then versus v against similar same alike comparable equal differ differed than
    one two three four five six seven eight nine ten eleven twelve event events composite primary outcome outcomes endpoint type overall combined taken top either both statistically drug drugs new newly randomized simply really actually due
    group groups arm arms regimen strategy approach programme schedule plan
    mellitus disease condition case cases woman women man men mother mothers child children person people patient patients participant participants subject subjects`,
  ),
)
const DIRECTIONS: ReadonlySet<string> = new Set([...UP, ...DOWN].flatMap(termsIn))
const POPULATION_NAMED = 0.5
const OUTCOME_NAMED = 0.7

/** The reason where a claim says a direction and its arms did not clearly differ. */
export const NO_DIFFERENCE = 'found no clear difference'

const unclear = (reason: string): Judgement => ({ verdict: 'unclear', reason })

/**
 * What one result of a note says of a claim. A figure holds only with its arm, unit, outcome and time, all taken from the result's fields; a word more adds
 * people or an effect; and what is said without figures has to name whom it was found in. In doubt nothing is said. `claim` is without the name of its study.
 */
export function judgeByResult(claim: AnalysedText & { named: boolean }, of: ResultOfNote): Judgement {
  const { result } = of
  const slots = slotsOf(of)
  const terms = new Set(contentTerms(claim.terms))
  const has = (term: string) => terms.has(term)
  const hasFigures = quantitiesOf(claim.text).size > 0
  const more = [...terms].filter((term) => isMore(term, slots.allowed))
  if (more.length > 0) return unclear(`says more: ${more.join(', ')}`)
  if (namesOtherPeople(claim.text, peopleOf(of))) return unclear('is about people of another kind')
  const added = smallWordMore(claim.text, saidBy(of))
  if (added) return unclear(`says more: ${added}`)
  if (isHedged(claim) || absolutesOf(claim).difference(SURE_ENOUGH).size > 0) return unclear('is surer or less sure')
  if (!namesOutcome(result.outcome, slots, has)) return unclear('names another outcome')
  const [namesArm, namesComparator] = [slots.arm.every(has), slots.comparator.length > 0 && slots.comparator.every(has)]
  if (!namesArm && !namesComparator) return unclear('names no arm')

  const said = directionOf(claim, slots)
  if (said === 'unclear') return unclear('says no one direction')
  if (hasFigures) return judgeFigures(claim, of, slots, said)

  if (said === null) return unclear('says no direction and no figure')
  if (!namesArm || result.certainty === 'low') return unclear('is not what the design can tell')
  const isOfPopulation = slots.population.filter(has).length >= POPULATION_NAMED * slots.population.length
  if (!claim.named && !isOfPopulation) return unclear('names nobody it was found in')
  const isAgainst = (said === 'lower' && result.direction === 'higher') || (said === 'higher' && result.direction === 'lower')
  if (isAgainst) return { verdict: 'contradicted', reason: 'says the opposite direction' }
  const isSame = said === 'none' ? result.direction === 'no clear difference' : said === result.direction
  if (isSame) return { verdict: 'supported', reason: 'says the same direction' }
  return unclear(result.direction === 'no clear difference' ? NO_DIFFERENCE : 'is settled by no direction')
}

/** All that says of whom a result is. */
const peopleOf = ({ result: { population, arm, comparator = '', outcome }, note: { title } }: ResultOfNote) => {
  const worded = normalise([population, arm, comparator, outcome, title].join(' | '))
  return `${worded} ${impliedBy(normalise(population), normalise(outcome))}`
}

/** All that a result says, with the name of its study. */
function saidBy({ result, note }: ResultOfNote) {
  const { population, arm, comparator = '', outcome, time = '', armValue = '', comparatorValue = '', effect = '' } = result
  const arms = normalise(`${arm} | ${comparator}`)
  const rest = normalise([population, outcome, time, armValue, comparatorValue, effect, note.title].join(' | '))
  return {
    arms,
    result: `${arms} | ${rest}`,
    told: `${arms} | ${rest} | ${normalise(note.text)}`,
    isChance: result.direction === 'no clear difference',
  }
}

const MAJOR_TERMS = termsIn('major cardiovascular')

/** "Only 7%" doubts nothing. */
const ONLY = /\b(?:only|just|merely|barely|a mere) (?=-?\d)| only(?=[.,;]|$)/gi
const isHedged = ({ text, polarity }: AnalysedText) => polarity.hedged && polarityOf(text.replace(ONLY, '')).hedged

/** "Significantly" says no more than a direction does, which stands only where chance does not explain it. */
const SURE_ENOUGH: ReadonlySet<string> = new Set(['significant', 'significantly', 'all', 'any', 'only'])

/** Nearly all words of an outcome, and of every part of one that is joined; the main one may be called so. */
function namesOutcome(outcome: string, { outcome: terms }: Slots, has: (term: string) => boolean): boolean {
  if (/^primary\b/.test(outcome) && has('primari')) return true
  if (isMajorEvents(normalise(outcome)) && MAJOR_TERMS.every(has)) return true
  const parts = outcome.split(/,| or | and /).map((part) => termsOf(part).filter((term) => terms.includes(term)))
  return parts.every((part) => part.filter(has).length >= OUTCOME_NAMED * part.length)
}

/** "16.3%" and "16.3 %", "1.65% a year" and "1.65%", "about 84 hours": what stands first in figures. */
const figureIn = (written = '') => {
  const [figure] = /\d[\d,]*(?:\.\d+)?/.exec(written) ?? []
  return figure === undefined ? undefined : String(Number(figure.replaceAll(',', '')))
}

function judgeFigures(claim: AnalysedText, { result, note }: ResultOfNote, slots: Slots, said: ReturnType<typeof directionOf>): Judgement {
  const {
    population,
    arm,
    comparator = '',
    outcome,
    time = '',
    armValue = '',
    comparatorValue = '',
    effect = '',
    interval = '',
    p = '',
  } = result
  const around = normalise(
    [population, arm, comparator, outcome, time, armValue, comparatorValue, effect, interval, p, note.title].join(' | '),
  )
  const { change } = effectsOf(result)
  const given = new Set([...quantitiesOf(around), ...roundedIn(time), ...(change ? [`${change}%`] : [])])
  if (!isPartOf(quantitiesOf(claim.text), given)) return unclear('gives a figure that is not there')
  if (!isPartOf(numberedNamesOf(claim.text), numberedNamesOf(`${around} ${note.aliases.join(' ')} ${note.text}`)))
    return unclear('names something else')
  // Arms that only a dose or a time tells apart are easily taken for each other.
  if ([...slots.arm, ...slots.comparator].some((term) => /\d/.test(term))) return unclear('has arms that figures tell apart')
  if (!areToldApart(result, slots)) return unclear('has arms of which one is part of the other')
  const values = { arm: figureIn(armValue), comparator: figureIn(comparatorValue) }
  if (/%/.test(outcome)) return unclear('has a share in its outcome')
  const subject = subjectOf(claim.text, slots)
  const shares = sharesOf(claim.text, slots, subject)
  // "14.6 per 1,000 person-years with azithromycin": of a rate the words beside a figure are seldom its arm's.
  const others = figuresOf(claim.text).filter(({ unit, isStatistic, isSetting }) => unit !== '%' && !isStatistic && !isSetting)
  const isOfRate = others.some(({ value }) => value === values.arm || value === values.comparator)
  const ofArms = shares.filter(({ value }) => value === values.arm || value === values.comparator)
  if (isOfRate || (ofArms.length > 0 && result.measure !== 'share' && !isYearly(claim.text, result)))
    return unclear('compares other figures than shares')
  if (givesEffectTo(claim.text, slots)) return unclear('says of another arm what an effect is')
  if (isLent(claim.text, slots) || (shares.length === 1 && opensWithOther(claim.text, slots)))
    return unclear('gives a figure to what no field names')
  if (leavesPopulation(claim.terms, { result, note })) return unclear('leaves out which part of them it was')
  const isSaid = said === null || said === result.direction || (said === 'none' && result.direction === 'no clear difference')
  // "36% lower" is a share of nobody: it holds in its direction, of the arm that the claim is about.
  if (ofArms.length === 0) {
    const isEffect =
      givesEffect(claim.text, result) &&
      subject === 'arm' &&
      (shares.length === 0 ? isSaid : shares.length === 1 && said === result.direction)
    return isEffect ? { verdict: 'supported', reason: 'gives its effect' } : unclear('says of no arm what an effect is')
  }
  if (ofArms.length < shares.length || ofArms.some(({ owner }) => owner === undefined)) return unclear('names no arm beside a figure')
  const owners = new Set(ofArms.map(({ owner }) => owner))
  if (owners.size < ofArms.length) return unclear('gives figures of one arm to both')
  // Right figures under a wrong direction are a mixture of two things.
  if (ofArms.every(({ value, owner }) => values[owner!] === value))
    return isSaid ? { verdict: 'supported', reason: 'gives its figures' } : unclear('is settled by no direction')
  const other = { arm: 'comparator', comparator: 'arm' } as const
  const isExchanged =
    ofArms.length === 2 && values.arm !== values.comparator && ofArms.every(({ value, owner }) => values[other[owner!]] === value)
  return isExchanged ? { verdict: 'contradicted', reason: 'gives the figures to the other arm' } : unclear('gives other figures')
}

/** Whether each arm has a word that the other has not: "charcoal" is said of no charcoal as well. */
function areToldApart({ arm, comparator = '' }: Result, slots: Slots): boolean {
  const [first, second] = [new Set(termsOf(arm)), new Set(termsOf(comparator))]
  return slots.arm.some((term) => !second.has(term)) && (comparator === '' || slots.comparator.some((term) => !first.has(term)))
}

const TIME = /(?<![\d.])(\d{1,9}\.\d{1,9}) (day|week|month|year)s?\b/g
/** So far from what stands there a round time may be. */
const ROUND = 0.04

/** "A median of 18.2 months" may be said in whole ones. */
const roundedIn = (time: string): string[] =>
  [...time.matchAll(TIME)].flatMap(([, exact, unit]) => {
    const round = Math.round(Number(exact))
    return Math.abs(round - Number(exact)) <= ROUND * Number(exact) ? [`${round}${unit}`] : []
  })

const YEARLY = /\d\s?% a year\b/
/** A share of each year is given as one, in the claim as in the result. */
const isYearly = (claim: string, { measure, armValue = '' }: Result) => measure === 'rate' && YEARLY.test(armValue) && YEARLY.test(claim)

/** Whether a word adds something to what may be said. */
const isMore = (term: string, known: ReadonlySet<string>) =>
  !/^\d/.test(term) && !known.has(term) && !FRAME.has(term) && !DIRECTIONS.has(term)

const OPENING = /^(?:on|with|in patients on|given|after|under|in|among|for) ([^,]{1,80}),/i

const openingOf = (text: string) => contentTerms(termsIn(OPENING.exec(text)?.[1] ?? ''))
const opensWithOther = (text: string, { comparator }: Slots) => comparator.some((term) => openingOf(text).includes(term))

/** Neither a title nor another sentence lends a figure an arm or its people: what stands behind it, or opens the claim, is in the result. */
function isLent(text: string, { own }: Slots): boolean {
  return [openingOf(text), ...figuresOf(text).map(({ label }) => label)].some((terms) => terms.some((term) => isMore(term, own)))
}

/** Of a result of some of those whom the note tells of, the claim says which. */
function leavesPopulation(terms: readonly string[], { result, note }: ResultOfNote): boolean {
  const own = termsOf(result.population)
  const siblings = note.results.filter(
    (other) => other !== result && other.outcome === result.outcome && other.arm === result.arm && other.population !== result.population,
  )
  return siblings.some((other) => {
    const theirs = new Set(termsOf(other.population))
    return !own.some((term) => !theirs.has(term) && terms.includes(term))
  })
}

/** Whether a ratio or a difference stands before or behind the name of the other arm, of which it is not: "hazard ratio 0.79 on placebo". */
function givesEffectTo(text: string, { arm, comparator }: Slots): boolean {
  const names = (terms: readonly string[]) => comparator.some((term) => terms.includes(term)) && !arm.some((term) => terms.includes(term))
  const [first] = figuresOf(text)
  const isLed = first?.isStatistic === true && names(first.leading)
  return isLed || figuresOf(text).some(({ isStatistic, label }) => isStatistic && names(label))
}
