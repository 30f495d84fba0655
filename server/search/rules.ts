import { TITLE } from '#contract/names.ts'
import { normalised } from '#contract/normalised.ts'
import { INDIC_TITLES } from '../platform/latin-slug.ts'
import { places, type Specialty } from '../profile/public.ts'
import { abbreviations, postSynonyms } from './medical-synonyms.ts'
import { namesOf, soundsOf } from './name-terms.ts'
import { isRoleAlone, readSpans, type Span, STEM_MIN } from './reading.ts'
import { soundOf } from './sound.ts'
import { either, exact, prefix, TYPED_MIN } from './terms.ts'
import { tokenize } from './tokenize.ts'

export const WORDS_MAX = 8
const EMAIL = /^[^\s@]+@[^\s@.]+\.[^\s@]{2,}$/
const TITLES = new RegExp(`^(?:(?:${TITLE}|doctor) )+`)

/**
 * A question about people: the name it may be, and what it asks of the index of members, as text of PostgreSQL's tsquery. `meant` asks
 * for those who are of the specialty that is named, `elsewhere` is what is asked beside it; either may be empty.
 */
export type PeopleQuery = {
  key: string
  handle: string
  email: string | null
  names: string
  sounds: string
  anything: string
  meant: string
  elsewhere: string
  words: string[]
}

/** A question without the titles of Indian scripts before a name, unless one is all there is: "डॉ. सुनीता" may be Dr. Sunita. */
function untitled(q: string): string {
  const bare = normalised(q, 'NFC').trimStart().replace(INDIC_TITLES, '')
  return bare.trim() === '' ? q : bare
}

/** Reads a question about people; null when there is no word in it. */
export function parsePeopleQuery(q: string): PeopleQuery | null {
  const all = tokenize(untitled(q)).slice(0, WORDS_MAX)
  const words = all.join(' ').replace(TITLES, '').split(' ').filter(Boolean)
  if (words.length === 0) return null
  const spans = readSpans(words)
  const isSpecialty = ({ specialties }: Span) => specialties.length > 0
  // Who says "dil ka doctor" seeks no Dilip.
  const named = spans.some((span) => isSpecialty(span) && !span.isBegun) ? all : words
  return {
    key: words.join(' '),
    handle: q.trim().replace(/^@/, '').toLowerCase(),
    email: EMAIL.test(q.trim()) ? q.trim().toLowerCase() : null,
    names: namesOf(named),
    sounds: spans.some(isSpecialty) ? '' : soundsOf(words),
    anything: spansOf(spans, anyOf).join(' & '),
    meant: spans.some(isSpecialty) ? spansOf(spans, meantOf).join(' & ') : '',
    elsewhere: spansOf(
      spans.filter((span) => !isSpecialty(span)),
      anyOf,
    )
      .join(' | ')
      .replaceAll('&', '|'),
    words,
  }
}

/** The same question of those alone on whose card such words stand as well. */
export function narrowedBy(question: PeopleQuery, beside: readonly string[]): PeopleQuery {
  const also = beside.flatMap((words) => spansOf(tokenize(words).map(plain), anyOf))
  const and = (asked: string) => (asked === '' ? '' : [`(${asked})`, ...also].join(' & '))
  return {
    ...question,
    names: and(question.names),
    sounds: and(question.sounds),
    anything: and(question.anything),
    meant: and(question.meant),
  }
}
const plain = (word: string): Span => ({ words: [word], specialties: [], isBegun: false, isOfPlace: false })

const asTyped = (word: string) => (word.length >= TYPED_MIN ? prefix(word) : `${prefix(`@${word}`)} | ${exact(word)}`)
const asListed = (phrase: string) =>
  phrase
    .split(' ')
    .map((word) => (word.length >= STEM_MIN ? prefix(word) : exact(word)))
    .join(' & ')
/** A member of a specialty, by the words of their own specialty and headline, which the index holds once more behind a sign. */
function ownOf({ stems, not = [] }: Specialty): string {
  const own = (part: string) => (part.endsWith('.') ? exact(`#${part.slice(0, -1)}`) : prefix(`#${part}`))
  const any = either(...stems.map((stem) => stem.split(' ').map(own).join(' & ')))
  return [any, ...not.map((part) => `!${own(part)}`)].join(' & ')
}

