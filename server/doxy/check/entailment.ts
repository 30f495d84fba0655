import { absolutesOf, hasFiguresInPlace, isInOrder, isPartOf, isSwapped, qualifiersOf } from './alignment.ts'
import { keepsArms } from './arms.ts'
import { hasOppositePolarity, hasSamePolarity } from './language/polarity.ts'
import { DOWN, UP } from './language/polarity-words.ts'
import { numberedNamesOf, quantitiesOf } from './language/quantities.ts'
import { type AnalysedText, analyse, contentTerms, coverage, rareCoverage, type TermWeights, termsIn } from './language/text-analysis.ts'

const COVERED = 0.85
const RARE_COVERED = 0.9
/** Share of a claim's weight in the sentence itself, without what it is about. */
const OWN_COVERED = 0.6
/** From so many figures on they tell which way things go. */
const FIGURES = 2
/** Words before a figure that say what it counts, in a sentence that may be longer than the claim. */
const COUNTED = 2
/** Whether a sentence of a source, read under what it is about, says what the claim says: near word for word, and neither surer nor wider. */
export function entails(claim: AnalysedText, whole: AnalysedText, context: AnalysedText, weights: TermWeights): boolean {
  const source = withFigures(claim) ? clausesWith(claim, whole) : whole
  const said = contentTerms(claim.terms)
  const has = [...source.terms, ...context.terms]
  return (
    coverage(said, has, weights) >= COVERED &&
    coverage(said, source.terms, weights) >= OWN_COVERED &&
    rareCoverage(said, has, weights) >= RARE_COVERED &&
    // A word that stands neither there nor in the title adds people, or an effect.
    isPartOf(said, has) &&
    !isSwapped(claim, source, context) &&
    (hasSamePolarity(claim.polarity, source.polarity) || leavesItToFigures(claim, source)) &&
    !source.polarity.hedged &&
    isPartOf(absolutesOf(claim), absolutesOf(source)) &&
    isPartOf(qualifiersOf(claim.polarity), new Set([...source.polarity.narrowing, ...context.polarity.narrowing])) &&
    isPartOf(qualifiersOf(source.polarity), claim.polarity.narrowing) &&
    isPartOf(quantitiesOf(claim.text), quantitiesOf(source.text)) &&
    isPartOf(numberedNamesOf(claim.text), numberedNamesOf(`${source.text} ${context.text}`)) &&
    isInOrder(claim, source) &&
    hasFiguresInPlace(claim, source, COUNTED) &&
    keepsArms(claim.text, whole.text)
  )
}

/**
 * Whether a sentence of the same words says the opposite, or gives another figure: it is about all that the claim is about, sure, and for no
 * fewer people. Likely, and no more: it asks for a reader.
 */
export function opposes(claim: AnalysedText, whole: AnalysedText, context: AnalysedText, weights: TermWeights): boolean {
  const source = withFigures(claim) ? clausesWith(claim, whole) : whole
  const said = withoutDirection(claim).filter((term) => !/^\d/.test(term))
  const has = [...source.terms, ...context.terms]
  return (
    said.length > 0 &&
    coverage(said, has, weights) >= COVERED &&
    coverage(said, source.terms, weights) >= OWN_COVERED &&
    rareCoverage(said, has, weights) >= RARE_COVERED &&
    !isSwapped(claim, source, context) &&
    !source.polarity.hedged &&
    isPartOf(qualifiersOf(source.polarity), claim.polarity.narrowing) &&
    isPartOf(numberedNamesOf(claim.text), numberedNamesOf(`${source.text} ${context.text}`)) &&
    (hasOppositePolarity(claim.polarity, source.polarity) || differInFigures(claim, source))
  )
}

/** Both give figures, and not the same. */
function differInFigures(claim: AnalysedText, source: AnalysedText): boolean {
  const known = quantitiesOf(source.text)
  return known.size > 0 && !isPartOf(quantitiesOf(claim.text), known)
}

/** Words of direction, which differ where two say the opposite. */
const DIRECTION_TERMS: ReadonlySet<string> = new Set([...UP, ...DOWN].flatMap(termsIn))
/** What a text is about, whichever way it goes. */
export const withoutDirection = ({ terms }: AnalysedText): string[] => contentTerms(terms).filter((term) => !DIRECTION_TERMS.has(term))

/** Whether a sentence goes the way of the claim, with the claim's figures in their places: then it cannot stand against it. */
export const agrees = (claim: AnalysedText, source: AnalysedText): boolean =>
  hasSamePolarity(claim.polarity, source.polarity) &&
  isPartOf(quantitiesOf(claim.text), quantitiesOf(source.text)) &&
  isInOrder(claim, source) &&
  hasFiguresInPlace(claim, source, 0)

const withFigures = (claim: AnalysedText) => quantitiesOf(claim.text).size >= FIGURES

/** A claim of figures is compared with the parts of a sentence that speak of the same. */
function clausesWith(claim: AnalysedText, source: AnalysedText): AnalysedText {
  const said = new Set(contentTerms(claim.terms))
  const clauses = source.text.split(/[;()]|,(?!\d)/)
  return analyse(clauses.filter((clause) => termsIn(clause).some((term) => said.has(term))).join(', '))
}

const leavesItToFigures = (claim: AnalysedText, source: AnalysedText) =>
  withFigures(claim) && claim.polarity.directions.size === 0 && claim.polarity.negations === source.polarity.negations
