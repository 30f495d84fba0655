import { fold } from '#contract/identifiers/fold.ts'
import { normalised } from '#contract/normalised.ts'
import { latinised } from '../../../../platform/latin.ts'

/** No word of a language is longer. */
const WORD_MAX = 60

/** A word in Latin letters, and which part of a sentence it stands in. */
export type Token = { word: string; clause: number }

/** The words of a text as they sound, in Latin letters, whatever letters they are typed in. */
export function tokensOf(text: string): Token[] {
  let clause = 0
  const parts = normalised(fold(text).replace(/\u200c|\u200d|\u0901|\u0981/g, ''), 'NFC')
    // What Bengali writes as a dotted d is an r.
    .replaceAll('\u09a1\u09bc', '\u09b0')
    .replaceAll('\u09ce', '\u09a4\u09cd')
    // A nasal at the end of a word is often left out.
    .replace(/\u0902(?=\u092f|[^\p{L}\p{M}]|$)/gu, '')
    .match(/[\p{L}\p{M}]+|\d+|[,.;:!?\u0964]/gu)
  const words = (parts ?? []).flatMap((part) => {
    if (/^[\p{L}\p{M}\d]/u.test(part)) return { word: latinised(part.slice(0, WORD_MAX)).toLowerCase(), clause }
    clause++
    return []
  })
  return words.map((token, at) => ({ ...token, word: pressureIn(token.word, words.slice(Math.max(0, at - 3), at)) }))
}

const BP = /^b\.?p$|^bipi$/
/** A blood pressure as a word, where its number says that it is far too low or too high. */
function pressureIn(word: string, before: readonly Token[]) {
  if (!/^\d{2,3}$/.test(word) || !before.some((token) => BP.test(token.word))) return word
  return Number(word) < 85 ? 'lowbp' : Number(word) >= 160 ? 'highbp' : word
}

/** How a language is compared: of how Latin letters are doubled, aspirated and lengthened nothing is left. */
export type Fold = (word: string) => string

export const plain: Fold = (word) =>
  word
    .replaceAll('ph', 'f')
    .replace(/(?<=[a-z])h/g, '')
    .replaceAll('w', 'v')
    .replaceAll('z', 'j')
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u')
    .replace(/([a-z])\1+/g, '$1')

/** In the north an a between consonants is written or not: a later one than the first says nothing. */
export const northern: Fold = (word) => {
  const said = plain(word)
  const first = said.search(/[aeiou]/) + 1
  return said.slice(0, first) + said.slice(first).replace(/(?<=[^aeiou])a(?=[^aeiou])/g, '')
}

/** An m at the end of a word is a sign in Telugu, which is read as an n. */
export const telugu: Fold = (word) => plain(word).replace(/(?<=..)am$/, 'an')

/** Bengali speaks an a as an o, and a y at the beginning as a j. */
export const bengali: Fold = (word) => plain(word.replace(/^y/, 'j').replaceAll('o', 'a'))

const VOICELESS: Record<string, string> = { g: 'k', d: 't', b: 'p', j: 'c', s: 'c' }
/** Tamil writes k and g, t and d, p and b, ch and s alike. */
export const tamil: Fold = (word) => plain(plain(word.replaceAll('zh', 'l')).replace(/[gdbjs]/g, (letter) => VOICELESS[letter]!))
