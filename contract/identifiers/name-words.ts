import { GIVEN_NAMES } from './given-names.ts'
import { EPONYM_NOUN, MEDICAL_ENDING, NOT_NAMES } from './medical-words.ts'
import { SURNAMES } from './surnames.ts'

/** A word of the text as a part of a name may be written: `Ramesh`, `D'Souza`, `Anne-Marie`, `K.`, `RAO`. */
export type Word = { text: string; start: number; end: number }

// Given names that are at least as often a doctor's name on a disease, a place, or a word.
const UNSURE = new Set(
  `adam allen amber april austin bala bell bobby carol carter charles chandra chitra christian daisy dawn devi durga edwards eva faith florence frank gordon grace graham guru hari harris henry hope howard iris isaac jai jay jean jack james joy june kala karan kiran komal krishna lily louis lucia mark martin
max may mira monika murphy nelson om parker patrick paul prem raj ram ray robin roger rosa rosemary ruby russell sagar sai sana scott stella stanley surya thomas timothy tracy victoria viola virginia wayne will wilson young shiv shiva shakti mani nanda ganga parvati laxmi`.split(
    /\s+/,
  ),
)

const lower = (word: string) => word.toLowerCase().replace(/'s$/, '')

export const isGiven = (word: string) =>
  lower(word)
    .split('-')
    .every((part) => GIVEN_NAMES.has(part))
export const isSurname = (word: string) => SURNAMES.has(lower(word))
/** A given name that is nothing else, so that it tells a person even when it stands alone. */
export const isSureGiven = (word: string) => isGiven(word) && !UNSURE.has(lower(word))
export const isInitial = (word: string) => /^\p{Lu}\.?$/u.test(word)
export const isCapital = (word: string) => /^\p{Lu}\p{Ll}/u.test(word)

/** Whether a word can stand in a name at all. */
export function mayName(word: string) {
  const plain = lower(word)
  if (isInitial(word)) return true
  return (
    !NOT_NAMES.has(plain) &&
    !plain.split('-').some((part) => NOT_NAMES.has(part)) &&
    (isGiven(word) || isSurname(word) || !MEDICAL_ENDING.test(plain))
  )
}

/** Whether the text goes on in a way that makes the name before it the name of a disease, a test, a study or an author. */
export const isEponym = (text: string, end: number) =>
  EPONYM_NOUN.test(text.slice(end, end + 60)) ||
  (/^(?:'s?)?\s*(?:\(?(?:19|20)\d\d\)?|and colleagues|& co)/.test(text.slice(end, end + 20)) && !/^'?s?\s*$/.test(text.slice(end, end + 2)))
