/** Letters of the nine scripts of India by their place in their block of Unicode, which all of them share. */
const LETTERS: readonly [number, string][] = [
  ...[
    'k',
    'kh',
    'g',
    'gh',
    'n',
    'ch',
    'ch',
    'j',
    'jh',
    'n',
    't',
    'th',
    'd',
    'dh',
    'n',
    't',
    'th',
    'd',
    'dh',
    'n',
    'n',
    'p',
    'ph',
    'b',
    'bh',
    'm',
  ].map((letter, at): [number, string] => [0x15 + at, letter]),
  ...['y', 'r', 'r', 'l', 'l', 'l', 'v', 'sh', 'sh', 's', 'h'].map((letter, at): [number, string] => [0x2f + at, letter]),
]
const consonants = new Map(LETTERS)
const vowels = new Map(
  [
    ...Object.entries({
      5: 'a',
      6: 'a',
      7: 'i',
      8: 'i',
      9: 'u',
      10: 'u',
      11: 'ri',
      13: 'e',
      14: 'e',
      15: 'e',
      16: 'ai',
      17: 'o',
      18: 'o',
      19: 'o',
      20: 'au',
    }),
    ...Object.entries({
      62: 'a',
      63: 'i',
      64: 'i',
      65: 'u',
      66: 'u',
      67: 'ri',
      69: 'e',
      70: 'e',
      71: 'e',
      72: 'ai',
      73: 'o',
      74: 'o',
      75: 'o',
      76: 'au',
    }),
    ...Object.entries({ 1: 'n', 2: 'n', 112: 'n', 122: 'n', 123: 'n', 124: 'r', 125: 'l', 126: 'l', 127: 'k' }),
  ].map(([place, sound]): [number, string] => [Number(place), sound]),
)
const INDIC = /[\u0900-\u0d7f]/
const NUKTA = 0x3c
const FIRST_SIGN = 0x3e
const VIRAMA = 0x4d
const FIRST = 0x900
const LAST = 0xd7f
const BLOCK = 0x80

/** A word of an Indian script in Latin letters, roughly; any other word as it is. */
function romanised(word: string): string {
  if (!INDIC.test(word)) return word
  let said = ''
  let isOpen = false
  for (const letter of word.normalize('NFC')) {
    const code = letter.codePointAt(0)!
    const place = code >= FIRST && code <= LAST ? (code - FIRST) % BLOCK : -1
    if (place === NUKTA) continue
    // A consonant without a sign behind it is spoken with an "a".
    if (isOpen && !(place >= FIRST_SIGN && place <= VIRAMA)) said += 'a'
    isOpen = consonants.has(place)
    if (place !== VIRAMA) said += consonants.get(place) ?? vowels.get(place) ?? letter
  }
  return said
}

/**
 * A word of a name as it sounds, in whichever script and spelling: सुनीता and Suneetha are one, Lakshmi and Laxmi, Shaikh and Sheikh. The
 * database's search_sound() does the same to the names that are sought in.
 */
export const soundOf = (word: string) =>
  romanised(word)
    .replace(/^m[ou]ha?mm?[ae]d$/, 'muhamad')
    .replace(/x|ksh/g, 'ks')
    .replace(/ph/g, 'f')
    .replace(/([bcdgjkst])h/g, '$1')
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/a[iy]|e[iy]/g, 'e')
    .replace(/au|ou|ow/g, 'o')
    .replace(/e/g, 'i')
    .replace(/o/g, 'u')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/y$/, 'i')
    .replace(/(.)\1+/g, '$1')
    .replace(/([aiu][^aiu])a([^aiu][aiu])/g, '$1$2')
    .replace(/(..)a$/, '$1')
