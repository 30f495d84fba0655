import { isAsSure, type Polarity, pointsAgainst, pointsAlike, polarityOf } from './negation.ts'
import { quantitiesOf, sameQuantities, standsIn } from './quantities.ts'

/** What the check knows of words: their stems in order, and how telling a stem is in the library. */
export type Lexis = { terms(text: string): string[]; idf(term: string): number }
export type SourceSentence = { documentId: string; passageId: string; text: string }
/** A claim that a note of ours states, known to be borne out or refuted by what the note cites. */
export type KnownClaim = { documentId: string; statement: string; paraphrases?: readonly string[]; truth: 'supported' | 'refuted' }
export type Verdict =
  | { status: 'verified' | 'disputed'; by: 'sentence'; source: SourceSentence }
  | { status: 'verified' | 'disputed'; by: 'known claim'; known: KnownClaim }
  | { status: 'needs_review'; source: SourceSentence }
  | { status: 'pending' }

const COVERED = 0.85
const RARE_COVERED = 0.9
const KNOWN_COVERED = 0.8
const CLOSE = 0.6
const IN_ORDER = 0.9
/** Share of the most telling word's weight from which a word counts as rare. */
const RARE = 0.6
const LEAST_TERMS = 3

type Weighed = { text: string; terms: string[]; polarity: Polarity }

/**
 * What the sources say of a claim. Only a near-verbatim sentence verifies, only a refuted claim of our notes disputes;
 * a sentence that seems to say the opposite asks for a person's eye; all else stays open.
 */
export function verdictOf(claim: string, sources: readonly SourceSentence[], known: readonly KnownClaim[], lexis: Lexis): Verdict {
  const asked = weigh(claim, lexis)
  if (asked.terms.length < LEAST_TERMS) return { status: 'pending' }

  const match = known.find((one) =>
    [one.statement, ...(one.paraphrases ?? [])].some((wording) => isSame(asked, weigh(wording, lexis), lexis)),
  )
  if (match) return { status: match.truth === 'refuted' ? 'disputed' : 'verified', by: 'known claim', known: match }

  const close = sources
    .map((source) => ({ source, weighed: weigh(source.text, lexis) }))
    .map((one) => ({ ...one, covered: coverage(asked.terms, one.weighed.terms, lexis) }))
    .filter(({ covered }) => covered >= CLOSE)
    .sort((a, b) => b.covered - a.covered)
  const against = close.find(({ weighed }) => isAgainst(asked, weighed))
  const bearing = close.find(({ weighed, covered }) => covered >= COVERED && bearsOut(asked, weighed, lexis))
  // Sources that differ are for a person to read.
  if (bearing && !(against && against.covered >= COVERED)) return { status: 'verified', by: 'sentence', source: bearing.source }
  return against ? { status: 'needs_review', source: against.source } : { status: 'pending' }
}

const weigh = (text: string, lexis: Lexis): Weighed => ({ text, terms: lexis.terms(text), polarity: polarityOf(text) })

function bearsOut(claim: Weighed, source: Weighed, lexis: Lexis) {
  return (
    pointsAlike(claim.polarity, source.polarity) &&
    isAsSure(claim.polarity, source.polarity) &&
    standsIn(claim.text, source.text) &&
    rareCoverage(claim.terms, source.terms, lexis) >= RARE_COVERED &&
    inOrder(claim.terms, source.terms) >= IN_ORDER
  )
}

const isAgainst = (claim: Weighed, source: Weighed) =>
  pointsAgainst(claim.polarity, source.polarity) || differInNumbers(claim.text, source.text)

/** Both give numbers, and not the same. */
function differInNumbers(claim: string, source: string) {
  const known = quantitiesOf(source)
  return known.size > 0 && [...quantitiesOf(claim)].some((quantity) => !known.has(quantity))
}

const isSame = (claim: Weighed, known: Weighed, lexis: Lexis) =>
  coverage(claim.terms, known.terms, lexis) >= KNOWN_COVERED &&
  coverage(known.terms, claim.terms, lexis) >= KNOWN_COVERED &&
  pointsAlike(claim.polarity, known.polarity) &&
  sameQuantities(claim.text, known.text) &&
  inOrder(claim.terms, known.terms) >= IN_ORDER

/** Share of the weight of one text's words that the other has as well. */
export function coverage(terms: readonly string[], by: readonly string[], lexis: Pick<Lexis, 'idf'>): number {
  const has = new Set(by)
  let [all, shared] = [0, 0]
  for (const term of new Set(terms)) {
    const weight = lexis.idf(term)
    all += weight
    if (has.has(term)) shared += weight
  }
  return all === 0 ? 0 : shared / all
}

function rareCoverage(terms: readonly string[], by: readonly string[], { idf }: Lexis) {
  const most = Math.max(...terms.map(idf))
  const rare = [...new Set(terms)].filter((term) => idf(term) >= most * RARE)
  const has = new Set(by)
  return rare.filter((term) => has.has(term)).length / rare.length
}

/** How much of what both share comes in the same order: "A is better than B" is not "B is better than A". */
export function inOrder(terms: readonly string[], by: readonly string[]): number {
  const shared = terms.filter((term) => by.includes(term))
  if (shared.length === 0) return 0
  let row = new Array<number>(by.length + 1).fill(0)
  for (const term of shared) {
    const next = [0]
    for (const [at, other] of by.entries()) next.push(other === term ? row[at]! + 1 : Math.max(row[at + 1]!, next[at]!))
    row = next
  }
  return row.at(-1)! / shared.length
}
