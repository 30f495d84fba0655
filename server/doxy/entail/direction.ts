import { oneOf } from '#contract/identifiers/words.ts'
import { DOWN, NEGATIONS, UP } from '../check/language/polarity-words.ts'
import { type AnalysedText, termsIn } from '../check/language/text-analysis.ts'
import { stemOf } from '../text/tokens.ts'
import { withoutPointers } from './implied.ts'
import type { Slots } from './slots.ts'

/** Which way a claim says that the outcome goes in the first arm; null where it says nothing of it, "unclear" where that cannot be told. */
export type Direction = 'lower' | 'higher' | 'none' | 'unclear' | null

/** Better of deaths is fewer, and of survival more: these say no direction. */
const VALUED =
  /\b(?:improv\w+|better|superior|inferior|worse\w*|benefi\w+|effective|efficac\w+|protect\w*|harm(?:s|ful)?|safer?|outperform\w*)\b/i
const ALIKE = new RegExp(
  String.raw`\b${oneOf(String.raw`
  similar(?:ly)?|alike|same|equal(?:ly)?|comparable|(?:not|neither) differ\w*|no better|no worse
  no (?:clear |significant |additional |extra |added |further )?(?:difference|advantage|benefit|gain)s?
  `)}\b`,
  'i',
)
/** Where a limit lies, and how long something took: no direction. */
const PLACES = new Set('above over below under positive loss lost longer shorter gain leads leading'.split(' '))
const THAN = / than /
/** "9.8% than 11.7%" sets figures against each other, behind the arms that are. */
const BETWEEN_FIGURES = /(?<=\d ?%?(?: a year)?) than (?=\d)/g
/** So many words before a word of direction a denial is of it. */
const DENIED = 3

export function directionOf({ text: said }: AnalysedText, slots: Slots): Direction {
  const text = withoutPointers(said, slots.pointers)
  const isAlike = ALIKE.test(text)
  const words = wordsIn(text.replace(ALIKE, ' '))
  const isOwn = (word: string) => slots.worded.has(word) || slots.stems.has(stemOf(word))
  const wayOf = (word: string) =>
    isOwn(word) || PLACES.has(word) ? undefined : UP.has(word) ? 'higher' : DOWN.has(word) ? 'lower' : undefined
  const ways = new Set(words.flatMap((word) => wayOf(word) ?? []))
  const denials = words.flatMap((word, at) => (NEGATIONS.has(word) && !isOwn(word) ? [at] : []))
  if (words.some((word) => VALUED.test(word) && !isOwn(word)) || ways.size > 1) return 'unclear'
  if (isAlike) return ways.size === 0 ? 'none' : 'unclear'
  const [way] = ways
  const denied = denials.filter((at) => words.slice(at + 1, at + 1 + DENIED).some(wayOf))
  if (denials.length > denied.length) return 'unclear'
  if (!way) return null
  const subject = subjectOf(text, slots)
  if (subject === undefined) return 'unclear'
  if (denied.length > 0) return 'none'
  return subject === 'arm' ? way : way === 'lower' ? 'higher' : 'lower'
}

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}'-]+/gu) ?? []

/** Of which arm a claim speaks: of the only one it names, otherwise of the one before "than". */
export function subjectOf(text: string, { arm, comparator }: Slots): 'arm' | 'comparator' | undefined {
  const names = (part: string, own: readonly string[]) => own.length > 0 && own.every((term) => termsIn(part).includes(term))
  const [before, ...after] = text.replace(BETWEEN_FIGURES, ', ').split(THAN)
  if (after.length === 0) return names(text, arm) && !names(text, comparator) ? 'arm' : undefined
  if (after.length > 1) return undefined
  const [first, second] = [names(before!, arm), names(before!, comparator)]
  if (first !== second) return first ? 'arm' : 'comparator'
  // "Deaths were fewer than on placebo" speaks of the arm that it does not name.
  const [behind, beyond] = [names(after[0]!, arm), names(after[0]!, comparator)]
  return first || behind === beyond ? undefined : behind ? 'comparator' : 'arm'
}
