import { indicSounds } from '../platform/indic.ts'

const TAMIL = /[\u0b80-\u0bff]/
/** Where the last letter's own vowel is spoken. */
const SOUTHERN = /[\u0b80-\u0d7f]/

/** A word of an Indian script in Latin letters, roughly; any other word as it is. In the north the last letter's own vowel is not spoken, but behind y. */
function romanised(word: string): string {
  const sounds = indicSounds(word)
  if (!sounds) return word
  const isHeard = SOUTHERN.test(word) || sounds.at(-2)?.letters === 'y'
  const heard = sounds.at(-1)?.is === 'unwritten' && !isHeard ? sounds.slice(0, -1) : sounds
  const letters = heard.map(({ letters }) => letters).join('')
  return TAMIL.test(word) ? voiced(letters) : letters
}

/** Tamil writes k and g alike, t and d, p and b, ch, s and j: behind a nasal and between vowels they are the softer ones. Its letters for ksh are those for tch. */
const voiced = (word: string) =>
  word
    .replace(/tch/g, 'ksh')
    .replace(/kshum/g, 'kshm')
    .replace(/^ch|(?<=[aeiou])ch(?=[aeiou])/g, 's')
    .replace(/nch/g, 'nj')
    .replace(/nt/g, 'nd')
    .replace(/mp/g, 'mb')
    .replace(/(?<=[aeiou])k(?=[aeiou])/g, 'g')

/**
 * A word of a name as it sounds, in whichever script and spelling: सुनीता and Suneetha are one, Lakshmi and Laxmi, Shaikh and Sheikh, Vikas and
 * Bikash, Mohd and Mohammed, Jigneshbhai and Jignesh. Of an "a" between two other vowels nothing is left: no two scripts agree on where it is written. The
 * database's search_sound() does the same to the names that are sought in.
 */
export const soundOf = (word: string) => withoutMiddle(spoken(romanised(word))).replace(/(..)a$/, '$1')

const spoken = (latin: string) =>
  latin
    .replace(/^(.{4,})(?:bhai|behe?n|bhen|ben)$/, '$1')
    .replace(/^(?:m[ou]ha?mm?[ae]d|mo?hd|md)$/, 'muhamad')
    .replace(/x|ksh/g, 'ks')
    .replace(/jn|dny|gy/g, 'gn')
    .replace(/ph/g, 'f')
    .replace(/([bcdgjkstv])h/g, '$1')
    .replace(/qu(?=[ie])|q/g, 'k')
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/er(?![aeiouy])/g, 'ar')
    .replace(/nk/g, 'ng')
    .replace(/ao$|avu$/, 'av')
    .replace(/llai$/, 'la')
    .replace(/a[iy]|e[iy]/g, 'e')
    .replace(/au|ou|ow/g, 'o')
    .replace(/e/g, 'i')
    .replace(/o/g, 'u')
    .replace(/[vw]/g, 'b')
    .replace(/z/g, 'j')
    .replace(/y$/, 'i')
    .replace(/(.)\1+/g, '$1')
    .replace(/[iy]am$/, 'ian')
    .replace(/([^aiu])ya(?=[^aiu])/g, '$1a')
    .replace(/dm/g, 'tm')

/** Without the "a" that stands between consonants, but in the first and the last syllable. */
function withoutMiddle(word: string): string {
  const [first, last] = [word.search(/[aiu]/) + 1, Math.max(...['a', 'i', 'u'].map((vowel) => word.lastIndexOf(vowel)))]
  if (last <= first) return word
  return word.slice(0, first) + word.slice(first, last).replace(/(?<=[^aiu])a(?=[^aiu])/g, '') + word.slice(last)
}
