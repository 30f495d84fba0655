import { normalised } from '#contract/normalised.ts'
import { stem } from './stem.ts'
import { STOP_WORDS } from './stop-words.ts'

const WORD = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu
const PLAIN_WORD = /[a-z0-9]+(?:-[a-z0-9]+)*/g
const PLAIN = /^[\0-\x7f]*$/
/** A compound of up to three parts and this many letters is also one word: PD-L1, COVID-19, beta-cell. */
const COMPOUND_MAX = 12
const STEMS_KEPT = 50_000

const stems = new Map<string, string>()

/** The words of a text in lower case without accents; a short compound's parts are followed by the compound in one piece. */
export function wordsOf(text: string): string[] {
  const plain = PLAIN.test(text)
  const folded = (plain ? text : normalised(text, 'NFKD').replace(/\p{M}/gu, '')).toLowerCase().replace(/['’]s\b/g, '')
  const words: string[] = []
  for (const word of folded.match(plain ? PLAIN_WORD : WORD) ?? []) {
    if (!word.includes('-')) {
      words.push(word)
      continue
    }
    const parts = word.split('-')
    words.push(...parts)
    const joined = parts.join('')
    if (parts.length <= 3 && joined.length <= COMPOUND_MAX) words.push(joined)
  }
  return words
}

/** What a text is indexed under: the stems of its words in their order, without the words that stand in every text. */
export function termsOf(text: string): string[] {
  const terms: string[] = []
  for (const word of wordsOf(text)) if (!STOP_WORDS.has(word)) terms.push(stemOf(word))
  return terms
}

/** A word's stem, remembered: a library says the same words over and over. */
export function stemOf(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  if (stems.size >= STEMS_KEPT) stems.clear()
  const made = stem(word)
  stems.set(word, made)
  return made
}
