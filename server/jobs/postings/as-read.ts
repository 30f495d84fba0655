import { normalised } from '#contract/normalised.ts'
import { latinLike } from '../../account/public.ts'

/** Digits that stand for letters within a word. */
const LETTERS = new Map('0o 1i 3e 4a 5s'.split(' ').map((pair) => [...pair] as [string, string]))
/** So many letters that stand apart are one word: "f e e". */
const APART = 3
const ZERO = 0x966

const isLatin = (sign = '') => sign >= 'a' && sign <= 'z'
const isDigit = (sign = '') => sign >= '0' && sign <= '9'

/**
 * A sentence as it is read, in small letters: with letters of other alphabets, and digits within words, as what they are taken for, letters that
 * stand apart as one word, and numbers without their commas.
 */
export function asRead(sentence: string): string {
  const said = normalised(sentence, 'NFKC').toLowerCase().replaceAll('a/c', 'account').replace(/[.'’]/g, '')
  return together(said.split(/\s+/).filter(Boolean).map(wordAsRead)).join(' ')
}

function wordAsRead(word: string): string {
  const signs = Array.from(word, digitAsRead)
  const letters = signs.map((sign) => (isDigit(sign) ? sign : (latinLike(sign) ?? sign)))
  const read = letters.map((sign, at) => (isLatin(letters[at - 1]) && isLatin(letters[at + 1]) ? (LETTERS.get(sign) ?? sign) : sign))
  return withoutHyphens(read.filter((sign, at) => !(sign === ',' && isDigit(read[at - 1]) && isDigit(read[at + 1]))).join(''))
}

/** A digit of Devanagari as the one that it is. */
function digitAsRead(sign: string): string {
  const value = sign.codePointAt(0)! - ZERO
  return value >= 0 && value <= 9 ? String(value) : sign
}

/** "a-a-d-h-a-a-r". */
function withoutHyphens(word: string): string {
  const parts = word.split('-')
  return parts.length >= APART && parts.every((part) => part.length === 1 && isLatin(part)) ? parts.join('') : word
}

/** Words, with letters that stand apart put together. */
function together(words: readonly string[]): string[] {
  const read: string[] = []
  let apart: string[] = []
  const end = () => {
    read.push(...(apart.length >= APART ? [apart.join('')] : apart))
    apart = []
  }
  for (const word of words) {
    if (word.length === 1 && isLatin(word)) apart.push(word)
    else {
      end()
      read.push(word)
    }
  }
  end()
  return read
}
