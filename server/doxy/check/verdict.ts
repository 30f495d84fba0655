import { agrees, bearsOut, isOpposite, isSame, type Stated } from './bearing.ts'
import { namesStudy, withoutName } from './names.ts'
import { pointsAgainst } from './negation.ts'
import { quantitiesOf } from './quantities.ts'
import { sharesIn, sharesStand, withoutShares } from './shares.ts'
import { coverage, type Lexis, told, type Weighed, weigh } from './weighing.ts'

/** A sentence of a document, and what it is about besides its own words. */
export type SourceSentence = { documentId: string; passageId: string; text: string; about: string }
/** A claim that a note of ours states, known to be borne out or refuted by what the note cites. */
export type KnownClaim = {
  documentId: string
  /** Of the work that the note cites. */
  title: string
  statement: string
  paraphrases?: readonly string[]
  truth: 'supported' | 'refuted'
}
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

  const matches = known.filter(
    (one) => isStated(asked(one.documentId), one, lexis) || isStatedWithShares(asked(one.documentId), one, sources, lexis),
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

const isStated = (claim: Asked, known: KnownClaim, lexis: Lexis) =>
  wordingsOf(known, claim).some((wording) => isSame(claim, wording, lexis))

const isDenied = (claim: Asked, known: KnownClaim, lexis: Lexis) =>
  known.truth === 'supported' && wordingsOf(known, claim).some((wording) => isOpposite(claim, wording, lexis))

/** What was found in a study that a wording names is said of that study only. */
const wordingsOf = ({ documentId, title, statement, paraphrases = [], truth }: KnownClaim, { named }: Asked): Stated[] =>
  [statement, ...paraphrases]
    .filter((wording) => named || !namesStudy(wording, documentId))
    .map((wording) => ({ ...weigh(withoutName(wording, documentId)), about: weigh(title), truth }))

/** A known claim with shares added: what is borne out needs them in the document, what is refuted is so with any. */
function isStatedWithShares(claim: Asked, known: KnownClaim, sources: readonly SourceSentence[], lexis: Lexis): boolean {
  if (sharesIn(claim.text).length === 0 || !isStated({ ...weigh(withoutShares(claim.text)), named: claim.named }, known, lexis))
    return false
  const own = sources.filter(({ documentId }) => documentId === known.documentId)
  return known.truth === 'refuted' || own.some(({ text }) => sharesStand(claim, weigh(text)))
}

type Asked = Weighed & { named: boolean }

/** A claim as it is held against one document, without the name of its study. */
function askedOf(claim: string) {
  const weighed = new Map<string, Weighed>()
  return (documentId: string): Asked => {
    const text = withoutName(claim, documentId)
    const known = weighed.get(text) ?? weigh(text)
    weighed.set(text, known)
    return { ...known, named: namesStudy(claim, documentId) }
  }
}

const isAgainst = (claim: Weighed, source: Weighed) =>
  pointsAgainst(claim.polarity, source.polarity) || differInNumbers(claim.text, source.text)

/** Both give numbers, and not the same. */
function differInNumbers(claim: string, source: string) {
  const known = quantitiesOf(source)
  return known.size > 0 && [...quantitiesOf(claim)].some((quantity) => !known.has(quantity))
}
