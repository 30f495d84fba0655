import { askedOf } from './asked.ts'
import { agrees, bearsOut } from './bearing.ts'
import { pointsAgainst } from './negation.ts'
import { quantitiesOf } from './quantities.ts'
import { isDenied, isStated, isStatedWithShares, type KnownClaim } from './stated.ts'
import { coverage, type Lexis, told, type Weighed, weigh } from './weighing.ts'

/** A sentence of a document, and what it is about besides its own words. */
export type SourceSentence = { documentId: string; passageId: string; text: string; about: string }
export type Verdict =
  | { status: 'verified' | 'disputed'; by: 'sentence'; source: SourceSentence }
  | { status: 'verified' | 'disputed'; by: 'known claim'; known: KnownClaim }
  | { status: 'needs_review'; source: SourceSentence }
  | { status: 'pending' }

const COVERED = 0.85
const CLOSE = 0.6
/** Share of a claim's weight from which a sentence, under a title about the same, speaks to it. */
const TOUCHED = 0.3
const LEAST_TERMS = 3

/**
 * What the sources say of a claim. Only a near-verbatim sentence verifies, only a refuted claim of our notes disputes;
 * a sentence that seems to say the opposite asks for a person's eye; all else stays open.
 */
export function verdictOf(claim: string, sources: readonly SourceSentence[], known: readonly KnownClaim[], lexis: Lexis): Verdict {
  const asked = askedOf(claim)
  if (asked('').terms.length < LEAST_TERMS) return { status: 'pending' }

  const ownOf = ({ documentId }: KnownClaim) => sources.flatMap((one) => (one.documentId === documentId ? [one.text] : []))
  const matches = known.filter(
    (one) => isStated(asked(one.documentId), one, lexis) || isStatedWithShares(asked(one.documentId), one, ownOf(one), lexis),
  )
  const [match] = matches
  const denied = known.find((one) => isDenied(asked(one.documentId), one, lexis))
  // Statements that differ settle nothing.
  if (match && matches.every(({ truth }) => truth === match.truth))
    return { status: match.truth === 'refuted' ? 'disputed' : 'verified', by: 'known claim', known: match }

  const close = sources
    .map((source) => ({ source, claim: asked(source.documentId), weighed: weigh(source.text), about: weigh(source.about) }))
    .map((one) => ({ ...one, covered: coverage(told(one.claim.terms), one.weighed.terms, lexis) }))
    .filter(({ covered }) => covered >= CLOSE)
    .sort((a, b) => b.covered - a.covered)
  const against =
    close.find((one) => isAgainst(one.claim, one.weighed)) ?? close.find(({ source }) => source.documentId === denied?.documentId)
  const bearing = close.find((one) => bearsOut(one.claim, one.weighed, one.about, lexis))
  // Sources that differ are for a person to read.
  if (bearing && !(against && against.covered >= COVERED)) return { status: 'verified', by: 'sentence', source: bearing.source }
  return against ? { status: 'needs_review', source: against.source } : { status: 'pending' }
}

/** Whether a sentence that somebody holds against a claim may stand there: it is about the same, sure, and does not agree with it. */
export function mayContradict(claim: string, { documentId, text, about }: SourceSentence, lexis: Lexis): boolean {
  const [asked, source] = [askedOf(claim)(documentId), weigh(text)]
  const [said, subject] = [told(asked.terms), [...source.terms, ...weigh(about).terms]]
  const isOfIt = coverage(said, subject, lexis) >= CLOSE && coverage(said, source.terms, lexis) >= TOUCHED
  return isOfIt && !source.polarity.hedged && !agrees(asked, source)
}

const isAgainst = (claim: Weighed, source: Weighed) =>
  pointsAgainst(claim.polarity, source.polarity) || differInNumbers(claim.text, source.text)

/** Both give numbers, and not the same. */
function differInNumbers(claim: string, source: string) {
  const known = quantitiesOf(source)
  return known.size > 0 && [...quantitiesOf(claim)].some((quantity) => !known.has(quantity))
}
