import { indicSounds } from '../platform/indic.ts'

/** A word of an Indian script in Latin letters, roughly; any other word as it is. The last letter's own vowel is not spoken. */
function romanised(word: string): string {
  const sounds = indicSounds(word)
  if (!sounds) return word
  const spoken = sounds.at(-1)?.is === 'unwritten' ? sounds.slice(0, -1) : sounds
  return spoken.map(({ letters }) => letters).join('')
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
