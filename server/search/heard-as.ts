import { indicSounds } from '../platform/indic.ts'

/** The consonants of a word as they are heard, whether English has spelled them or an Indian script. */
export const consonantsOf = (word: string) =>
  word
    .replace(/^ps/, 's')
    .replace(/phth/g, 'pth')
    .replace(/ph/g, 'f')
    .replace(/x/g, 'ks')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/[cq]/g, 'k')
    .replace(/[gz]/g, 'j')
    .replace(/(?<=[^aeiou])h/g, '')
    .replace(/[aeiouyw]/g, '')
    .replace(/(.)\1+/g, '$1')

/** A word of an Indian script letter by letter. */
export const latinOf = (word: string) => (indicSounds(word) ?? []).map(({ letters }) => letters).join('')
