import { sql } from 'kysely'
import { isMedicalWord } from '../doxy/public.ts'
import type { Db } from '../platform/db/client.ts'

type Scope = 'people' | 'posts'

const LETTERS_MIN = 4
/** In so many letters one may be wrong. */
const LETTERS_PER_ERROR = 4
/** Words this much less alike than the closest one are not looked at. */
const SURE = 0.1

/** The question with every word that nobody uses replaced by the closest one in use; null when nothing looks misspelt. */
export async function correctSpelling(db: Db, scope: Scope, words: readonly string[]): Promise<string | null> {
  const known = await findKnownWords(db, scope, words)
  const corrected = await Promise.all(words.map((word) => (known.has(word) ? word : closest(db, scope, word))))
  const changed = corrected.some((word, at) => word !== words[at])
  return changed ? corrected.join(' ') : null
}

/**
 * The words with which some word in use begins. A name is no misspelt word of a post, but what a post says may well be a misspelt specialty.
 * Numbers, very short words and words of medicine are left as they are: who seeks a urologist does not mean a neurologist.
 */
async function findKnownWords(db: Db, scope: Scope, words: readonly string[]) {
  const scopes = scope === 'posts' ? ['posts', 'people'] : ['people']
  const { rows } = await sql<{ word: string }>`
    select asked.word from unnest(${words}::text[]) as asked (word)
    where exists (
      select from search_word s where s.word >= asked.word collate "C" and s.word < asked.word || ${'\u{10ffff}'} and s.scope = any(${scopes}::text[])
    )`.execute(db)
  const leftAlone = await Promise.all(words.map(isLeftAlone))
  return new Set([...rows.map(({ word }) => word), ...words.filter((_, at) => leftAlone[at])])
}

const isLeftAlone = async (word: string) => word.length < LETTERS_MIN || /\d/.test(word) || isMedicalWord(word)

async function closest(db: Db, scope: Scope, word: string): Promise<string> {
  const { rows: swapped } = await sql<{ word: string }>`
    select word from search_word where word = any(${transpositionsOf(word)}::text[]) and scope = ${scope} order by word limit 1`.execute(db)
  if (swapped[0]) return swapped[0].word
  const { rows } = await sql<{ word: string; likeness: number }>`select word, likeness from words_like(${word}, ${scope})`.execute(db)
  const best = rows[0]?.likeness ?? 0
  const near = rows
    .filter(({ likeness }) => likeness >= best - SURE)
    .map((row) => ({ word: row.word, wrong: editDistance(word, row.word) }))
    .sort((one, other) => one.wrong - other.wrong)[0]
  return near && near.wrong <= Math.ceil(word.length / LETTERS_PER_ERROR) ? near.word : word
}

/** The word with two neighbours changed about, or one letter left out, at every place: what hurried fingers do, and trigrams see badly. */
const transpositionsOf = (word: string) =>
  Array.from(word, (_, at) => [
    word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2),
    word.slice(0, at) + word.slice(at + 1),
  ]).flat()

/** How many letters have to be added, dropped or changed to make the one word, typed to its end or not, the beginning of the other. */
function editDistance(one: string, other: string): number {
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
