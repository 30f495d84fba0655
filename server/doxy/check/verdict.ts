import { judgeByResult } from '../entail/judge-result.ts'
import type { ResultOfNote } from '../entail/slots.ts'
import {
  type CuratedClaim,
  claimsPerDocument,
  contradictsCuratedClaim,
  matchesCuratedClaim,
  matchesWithPercentages,
} from './claim-matching.ts'
import { agrees, entails } from './entailment.ts'
import { hasOppositePolarity } from './language/polarity.ts'
import { quantitiesOf } from './language/quantities.ts'
import { type AnalysedText, analyse, contentTerms, coverage, type TermWeights } from './language/text-analysis.ts'

/** A sentence of a document, and what it is about besides its own words. */
export type SourceSentence = { documentId: string; passageId: string; text: string; context: string }
/** A result of a note, with the sentence that reports it. */
export type SourceResult = ResultOfNote & { source: SourceSentence }
export type Verdict =
  | { status: 'verified' | 'disputed'; by: 'result'; source: SourceSentence }
  | { status: 'verified' | 'disputed'; by: 'sentence'; source: SourceSentence }
  | { status: 'verified' | 'disputed'; by: 'curated claim'; known: CuratedClaim }
  | { status: 'needs_review'; source: SourceSentence }
  | { status: 'pending' }

const COVERED = 0.85
const CLOSE = 0.6
/** Share of a claim's weight from which a sentence, under a title about the same, speaks to it. */
const TOUCHED = 0.3
const LEAST_TERMS = 3

/**
 * What the sources say of a claim. Results of our notes settle it first, then what our notes state or refute; otherwise only a near-verbatim
 * sentence verifies. What differs, and a sentence that seems to say the opposite, asks for a person's eye; all else stays open.
 */
export function verdictOf(
  claim: string,
  sources: readonly SourceSentence[],
  known: readonly CuratedClaim[],
  weights: TermWeights,
  results: readonly SourceResult[] = [],
): Verdict {
  const claimFor = claimsPerDocument(claim)
  if (claimFor('').terms.length < LEAST_TERMS) return { status: 'pending' }

  const ownOf = ({ documentId }: CuratedClaim) => sources.flatMap((one) => (one.documentId === documentId ? [one.text] : []))
  const matches = known.filter(
    (one) =>
      matchesCuratedClaim(claimFor(one.documentId), one, weights) ||
      matchesWithPercentages(claimFor(one.documentId), one, ownOf(one), weights),
  )
  const [match] = matches
  const judged = results.map((one) => ({ ...one, verdict: judgeByResult(claimFor(one.source.documentId), one).verdict }))
  const [supporting, contradicting] = [judged.find(isVerdict('supported')), judged.find(isVerdict('contradicted'))]
  const isRefuted = matches.some(({ truth }) => truth === 'refuted')
  const isStated = matches.some(({ truth }) => truth === 'supported')
  const settling = supporting ?? contradicting
  if (settling) {
    if ((supporting && (contradicting || isRefuted)) || (contradicting && isStated))
      return { status: 'needs_review', source: settling.source }
    return { status: supporting ? 'verified' : 'disputed', by: 'result', source: settling.source }
  }
  const denied = known.find((one) => contradictsCuratedClaim(claimFor(one.documentId), one, weights))
  // Statements that differ settle nothing.
  if (match && matches.every(({ truth }) => truth === match.truth))
    return { status: match.truth === 'refuted' ? 'disputed' : 'verified', by: 'curated claim', known: match }

  const close = sources
    .map((source) => ({ source, claim: claimFor(source.documentId), analysed: analyse(source.text), context: analyse(source.context) }))
    .map((one) => ({ ...one, covered: coverage(contentTerms(one.claim.terms), one.analysed.terms, weights) }))
    .filter(({ covered }) => covered >= CLOSE)
    .sort((a, b) => b.covered - a.covered)
  const against =
    close.find((one) => isAgainst(one.claim, one.analysed)) ?? close.find(({ source }) => source.documentId === denied?.documentId)
  const entailing = close.find((one) => entails(one.claim, one.analysed, one.context, weights))
  // Sources that differ are for a person to read.
  if (entailing && !(against && against.covered >= COVERED)) return { status: 'verified', by: 'sentence', source: entailing.source }
  return against ? { status: 'needs_review', source: against.source } : { status: 'pending' }
}

/** Whether a sentence that somebody holds against a claim may stand there: it is about the same, sure, and does not agree with it. */
export function mayContradict(claim: string, { documentId, text, context }: SourceSentence, weights: TermWeights): boolean {
  const [scoped, source] = [claimsPerDocument(claim)(documentId), analyse(text)]
  const [said, subject] = [contentTerms(scoped.terms), [...source.terms, ...analyse(context).terms]]
  const isOfIt = coverage(said, subject, weights) >= CLOSE && coverage(said, source.terms, weights) >= TOUCHED
  return isOfIt && !source.polarity.hedged && !agrees(scoped, source)
}

const isVerdict =
  (wanted: 'supported' | 'contradicted') =>
  ({ verdict }: { verdict: string }) =>
    verdict === wanted

const isAgainst = (claim: AnalysedText, source: AnalysedText) =>
  hasOppositePolarity(claim.polarity, source.polarity) || differInNumbers(claim.text, source.text)

/** Both give numbers, and not the same. */
function differInNumbers(claim: string, source: string) {
  const known = quantitiesOf(source)
  return known.size > 0 && [...quantitiesOf(claim)].some((quantity) => !known.has(quantity))
}
