import { sql } from 'kysely'
import { isMedicalWord } from '../doxy/public.ts'
import type { Db } from '../platform/db/client.ts'
import { mistakes, soundsAs } from './mistakes.ts'
import { dictionaryWords, isDictionaryWord, specialtyNames } from './reading.ts'

type Scope = 'people' | 'posts'

const LETTERS_MIN = 4
/** One letter may be wrong, in words of so many letters two. */
const LONG = 8
/** So long a name of a specialty is like no name of a person or a place. */
const UNLIKE_NAMES = 10
/** As many readings of a misspelt word are offered, where none is nearer than the others. */
const OFFERED_MAX = 2

/**
 * What a question may have been meant to say, nearest first: every word that nobody uses with the closest one in place of it; nothing where no
 * word looks misspelt. Words of the dictionary and of medicine stay as they are: who seeks a urologist does not mean a neurologist.
 */
export async function offerSpellings(db: Db, scope: Scope, words: readonly string[]): Promise<string[]> {
  const known = await findKnownWords(db, scope, words)
  const readings = await Promise.all(words.map(async (word) => (known.has(word) ? [word] : await readingsOf(db, scope, word))))
  const many = Math.max(...readings.map(({ length }) => length))
  const offers = Array.from({ length: many }, (_, at) => readings.map((all) => all[Math.min(at, all.length - 1)]!).join(' '))
  return offers.filter((offer) => offer !== words.join(' '))
}

/**
 * The words with which some word in use begins, and those that are left alone. A name is no misspelt word of a post, but what a post says may well
 * be a misspelt specialty; and so may what a member wrote of themselves.
 */
async function findKnownWords(db: Db, scope: Scope, words: readonly string[]) {
  const scopes = scope === 'posts' ? ['posts', 'people'] : ['people']
  const { rows } = await sql<{ word: string }>`
    select asked.word from unnest(${words}::text[]) as asked (word)
    where exists (
      select from search_word s where s.word >= asked.word collate "C" and s.word < asked.word || ${'\u{10ffff}'} and s.scope = any(${scopes}::text[])
    )`.execute(db)
  const leftAlone = await Promise.all(words.map(isLeftAlone))
  const inUse = rows.map(({ word }) => word).filter((word) => !isNearSpecialty(word))
  return new Set([...inUse, ...words.filter((_, at) => leftAlone[at])])
}

const longNames = specialtyNames.filter(({ length }) => length >= UNLIKE_NAMES)

/** Whether a word is one or two mistakes away from a long name of a specialty: whoever uses it has misspelt their own. */
const isNearSpecialty = (word: string) =>
  word.length >= UNLIKE_NAMES && longNames.some((name) => name[0] === word[0] && mistakes(word, name) <= 2)

const isLeftAlone = async (word: string) =>
  word.length < LETTERS_MIN || /\d/.test(word) || isDictionaryWord(word) || (await isMedicalWord(word))

/** The words that this one may have been meant to be: those with the fewest mistakes, first those that begin and sound alike. */
async function readingsOf(db: Db, scope: Scope, word: string): Promise<string[]> {
  const allowed = word.length >= LONG ? 2 : 1
  const { rows } = await sql<{ word: string }>`
    select word from words_like(${word}, ${scope})
    union select word from search_word where word = any(${slipsOf(word)}::text[]) and scope = ${scope}`.execute(db)
  const near = [...new Set([...rows.map((row) => row.word), ...dictionaryWords])]
    .map((candidate) => ({ candidate, wrong: wrongIn(word, candidate), likeness: likenessOf(word, candidate) }))
    .filter(({ wrong }) => wrong > 0 && wrong <= allowed)
    .sort((one, other) => one.likeness - other.likeness || begins(word, other) - begins(word, one))
  const readings = near.filter(({ likeness }) => likeness === near[0]!.likeness).slice(0, OFFERED_MAX)
  return near.length > 0 ? readings.map(({ candidate }) => candidate) : [word]
}

/** How many letters are wrong. A long word is written as it sounds: of "optamologist" one letter is. */
function wrongIn(word: string, candidate: string) {
  const written = mistakes(word, candidate)
  return word.length < UNLIKE_NAMES || written === 0
    ? written
    : Math.min(written, Math.max(1, mistakes(soundsAs(word), soundsAs(candidate))))
}

/** How far apart two words are: first as they sound, then as they are written, then in their length. */
const likenessOf = (word: string, candidate: string) =>
  mistakes(soundsAs(word), soundsAs(candidate)) * 10_000 + mistakes(word, candidate) * 100 + Math.abs(word.length - candidate.length)

const begins = (word: string, { candidate }: { candidate: string }) => Number(candidate[0] === word[0])

/** The word with two neighbours changed about, or one letter left out, at every place: what hurried fingers do, and trigrams see badly. */
const slipsOf = (word: string) =>
  Array.from(word, (_, at) => [
    word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2),
    word.slice(0, at) + word.slice(at + 1),
  ]).flat()
