import { DOWN, NEGATIONS, UP } from '../check/language/polarity-words.ts'

/** What may be said of those who are named so: it is the same people. */
const IMPLIED: readonly [RegExp, string][] = [
  [/ejection fraction (?:of )?(?:above|over|at least) (?:4[5-9]|[5-9]\d)%/i, 'preserved'],
  [/ejection fraction (?:of (?:[1-3]\d|40)% or (?:lower|less)|(?:at or )?(?:below|under) (?:[1-3]\d|40)%)/i, 'reduced low'],
  [/\bpostmenopausal\b/i, 'women'],
  [/\bpregnan|\bpreeclampsia\b/i, 'pregnancy pregnant mothers antenatal'],
  [/\bnewborn\b/i, 'infant infants baby babies'],
]

const MAJOR = ['cardiovascular death', 'infarction', 'stroke']

/** Whether an outcome is what is called major cardiovascular events. */
export function isMajorEvents(worded: string): boolean {
  const parts = worded.split(/,| or | and /).map((part) =>
    part
      .replace(/\bnonfatal\b/i, '')
      .trim()
      .toLowerCase(),
  )
  return parts.length === MAJOR.length && MAJOR.every((one) => parts.includes(one))
}

/** Words that a population and an outcome, both in one wording, may be told by as well. */
export const impliedBy = (population: string, outcome: string): string =>
  [
    ...IMPLIED.flatMap(([pattern, words]) => (pattern.test(population) ? [words] : [])),
    ...(isMajorEvents(outcome) ? ['major cardiovascular events'] : []),
  ].join(' ')

/** "Lower and", "no more than" point at nothing. */
const JOINT_LETTERS = 4
const OF_EJECTION = ['reduced ejection', 'preserved ejection', 'low ejection']

/** "40% or lower" says who was studied. */
const BOUND = /(?<=\d ?%? )or (?:lower|less|higher|more)\b/g

/** Two words of which the first denies or points somewhere, and says only who was studied: "without diabetes", "reduced kidney". */
export function pointersIn(population: string): ReadonlySet<string> {
  const words = wordsIn(population)
  const own = words.flatMap((word, at) => {
    const next = words[at + 1] ?? ''
    return isPointing(word) && next.length > JOINT_LETTERS && !isPointing(next) ? [`${word} ${next}`] : []
  })
  return new Set(words.includes('ejection') ? [...own, ...OF_EJECTION] : own)
}

/** A text without what only says who was studied. */
export const withoutPointers = (text: string, pointers: ReadonlySet<string>): string =>
  [...pointers].reduce((one, pointer) => one.replaceAll(pointer, pointer.split(' ')[1]!), text.toLowerCase().replace(BOUND, ''))

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}'-]+/gu) ?? []
const isPointing = (word: string) => NEGATIONS.has(word) || UP.has(word) || DOWN.has(word)