const meantOf = ({ specialties }: Span) => specialties.map(ownOf)
/** Whoever is of the specialty or says these very words of what they do; and whoever has them anywhere, where a place of work is asked for or the word is still typed. */
const anyOf = (span: Span) => {
  const { words, specialties, isBegun, isOfPlace } = span
  return [
    ...specialties.map(ownOf),
    ...(isRoleAlone(span) ? [] : [words.map((word) => exact(`#${word}`)).join(' & ')]),
    ...(isBegun || isOfPlace ? [words.map((word) => (isBegun ? asTyped(word) : exact(word))).join(' & ')] : []),
  ]
}

/** Whoever has a name that sounds like all of this word. */
function soundingLike(word: string): string {
  const sound = soundOf(word)
  return sound.length < TYPED_MIN ? '' : ` | ${exact(`~${sound}`)}`
}

/** What each run of a question's words asks for: a specialty as `ask` says it, and of all others themselves or anything that means the same. */
function spansOf(spans: readonly Span[], ask: (span: Span) => string[]): string[] {
  const asked: string[] = []
  for (let at = 0; at < spans.length; ) {
    const span = spans[at]!
    if (span.specialties.length > 0) {
      asked.push(either(...ask(span)))
      at++
      continue
    }
    const words = spans.slice(at).map((one) => (one.specialties.length > 0 ? '' : one.words[0]!))
    const found = synonymsAt(words, 0)
    const length = found?.length ?? 1
    // Beside a city or a specialty a name is known by its sound as well; a question of names alone asks for that itself.
    const sounding = (word: string) => (found || spans.length === 1 ? '' : soundingLike(word))
    const terms = words.slice(0, length).map((word) => `(${asTyped(word)}${sounding(word)})`)
    asked.push(either(terms.join(' & '), ...(found?.same ?? []).map(asListed)))
    at += length
  }
  return asked
}

/** The longest phrase of the tables that stands at this place, and what means the same. */
export function synonymsAt(words: readonly string[], at: number) {
  let best: { length: number; same: string[] } | undefined
  const consider = (phrase: string, same: readonly string[]) => {
    const parts = phrase.split(' ')
    if (!parts.every((part, step) => matches(words[at + step], part))) return
    if (best && best.length > parts.length) return
    best = { length: parts.length, same: best?.length === parts.length ? [...best.same, ...same] : [...same] }
  }
  for (const group of places) for (const phrase of group) consider(phrase, group)
  const meaning = abbreviations.get(words[at]!)
  if (meaning) consider(words[at]!, [meaning])
  return best
}

const matches = (word: string | undefined, part: string) => word === part || (part.length >= STEM_MIN && Boolean(word?.startsWith(part)))

/** A question about posts: its wordings, for websearch_to_tsquery, and the word that may not be typed to its end. */
export type PostsQuery = { variants: string[]; head: string; last: string | null; words: string[] }

const VARIANTS_MAX = 6
const OPERATORS = /["]|(^|\s)-\S|(^|\s)or\s/i

/** Reads a question about posts; null when there is no word in it. Whoever writes "quotes", -not or "or" is taken at their word. */
export function parsePostsQuery(q: string): PostsQuery | null {
  const words = tokenize(q).slice(0, WORDS_MAX)
  if (words.length === 0) return null
  if (OPERATORS.test(q)) return { variants: [q], head: '', last: null, words: [] }
  const last = words.at(-1)!
  return {
    variants: [words.join(' '), ...variantsOf(words)].slice(0, VARIANTS_MAX),
    head: words.slice(0, -1).join(' '),
    last: last.length >= TYPED_MIN && !/\s$/.test(q) ? last : null,
    words,
  }
}

/** The question with one of its phrases said in other words. */
function variantsOf(words: readonly string[]): string[] {
  const variants: string[] = []
  for (let at = 0; at < words.length; at++) {
    for (let length = Math.min(5, words.length - at); length >= 1; length--) {
      for (const same of postSynonyms.get(words.slice(at, at + length).join(' ')) ?? []) {
        variants.push([...words.slice(0, at), `"${same}"`, ...words.slice(at + length)].join(' '))
      }
    }
  }
  return variants
}
