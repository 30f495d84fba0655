import { normalised } from '#contract/normalised.ts'
import { abbreviations, postSynonyms } from './medical-synonyms.ts'
import { peopleSynonyms } from './people-synonyms.ts'

const DROPPED = /[\u0300-\u036f'\u2019]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: the same range as in search_words()
const BETWEEN = /[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u0964\u0965]+/

/** The words of a text as search compares them. The database's search_words() does the same to what is sought in. */
export const tokenize = (text: string) => normalised(text, 'NFKD').toLowerCase().replace(DROPPED, '').split(BETWEEN).filter(Boolean)

const WORDS_MAX = 8
/** Shorter beginnings are sought in names alone: everybody has some word that begins with "c". */
const PREFIX_MIN = 3
/** Words of the tables from this length on stand for all that begin with them. */
const STEM_MIN = 6
const TITLES = new Set(['dr', 'prof', 'mr', 'mrs', 'ms', 'shri', 'smt'])
const LINKING = new Set(['of', 'and', 'in', 'at', 'the', 'for', 'from'])
const EMAIL = /^[^\s@]+@[^\s@.]+\.[^\s@]{2,}$/

/** A question about people: the name it may be, and what it asks of the index of members, as text of PostgreSQL's tsquery. */
export type PeopleQuery = { key: string; handle: string; email: string | null; names: string; anything: string; words: string[] }

/** Reads a question about people; null when there is no word in it. */
export function parsePeopleQuery(q: string): PeopleQuery | null {
  const all = tokenize(q).slice(0, WORDS_MAX)
  const untitled = all.filter((word) => !TITLES.has(word))
  const words = untitled.length > 0 ? untitled : all
  if (words.length === 0) return null
  return {
    key: words.join(' '),
    handle: q.trim().replace(/^@/, '').toLowerCase(),
    email: EMAIL.test(q.trim()) ? q.trim().toLowerCase() : null,
    names: words.map((word) => prefix(`@${word}`)).join(' & '),
    anything: spansOf(words.filter((word) => words.length === 1 || !LINKING.has(word))).join(' & '),
    words,
  }
}

const exact = (word: string) => `'${word}'`
const prefix = (word: string) => `'${word}':*`
const asTyped = (word: string) => (word.length >= PREFIX_MIN ? prefix(word) : `${prefix(`@${word}`)} | ${exact(word)}`)
const asListed = (phrase: string) =>
  phrase
    .split(' ')
    .map((word) => (word.length >= STEM_MIN ? prefix(word) : exact(word)))
    .join(' & ')
const either = (...all: string[]) => `(${[...new Set(all)].map((one) => (one.includes(' & ') ? `(${one})` : one)).join(' | ')})`

/** What each word, or run of words, of a question asks for: itself or anything that means the same. */
function spansOf(words: readonly string[]): string[] {
  const spans: string[] = []
  for (let at = 0; at < words.length; ) {
    const found = synonymsAt(words, at)
    const length = found?.length ?? 1
    const terms = words.slice(at, at + length).map((word) => `(${asTyped(word)})`)
    spans.push(either(terms.join(' & '), ...(found?.same ?? []).map(asListed)))
    at += length
  }
  return spans
}

/** The longest phrase of the tables that stands at this place, and what means the same. */
function synonymsAt(words: readonly string[], at: number) {
  let best: { length: number; same: string[] } | undefined
  const consider = (phrase: string, same: readonly string[]) => {
    const parts = phrase.split(' ')
    if (!parts.every((part, step) => matches(words[at + step], part))) return
    if (best && best.length > parts.length) return
    best = { length: parts.length, same: best?.length === parts.length ? [...best.same, ...same] : [...same] }
  }
  for (const group of peopleSynonyms) for (const phrase of group) consider(phrase, group)
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
    last: last.length >= PREFIX_MIN && !/\s$/.test(q) ? last : null,
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
