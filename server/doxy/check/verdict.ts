import type { Result } from '#corpus/note.ts'
import { judgeByResult } from '../entail/judge-result.ts'
import type { ResultOfNote } from '../entail/slots.ts'
import {
  type CuratedClaim,
  claimsPerDocument,
  contradictsCuratedClaim,
  matchesCuratedClaim,
  matchesWithPercentages,
} from './claim-matching.ts'
import { agrees, entails, opposes } from './entailment.ts'
import { percentagesIn } from './language/percentages.ts'
import { analyse, contentTerms, coverage, type TermWeights } from './language/text-analysis.ts'

/** A sentence of a document, and what it is about besides its own words. */
export type SourceSentence = { documentId: string; passageId: string; text: string; context: string }
/** A result of a note, with the sentence that reports it. */
export type SourceResult = ResultOfNote & { source: SourceSentence }
/** What a reviewer reads it for: a sentence that seems to say the same, or the opposite, or sources that differ. */
type Says = 'agrees' | 'contradicts' | 'differs'
export type Verdict =
  | { status: 'verified' | 'disputed'; by: 'result'; source: SourceSentence }
  | { status: 'verified' | 'disputed'; by: 'curated claim'; known: CuratedClaim }
  | { status: 'needs_review'; says: Says; source: SourceSentence }
  | { status: 'pending' }

const CLOSE = 0.6
/** Share of a claim's weight from which a sentence, under a title about the same, speaks to it. */
const TOUCHED = 0.3
const LEAST_TERMS = 3

/**
 * What the sources say of a claim. Only what is written down as data marks it: results of our notes first, then what our notes state or refute.
 * What a sentence says by its words alone, of whatever source, is for a person to read where it is likely right; all else stays open.
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

  const matches = known.filter(
    (one) =>
      matchesCuratedClaim(claimFor(one.documentId), one, weights) ||
      matchesWithPercentages(claimFor(one.documentId), one, reportsWith(claim, one, results), weights),
  )
  const [match] = matches
  const judged = results.map((one) => ({ ...one, verdict: judgeByResult(claimFor(one.source.documentId), one).verdict }))
  const [supporting, contradicting] = [judged.find(isVerdict('supported')), judged.find(isVerdict('contradicted'))]
  const isRefuted = matches.some(({ truth }) => truth === 'refuted')
  const isStated = matches.some(({ truth }) => truth === 'supported')
  const settling = supporting ?? contradicting
  if (settling) {
    if ((supporting && (contradicting || isRefuted)) || (contradicting && isStated))
      return { status: 'needs_review', says: 'differs', source: settling.source }
    return { status: supporting ? 'verified' : 'disputed', by: 'result', source: settling.source }
  }
  // Statements that differ settle nothing.
  if (match && matches.every(({ truth }) => truth === match.truth))
    return { status: match.truth === 'refuted' ? 'disputed' : 'verified', by: 'curated claim', known: match }

  const isDenied = (source: SourceSentence) =>
    known.some((one) => one.documentId === source.documentId && contradictsCuratedClaim(claimFor(one.documentId), one, weights))
  return wordedIn(claimFor, sources, isDenied, weights)
}

/** What sentences say of a claim by their words. */
function wordedIn(
  claimFor: ReturnType<typeof claimsPerDocument>,
  sources: readonly SourceSentence[],
  isDenied: (source: SourceSentence) => boolean,
  weights: TermWeights,
): Verdict {
  const close = sources
    .map((source) => ({ source, claim: claimFor(source.documentId), analysed: analyse(source.text), context: analyse(source.context) }))
    .map((one) => ({ ...one, covered: coverage(contentTerms(one.claim.terms), one.analysed.terms, weights) }))
    .filter(({ covered }) => covered >= CLOSE)
    .sort((a, b) => b.covered - a.covered)
  const entailing = close.find((one) => entails(one.claim, one.analysed, one.context, weights))
  const against =
    close.find((one) => opposes(one.claim, one.analysed, one.context, weights)) ?? close.find(({ source }) => isDenied(source))
  const read = entailing ?? against
  if (!read) return { status: 'pending' }
  return { status: 'needs_review', says: entailing && against ? 'differs' : entailing ? 'agrees' : 'contradicts', source: read.source }
}

/** The sentences of a note that report a result with the shares of a claim: no other sentence lends a statement a figure. */
const reportsWith = (claim: string, { documentId }: CuratedClaim, results: readonly SourceResult[]): string[] =>
  results.flatMap(({ result, source }) => (source.documentId === documentId && hasShares(result, claim) ? [source.text] : []))

function hasShares({ armValue = '', comparatorValue = '', effect = '' }: Result, claim: string): boolean {
  const given = percentagesIn([armValue, comparatorValue, effect].join(' | '))
  return percentagesIn(claim).every((share) => given.includes(share))
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
