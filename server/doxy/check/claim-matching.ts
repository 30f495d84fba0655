import { smallWordMore } from '../entail/small-words.ts'
import { absolutesOf, hasFiguresInPlace, isInOrder, isPartOf, isSwapped, qualifiersOf, sameSet } from './alignment.ts'
import { keepsArms } from './arms.ts'
import { withoutDirection } from './entailment.ts'
import { hasSamePercentages, percentagesIn, withoutPercentages } from './language/percentages.ts'
import { hasOppositePolarity, hasSamePolarity } from './language/polarity.ts'
import { numberedNamesOf, quantitiesOf } from './language/quantities.ts'
import { namesStudy, withoutName } from './language/study-names.ts'
import { type AnalysedText, analyse, contentTerms, coverage, rareCoverage, type TermWeights } from './language/text-analysis.ts'
import { namesOtherPeople } from './people.ts'
import { read, takesFromRun } from './runs.ts'

/** A claim, and whether it names the study it is compared with. */
export type ScopedClaim = AnalysedText & { named: boolean }

/** A claim as it is compared with one document, without the name of its study. */
export function claimsPerDocument(claim: string) {
  const analysed = new Map<string, AnalysedText>()
  return (documentId: string): ScopedClaim => {
    const text = withoutName(claim, documentId)
    const known = analysed.get(text) ?? analyse(text)
    analysed.set(text, known)
    return { ...known, named: namesStudy(claim, documentId) }
  }
}

/** A claim that a note of ours states, known to be supported or refuted by what the note cites. */
export type CuratedClaim = {
  documentId: string
  /** Of the work that the note cites. */
  title: string
  statement: string
  paraphrases?: readonly string[]
  truth: 'supported' | 'refuted'
}
const COVERED = 0.8
/** Share of a claim's rare words in a statement; one that is refuted is so for some of those it names, too. */
const RARE_COVERED = { supported: 0.8, refuted: 0.75 }

/** Whether a note states the claim, or what it refutes. */
export const matchesCuratedClaim = (claim: ScopedClaim, known: CuratedClaim, weights: TermWeights) =>
  !saysMore(claim, known) && wordingsOf(known, claim).some((wording) => isSame(claim, wording, weights))

/** Whether it is about other people, or more by a small word, than any wording of a statement under its title. */
function saysMore({ text }: ScopedClaim, { title, statement, paraphrases = [], truth }: CuratedClaim): boolean {
  const worded = [title, statement, ...paraphrases].map((wording) => analyse(wording).text).join(' | ')
  return (
    namesOtherPeople(text, worded) ||
    (truth === 'supported' && smallWordMore(text, { result: worded, arms: worded, told: worded, isChance: true }) !== undefined)
  )
}

/** Whether the claim says the opposite of what a note states. */
export const contradictsCuratedClaim = (claim: ScopedClaim, known: CuratedClaim, weights: TermWeights) =>
  known.truth === 'supported' && wordingsOf(known, claim).some((wording) => isOpposite(claim, wording, weights))

/** What was found in a study that a wording names is said of that study only. */
const wordingsOf = ({ documentId, title, statement, paraphrases = [], truth }: CuratedClaim, { named }: ScopedClaim): CuratedWording[] =>
  [statement, ...paraphrases]
    .filter((wording) => named || !namesStudy(wording, documentId))
    .map((wording) => ({ ...analyse(withoutName(wording, documentId)), context: analyse(title), truth }))

/**
 * A curated claim with percentages added: what is supported needs them in `own`, the sentences of its note that report a result with them; what is
 * refuted is so with any.
 */
export function matchesWithPercentages(claim: ScopedClaim, known: CuratedClaim, own: readonly string[], weights: TermWeights): boolean {
  if (
    percentagesIn(claim.text).length === 0 ||
    !matchesCuratedClaim({ ...analyse(withoutPercentages(claim.text)), named: claim.named }, known, weights)
  )
    return false
  const subject = [known.statement, ...(known.paraphrases ?? [])].flatMap((wording) => analyse(wording).terms)
  const standsIn = (source: AnalysedText) => hasSamePercentages(claim, source) && keepsArms(claim.text, source.text, subject)
  return known.truth === 'refuted' || own.some((sentence) => standsIn(analyse(sentence)))
}

/** A statement of a note, with the title of what the note cites. */
type CuratedWording = AnalysedText & { context: AnalysedText; truth: keyof typeof RARE_COVERED }

/** Whether a claim is one that a note states: both have nearly all of each other's words, the same people, numbers and direction. */
function isSame(claim: AnalysedText, known: CuratedWording, weights: TermWeights): boolean {
  const [said, stated] = [contentTerms(claim.terms), contentTerms(known.terms)]
  // A title lends a figure no arm.
  const isAlone = quantitiesOf(claim.text).size > 0 || isSwapped(claim, known, known.context)
  const titled = isAlone ? stated : [...stated, ...known.context.terms]
  // A word more adds people, or an effect. What is refuted is so for some of those it names, but not for more.
  const isWithin =
    known.truth === 'supported'
      ? isPartOf(said, titled) && isPartOf(absolutesOf(claim), absolutesOf(known))
      : isPartOf(stated, said) && isPartOf(absolutesOf(known), absolutesOf(claim))
  return isWithin && isOfSame(said, stated, claim, known, weights) && hasSamePolarity(claim.polarity, known.polarity)
}

/** Whether a claim says the opposite of what a note states. */
const isOpposite = (claim: AnalysedText, known: CuratedWording, weights: TermWeights): boolean =>
  isOfSame(withoutDirection(claim), withoutDirection(known), claim, known, weights) && hasOppositePolarity(claim.polarity, known.polarity)

function isOfSame(said: string[], stated: string[], claim: AnalysedText, known: CuratedWording, weights: TermWeights): boolean {
  return (
    coverage(said, stated, weights) >= COVERED &&
    coverage(stated, said, weights) >= COVERED &&
    rareCoverage(said, stated, weights) >= RARE_COVERED[known.truth] &&
    sameSet(qualifiersOf(claim.polarity), qualifiersOf(known.polarity)) &&
    sameSet(quantitiesOf(claim.text), quantitiesOf(known.text)) &&
    sameSet(numberedNamesOf(claim.text), numberedNamesOf(known.text)) &&
    isInOrder(claim, known) &&
    hasFiguresInPlace(claim, known, 1) &&
    (said.join(' ') === stated.join(' ') ||
      (!takesFromRun(read(claim.text), read(known.text)) && (!comparesArms(known.text) || keepsArms(claim.text, known.text))))
  )
}

/** Whether a wording gives more than one arm its share: then a claim has to name each beside its own. */
const comparesArms = (text: string) =>
  read(text).figures.filter(({ unit, isStatistic, isSetting }) => unit === '%' && !isStatistic && !isSetting).length > 1
