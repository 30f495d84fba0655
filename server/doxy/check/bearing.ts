import { type Polarity, pointsAgainst, pointsAlike } from './negation.ts'
import { ABSOLUTES, DOWN, UP } from './polarity-words.ts'
import { numberedNamesOf, quantitiesOf } from './quantities.ts'
import { coverage, inOrder, type Lexis, rareCoverage, termsIn, told, type Weighed, weigh } from './weighing.ts'

const COVERED = 0.85
const RARE_COVERED = 0.9
/** Share of a claim's weight in the sentence itself, without what it is about. */
const OWN_COVERED = 0.6
const KNOWN_COVERED = 0.8
/** Share of a claim's rare words in a statement; one that is refuted is so for some of those it names, too. */
const KNOWN_RARE = { supported: 0.8, refuted: 0.75 }
const IN_ORDER = 0.8
/** From so many figures on they tell which way things go. */
const FIGURES = 2
/** Words before a figure that say what it counts, in a sentence that may be longer than the claim. */
const COUNTED = 2
/** A claim that names nobody is about adults. */
const USUAL = new Set(['adults', 'often', 'usually'])

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

/** A statement of a note, with the title of what the note cites. */
export type Stated = Weighed & { about: Weighed; truth: keyof typeof KNOWN_RARE }

/** Whether a claim is one that a note states: both have nearly all of each other's words, the same people, numbers and direction. */
export function isSame(claim: Weighed, known: Stated, lexis: Lexis): boolean {
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
export const isOpposite = (claim: Weighed, known: Stated, lexis: Lexis): boolean =>
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

/** Whether a sentence goes the way of the claim, with the claim's figures in their places: then it cannot stand against it. */
export const agrees = (claim: Weighed, source: Weighed): boolean =>
  pointsAlike(claim.polarity, source.polarity) &&
  isPartOf(quantitiesOf(claim.text), quantitiesOf(source.text)) &&
  isInOrder(claim, source) &&
  hasFiguresInPlace(claim, source, 0)

/** Of two things that the title names, the claim is about one and the sentence about the other. */
function isSwapped(claim: Weighed, source: Weighed, about: Weighed) {
  const named = new Set(told(about.terms))
  const left = source.terms.filter((term) => named.has(term) && !claim.terms.includes(term))
  const brought = told(claim.terms).filter((term) => named.has(term) && !source.terms.includes(term))
  return left.length > 0 && brought.length > 0
}

const withFigures = (claim: Weighed) => quantitiesOf(claim.text).size >= FIGURES

/** A claim of figures is held against the parts of a sentence that speak of the same. */
function clausesWith(claim: Weighed, source: Weighed): Weighed {
  const said = new Set(told(claim.terms))
  const clauses = source.text.split(/[;()]|,(?!\d)/)
  return weigh(clauses.filter((clause) => termsIn(clause).some((term) => said.has(term))).join(', '))
}

const leavesItToFigures = (claim: Weighed, source: Weighed) =>
  withFigures(claim) && claim.polarity.ways.size === 0 && claim.polarity.negations === source.polarity.negations

/** "A is better than B" is not "B is better than A", and what something is compared with is the same. */
function isInOrder(claim: Weighed, source: Weighed) {
  const [one, other] = [comparedWith(claim), comparedWith(source)]
  if (one !== undefined && other !== undefined && one !== other) return false
  return inOrder(claim.placed, source.placed) >= IN_ORDER
}

const comparedWith = ({ text }: Weighed) => / than (?:an? |the )?([\p{L}]+)/u.exec(text)?.[1]?.toLowerCase()

/** What stands right before the first figure and all that comes after it is in one order in both: no figure goes to another group or outcome. */
function hasFiguresInPlace(claim: Weighed, source: Weighed, words: number) {
  const { placed } = claim
  const first = placed.findIndex((term) => /^\d/.test(term))
  if (first < 0) return true
  const counted = placed.slice(Math.max(0, first - words), first)
  return counted.every((term) => source.terms.includes(term)) && inOrder(placed.slice(first), source.terms) === 1
}

const absolutesOf = ({ polarity }: Weighed) => polarity.words.intersection(ABSOLUTES)
const aside = ({ narrowing }: Polarity) => new Set([...narrowing].filter((word) => !USUAL.has(word)))
const isPartOf = (part: Iterable<string>, whole: Iterable<string>) => new Set(part).isSubsetOf(new Set(whole))
const sameSet = (one: Iterable<string>, other: Iterable<string>) => isPartOf(one, other) && isPartOf(other, one)
