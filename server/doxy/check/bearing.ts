import { absolutesOf, aside, hasFiguresInPlace, isInOrder, isPartOf, isSwapped } from './likeness.ts'
import { pointsAlike } from './negation.ts'
import { numberedNamesOf, quantitiesOf } from './quantities.ts'
import { coverage, type Lexis, rareCoverage, termsIn, told, type Weighed, weigh } from './weighing.ts'

const COVERED = 0.85
const RARE_COVERED = 0.9
/** Share of a claim's weight in the sentence itself, without what it is about. */
const OWN_COVERED = 0.6
/** From so many figures on they tell which way things go. */
const FIGURES = 2
/** Words before a figure that say what it counts, in a sentence that may be longer than the claim. */
const COUNTED = 2
/** Whether a sentence of a source, read under what it is about, says what the claim says: near word for word, and neither surer nor wider. */
export function bearsOut(claim: Weighed, whole: Weighed, about: Weighed, lexis: Lexis): boolean {
  const source = withFigures(claim) ? clausesWith(claim, whole) : whole
  const said = told(claim.terms)
  const has = [...source.terms, ...about.terms]
  return (
    coverage(said, has, lexis) >= COVERED &&
    coverage(said, source.terms, lexis) >= OWN_COVERED &&
    rareCoverage(said, has, lexis) >= RARE_COVERED &&
    // A word that stands neither there nor in the title adds people, or an effect.
    isPartOf(said, has) &&
    !isSwapped(claim, source, about) &&
    (pointsAlike(claim.polarity, source.polarity) || leavesItToFigures(claim, source)) &&
    !source.polarity.hedged &&
    isPartOf(absolutesOf(claim), absolutesOf(source)) &&
    isPartOf(aside(claim.polarity), new Set([...source.polarity.narrowing, ...about.polarity.narrowing])) &&
    isPartOf(aside(source.polarity), claim.polarity.narrowing) &&
    isPartOf(quantitiesOf(claim.text), quantitiesOf(source.text)) &&
    isPartOf(numberedNamesOf(claim.text), numberedNamesOf(`${source.text} ${about.text}`)) &&
    isInOrder(claim, source) &&
    hasFiguresInPlace(claim, source, COUNTED)
  )
}

/** Whether a sentence goes the way of the claim, with the claim's figures in their places: then it cannot stand against it. */
export const agrees = (claim: Weighed, source: Weighed): boolean =>
  pointsAlike(claim.polarity, source.polarity) &&
  isPartOf(quantitiesOf(claim.text), quantitiesOf(source.text)) &&
  isInOrder(claim, source) &&
  hasFiguresInPlace(claim, source, 0)

const withFigures = (claim: Weighed) => quantitiesOf(claim.text).size >= FIGURES

/** A claim of figures is held against the parts of a sentence that speak of the same. */
function clausesWith(claim: Weighed, source: Weighed): Weighed {
  const said = new Set(told(claim.terms))
  const clauses = source.text.split(/[;()]|,(?!\d)/)
  return weigh(clauses.filter((clause) => termsIn(clause).some((term) => said.has(term))).join(', '))
}

const leavesItToFigures = (claim: Weighed, source: Weighed) =>
  withFigures(claim) && claim.polarity.ways.size === 0 && claim.polarity.negations === source.polarity.negations
