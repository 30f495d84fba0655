import type { Found } from '../library/library.ts'
import { AMBIGUOUS, type Ambiguous } from '../text/ambiguous.ts'
import { STOP_WORDS } from '../text/stop-words.ts'
import { narrower } from './follow-ups.ts'
import { isAsking } from './subject.ts'

/** A question that is asked instead of an answer, and what the asker may choose. */
export type AskedBack = { question: string; choices: string[] }

const WORD = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu
/** With more words than this beside a short form, they tell which is meant. */
const TELLING = 3
const CHOICES_MIN = 2
const COUNTED = ['no', 'one', 'two', 'three', 'four']
const POINTING = /\b(?:it|this|that|they|these|those|this drug|this medicine)\b/i
/** People and states that something is asked about, which are not what is asked about. */
const SETTINGS: ReadonlySet<string> = new Set(
  'pregnancy pregnant breastfeeding lactation feeding child children kids baby elderly old age kidney renal liver diabetics diabetic surgery fever long term daily'.split(
    ' ',
  ),
)

/** What has to be asked before a question can be looked up: which of several things is meant, what "it" is, or what one wants to know of a word. */
export function askBack(query: string, found: Found): AskedBack | undefined {
  const words = query.match(WORD) ?? []
  // Under a post, what is meant stands in the post.
  if (found.terms.some(({ word }) => !words.some((one) => one.toLowerCase().includes(word.toLowerCase())))) return undefined
  const content = words.filter((word) => isShort(word) || !(STOP_WORDS.has(word.toLowerCase()) || isAsking(word.toLowerCase())))
  return meanings(query, content) ?? pointing(query, content, found) ?? oneWord(words, found)
}

const isShort = (word: string) => AMBIGUOUS.some(({ short }) => word === short)

function meanings(query: string, content: readonly string[]): AskedBack | undefined {
  const said = AMBIGUOUS.flatMap((one) =>
    content.flatMap((word) => (isShortForm(word, one.short, content.length) ? [{ ...one, word }] : [])),
  )
  const [first, ...more] = said
  if (!first || more.length > 0 || content.length > TELLING) return undefined
  const beside = content.filter((word) => word !== first.word).map((word) => word.toLowerCase())
  if (first.meanings.some(({ name, hints }) => isHinted(beside, [...hints, ...namesOf(name)]))) return undefined
  return {
    question: `${first.short} is used for ${COUNTED[first.meanings.length]} things. Which one do you mean?`,
    choices: first.meanings.map(({ name }) =>
      content.length === 1 ? `What is known about ${name}?` : sentence(query.replace(first.word, () => name)),
    ),
  }
}

/** In small letters it may be another word, unless hardly anything else was written. */
const isShortForm = (word: string, short: Ambiguous['short'], words: number) =>
  word === short || (words <= 2 && word === short.toLowerCase() && !STOP_WORDS.has(word))

const isHinted = (beside: readonly string[], hints: readonly string[]) => beside.some((word) => hints.some((hint) => word.startsWith(hint)))
const namesOf = (name: string) => name.toLowerCase().split(/[ -]/)

/** "Is it safe in pregnancy?" says of nothing that it is safe. */
function pointing(query: string, content: readonly string[], found: Found): AskedBack | undefined {
  const [pointed] = POINTING.exec(query) ?? []
  if (!pointed || !content.every((word) => SETTINGS.has(word.toLowerCase()))) return undefined
  return { question: `What is meant by “${pointed.toLowerCase()}”? Name the medicine or the illness.`, choices: narrower(found.documents) }
}

function oneWord([word, ...more]: readonly string[], { documents }: Found): AskedBack | undefined {
  if (!word || more.length > 0 || documents.length < CHOICES_MIN) return undefined
  return { question: `What do you want to know about “${word}”?`, choices: narrower(documents) }
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
