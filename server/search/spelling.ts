import { sql } from 'kysely'
import type { Db } from '../platform/db/client.ts'

type Place = 'people' | 'posts'

const LETTERS_MIN = 4
/** In so many letters one may be wrong. */
const LETTERS_A_SLIP = 4
/** Words this much less alike than the closest one are not looked at. */
const SURE = 0.1

/** The question with every word that nobody uses replaced by the closest one in use; null when nothing looks misspelt. */
export async function respell(db: Db, place: Place, words: readonly string[]): Promise<string | null> {
  const known = await knownAmong(db, place, words)
  const spelt = await Promise.all(words.map((word) => (known.has(word) ? word : closest(db, place, word))))
  const changed = spelt.some((word, at) => word !== words[at])
  return changed ? spelt.join(' ') : null
}

/**
 * The words with which some word in use begins. A name is no misspelt word of a post, but what a post says may well be a misspelt specialty.
 * Numbers and very short words are left as they are.
 */
async function knownAmong(db: Db, place: Place, words: readonly string[]) {
  const places = place === 'posts' ? ['posts', 'people'] : ['people']
  const { rows } = await sql<{ word: string }>`
    select asked.word from unnest(${words}::text[]) as asked (word)
    where exists (
      select from search_word s where s.word >= asked.word collate "C" and s.word < asked.word || ${'\u{10ffff}'} and s.place = any(${places}::text[])
    )`.execute(db)
  return new Set([...rows.map(({ word }) => word), ...words.filter((word) => word.length < LETTERS_MIN || /\d/.test(word))])
}

async function closest(db: Db, place: Place, word: string): Promise<string> {
  const { rows: swapped } = await sql<{ word: string }>`
    select word from search_word where word = any(${swaps(word)}::text[]) and place = ${place} order by word limit 1`.execute(db)
  if (swapped[0]) return swapped[0].word
  const { rows } = await sql<{ word: string; likeness: number }>`select word, likeness from words_like(${word}, ${place})`.execute(db)
  const best = rows[0]?.likeness ?? 0
  const near = rows
    .filter(({ likeness }) => likeness >= best - SURE)
    .map((row) => ({ word: row.word, wrong: wrongLetters(word, row.word) }))
    .sort((one, other) => one.wrong - other.wrong)[0]
  return near && near.wrong <= Math.ceil(word.length / LETTERS_A_SLIP) ? near.word : word
}

/** The word with two neighbours changed about, or one letter left out, at every place: what hurried fingers do, and trigrams see badly. */
const swaps = (word: string) =>
  Array.from(word, (_, at) => [
    word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2),
    word.slice(0, at) + word.slice(at + 1),
  ]).flat()

/** How many letters have to be added, dropped or changed to make the one word, typed to its end or not, the beginning of the other. */
function wrongLetters(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1))
    }
    row = next
  }
  return Math.min(...row)
}
