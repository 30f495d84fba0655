import { absolutesOf, isPartOf } from '../check/alignment.ts'
import { normalise } from '../check/language/normalisation.ts'
import { DOWN, UP } from '../check/language/polarity-words.ts'
import { numberedNamesOf, quantitiesOf } from '../check/language/quantities.ts'
import { type AnalysedText, contentTerms, termsIn } from '../check/language/text-analysis.ts'
import { directionOf, subjectOf } from './direction.ts'
import { ownersOf } from './ownership.ts'
import { type ResultOfNote, type Slots, slotsOf, termsOf } from './slots.ts'

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
    one two three four five six seven eight nine ten eleven twelve event events composite primary outcome outcomes endpoint type
    mellitus disease condition case cases woman women man men mother mothers child children adult adults person people patient patients participant participants subject subjects`,
  ),
)
const DIRECTIONS: ReadonlySet<string> = new Set([...UP, ...DOWN].flatMap(termsIn))
const POPULATION_NAMED = 0.5
const OUTCOME_NAMED = 0.7

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
  const more = [...terms].filter((term) => !/^\d/.test(term) && !slots.allowed.has(term) && !FRAME.has(term) && !DIRECTIONS.has(term))
  if (more.length > 0) return unclear(`says more: ${more.join(', ')}`)
  if (claim.polarity.hedged || absolutesOf(claim).difference(SURE_ENOUGH).size > 0) return unclear('is surer or less sure')
  if (!namesOutcome(result.outcome, slots, has)) return unclear('names another outcome')
  const [namesArm, namesComparator] = [slots.arm.every(has), slots.comparator.length > 0 && slots.comparator.every(has)]
  if (!namesArm && !namesComparator) return unclear('names no arm')

  const said = directionOf(claim, slots)
  if (said === 'unclear') return unclear('says no one direction')
  if (quantitiesOf(claim.text).size > 0) return judgeFigures(claim, of, slots, said)

  if (said === null) return unclear('says no direction and no figure')
  if (!namesArm || result.certainty === 'low') return unclear('is not what the design can tell')
  const isOfPopulation = slots.population.filter(has).length >= POPULATION_NAMED * slots.population.length
  if (!claim.named && !isOfPopulation) return unclear('names nobody it was found in')
  const isAgainst = (said === 'lower' && result.direction === 'higher') || (said === 'higher' && result.direction === 'lower')
  if (isAgainst) return { verdict: 'contradicted', reason: 'says the opposite direction' }
  const isSame = said === 'none' ? result.direction === 'no clear difference' : said === result.direction
  return isSame ? { verdict: 'supported', reason: 'says the same direction' } : unclear('is settled by no direction')
}

/** "Significantly" says no more than a direction does, which stands only where chance does not explain it. */
const SURE_ENOUGH: ReadonlySet<string> = new Set(['significant', 'significantly', 'all', 'any', 'only'])

/** Nearly all words of an outcome, and of every part of one that is joined; the main one may be called so. */
function namesOutcome(outcome: string, { outcome: terms }: Slots, has: (term: string) => boolean): boolean {
  if (/^primary\b/.test(outcome) && has('primari')) return true
  const parts = outcome.split(/,| or | and /).map((part) => termsOf(part).filter((term) => terms.includes(term)))
  return parts.every((part) => part.filter(has).length >= OUTCOME_NAMED * part.length)
}

/** "16.3%" and "16.3 %", "1.65% a year" and "1.65%", "about 84 hours": what stands first in figures. */
const figureIn = (written = '') => {
  const [figure] = /\d[\d,]*(?:\.\d+)?/.exec(written) ?? []
  return figure === undefined ? undefined : String(Number(figure.replaceAll(',', '')))
}
const isShare = (written = '') => /\d\s?%/.test(written)

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
  if (!isPartOf(quantitiesOf(claim.text), quantitiesOf(around))) return unclear('gives a figure that is not there')
  if (!isPartOf(numberedNamesOf(claim.text), numberedNamesOf(`${around} ${note.aliases.join(' ')} ${note.text}`)))
    return unclear('names something else')
  const values = { arm: figureIn(armValue), comparator: figureIn(comparatorValue) }
  const ofArms = new Set([values.arm, values.comparator])
  const subject = subjectOf(claim.text, slots)
  const owned = ownersOf(claim.text, slots, subject, ofArms)
  // "14.6 per 1,000 person-years with azithromycin": of a rate the words beside a figure are seldom its arm's.
  if (owned.some(({ unit }) => unit !== '%') || (owned.length > 0 && !isShare(armValue || comparatorValue)))
    return unclear('compares other figures than shares')
  if (owned.some(({ owner }) => owner === undefined)) return unclear('names no arm beside a figure')
  const isSaid = said === null || said === result.direction || (said === 'none' && result.direction === 'no clear difference')
  const other = { arm: 'comparator', comparator: 'arm' } as const
  // Arms that only a dose or a time tells apart are easily taken for each other.
  const isTold = [...slots.arm, ...slots.comparator].some((term) => /\d/.test(term))
  if (owned.length === 0 && subject !== 'arm') return unclear('says of no arm what an effect is')
  if (owned.every(({ value, owner }) => values[owner!] === value)) {
    // Right figures under a wrong direction are a mixture of two things.
    return isSaid ? { verdict: 'supported', reason: 'gives its figures' } : unclear('is settled by no direction')
  }
  const isExchanged =
    owned.length === 2 && values.arm !== values.comparator && !isTold && owned.every(({ value, owner }) => values[other[owner!]] === value)
  return isExchanged
    ? { verdict: 'contradicted', reason: 'gives the figures to the other arm' }
    : unclear('gives figures of one arm to both')
}
