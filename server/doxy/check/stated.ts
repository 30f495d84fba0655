import type { Asked } from './asked.ts'
import { absolutesOf, aside, hasFiguresInPlace, isInOrder, isPartOf, isSwapped, sameSet } from './likeness.ts'
import { namesStudy, withoutName } from './names.ts'
import { pointsAgainst, pointsAlike } from './negation.ts'
import { DOWN, UP } from './polarity-words.ts'
import { numberedNamesOf, quantitiesOf } from './quantities.ts'
import { sharesIn, sharesStand, withoutShares } from './shares.ts'
import { coverage, type Lexis, rareCoverage, termsIn, told, type Weighed, weigh } from './weighing.ts'

/** A claim that a note of ours states, known to be borne out or refuted by what the note cites. */
export type KnownClaim = {
  documentId: string
  /** Of the work that the note cites. */
  title: string
  statement: string
  paraphrases?: readonly string[]
  truth: 'supported' | 'refuted'
}
const KNOWN_COVERED = 0.8
/** Share of a claim's rare words in a statement; one that is refuted is so for some of those it names, too. */
const KNOWN_RARE = { supported: 0.8, refuted: 0.75 }

/** Whether a note states the claim, or what it refutes. */
export const isStated = (claim: Asked, known: KnownClaim, lexis: Lexis) =>
  wordingsOf(known, claim).some((wording) => isSame(claim, wording, lexis))

/** Whether the claim says the opposite of what a note states. */
export const isDenied = (claim: Asked, known: KnownClaim, lexis: Lexis) =>
  known.truth === 'supported' && wordingsOf(known, claim).some((wording) => isOpposite(claim, wording, lexis))

/** What was found in a study that a wording names is said of that study only. */
const wordingsOf = ({ documentId, title, statement, paraphrases = [], truth }: KnownClaim, { named }: Asked): Stated[] =>
  [statement, ...paraphrases]
    .filter((wording) => named || !namesStudy(wording, documentId))
    .map((wording) => ({ ...weigh(withoutName(wording, documentId)), about: weigh(title), truth }))

/** A known claim with shares added: what is borne out needs them in the document, what is refuted is so with any. */
export function isStatedWithShares(claim: Asked, known: KnownClaim, own: readonly string[], lexis: Lexis): boolean {
  if (sharesIn(claim.text).length === 0 || !isStated({ ...weigh(withoutShares(claim.text)), named: claim.named }, known, lexis))
    return false
  return known.truth === 'refuted' || own.some((sentence) => sharesStand(claim, weigh(sentence)))
}

/** A statement of a note, with the title of what the note cites. */
type Stated = Weighed & { about: Weighed; truth: keyof typeof KNOWN_RARE }

/** Whether a claim is one that a note states: both have nearly all of each other's words, the same people, numbers and direction. */
function isSame(claim: Weighed, known: Stated, lexis: Lexis): boolean {
  const [said, stated] = [told(claim.terms), told(known.terms)]
  const titled = isSwapped(claim, known, known.about) ? stated : [...stated, ...known.about.terms]
  // A word more adds people, or an effect. What is refuted is so for some of those it names, but not for more.
  const isWithin =
    known.truth === 'supported'
      ? isPartOf(said, titled) && isPartOf(absolutesOf(claim), absolutesOf(known))
      : isPartOf(stated, said) && isPartOf(absolutesOf(known), absolutesOf(claim))
  return isWithin && isOfSame(said, stated, claim, known, lexis) && pointsAlike(claim.polarity, known.polarity)
}

/** Whether a claim says the opposite of what a note states. */
const isOpposite = (claim: Weighed, known: Stated, lexis: Lexis): boolean =>
  isOfSame(unled(claim), unled(known), claim, known, lexis) && pointsAgainst(claim.polarity, known.polarity)

/** Words of direction, which differ where two say the opposite. */
const WAYS = new Set([...UP, ...DOWN].flatMap(termsIn))
const unled = ({ terms }: Weighed) => told(terms).filter((term) => !WAYS.has(term))

function isOfSame(said: string[], stated: string[], claim: Weighed, known: Stated, lexis: Lexis): boolean {
  return (
    coverage(said, stated, lexis) >= KNOWN_COVERED &&
    coverage(stated, said, lexis) >= KNOWN_COVERED &&
    rareCoverage(said, stated, lexis) >= KNOWN_RARE[known.truth] &&
    sameSet(aside(claim.polarity), aside(known.polarity)) &&
    sameSet(quantitiesOf(claim.text), quantitiesOf(known.text)) &&
    sameSet(numberedNamesOf(claim.text), numberedNamesOf(known.text)) &&
    isInOrder(claim, known) &&
    hasFiguresInPlace(claim, known, 1)
  )
}
