import { wordsOf } from './fold.ts'
import { abbreviations, sameInPosts } from './medical-words.ts'
import { sameOfPeople } from './people-words.ts'

const WORDS_MAX = 8
/** Shorter beginnings are sought in names alone: everybody has some word that begins with "c". */
const PREFIX_MIN = 3
/** Words of the tables from this length on stand for all that begin with them. */
const STEM_MIN = 6
const TITLES = new Set(['dr', 'prof', 'mr', 'mrs', 'ms', 'shri', 'smt'])
const LINKING = new Set(['of', 'and', 'in', 'at', 'the', 'for', 'from'])
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

/** A question about people: the name it may be, and what it asks of the index of members, as text of PostgreSQL's tsquery. */
export type PeopleQuestion = { key: string; handle: string; email: string | null; names: string; anything: string; words: string[] }

/** Reads a question about people; null when there is no word in it. */
export function askPeople(q: string): PeopleQuestion | null {
  const all = wordsOf(q).slice(0, WORDS_MAX)
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
const typed = (word: string) => (word.length >= PREFIX_MIN ? prefix(word) : `${prefix(`@${word}`)} | ${exact(word)}`)
const listed = (phrase: string) =>
  phrase
    .split(' ')
    .map((word) => (word.length >= STEM_MIN ? prefix(word) : exact(word)))
    .join(' & ')
const either = (...all: string[]) => `(${[...new Set(all)].map((one) => (one.includes(' & ') ? `(${one})` : one)).join(' | ')})`

/** What each word, or run of words, of a question asks for: itself or anything that means the same. */
function spansOf(words: readonly string[]): string[] {
  const spans: string[] = []
  for (let at = 0; at < words.length; ) {
    const found = sameAt(words, at)
    const length = found?.length ?? 1
    const said = words.slice(at, at + length).map((word) => `(${typed(word)})`)
    spans.push(either(said.join(' & '), ...(found?.same ?? []).map(listed)))
    at += length
  }
  return spans
}

/** The longest phrase of the tables that stands at this place, and what means the same. */
function sameAt(words: readonly string[], at: number) {
  let best: { length: number; same: string[] } | undefined
  const meet = (phrase: string, same: readonly string[]) => {
    const parts = phrase.split(' ')
    if (!parts.every((part, step) => isSaid(words[at + step], part))) return
    if (best && best.length > parts.length) return
    best = { length: parts.length, same: best?.length === parts.length ? [...best.same, ...same] : [...same] }
  }
  for (const group of sameOfPeople) for (const phrase of group) meet(phrase, group)
  const meaning = abbreviations[words[at]!]
  if (meaning) meet(words[at]!, [meaning])
  return best
}

const isSaid = (word: string | undefined, part: string) => word === part || (part.length >= STEM_MIN && Boolean(word?.startsWith(part)))

/** A question about posts: the ways to say it, for websearch_to_tsquery, and the word that may not be typed to its end. */
export type PostsQuestion = { ways: string[]; head: string; last: string | null; words: string[] }

const WAYS_MAX = 6
const OPERATORS = /["]|(^|\s)-\S|(^|\s)or\s/i

/** Reads a question about posts; null when there is no word in it. Whoever writes "quotes", -not or "or" is taken at their word. */
export function askPosts(q: string): PostsQuestion | null {
  const words = wordsOf(q).slice(0, WORDS_MAX)
  if (words.length === 0) return null
  if (OPERATORS.test(q)) return { ways: [q], head: '', last: null, words: [] }
  const last = words.at(-1)!
  return {
    ways: [words.join(' '), ...otherWays(words)].slice(0, WAYS_MAX),
    head: words.slice(0, -1).join(' '),
    last: last.length >= PREFIX_MIN && !/\s$/.test(q) ? last : null,
    words,
  }
}

/** The question with one of its phrases said in another way. */
function otherWays(words: readonly string[]): string[] {
  const ways: string[] = []
  for (let at = 0; at < words.length; at++) {
    for (let length = Math.min(5, words.length - at); length >= 1; length--) {
      for (const same of sameInPosts.get(words.slice(at, at + length).join(' ')) ?? []) {
        ways.push([...words.slice(0, at), `"${same}"`, ...words.slice(at + length)].join(' '))
      }
    }
  }
  return ways
}
