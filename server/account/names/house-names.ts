import { brand } from '#contract/brand.ts'
import { latinised } from '../../platform/latin.ts'
import { BESIDE, MARKS, OFFICES } from './house-words.ts'
import { skeletonOf } from './skeleton.ts'

const lettersOf = (text: string) => skeletonOf(text).replace(/[^\p{L}\p{N}]/gu, '')
/** Words of Indian scripts as they sound, in Latin letters. */
const inLatin = (text: string) => text.replace(/[\p{L}\p{M}\u200c\u200d]+/gu, latinised)
const wordsIn = (list: string) =>
  list
    .trim()
    .split(/\s+/)
    .map((word) => lettersOf(inLatin(word)))

const BRAND = lettersOf(brand.name)
const VERIFIED = lettersOf('verified')
const DOXY = wordsIn('doxy doxi डॉक्सी डाक्सी')
const marks = new Set([...wordsIn(MARKS), ...DOXY])
/** What is found of letters: that they are words of the vocabulary, and that one of them is the house's own. */
const [REACHED, OWN] = [1, 2]
const vocabulary = [...wordsIn(OFFICES).map((word) => ({ word, own: OWN })), ...wordsIn(BESIDE).map((word) => ({ word, own: 0 }))]

/** Digits that are read as letters. */
const READ_AS: Record<string, string> = { 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' }

/** Whether a name may be taken for Wardmates, its AI, its staff or its mark, however it is spaced and spelt. */
export function isHouseName(name: string): boolean {
  const read = name.replace(/[34578]/g, (digit) => READ_AS[digit]!)
  return [name, read, name.replace(/\p{N}+/gu, ' ')].some(isOfHouse)
}

function isOfHouse(name: string): boolean {
  const latin = inLatin(name)
  const drawn = skeletonOf(latin)
  // A c beside an l is read as a d; where the one stands for an i, the name is found as it is.
  return [drawn, drawn.replaceAll('cl', 'd')].some(isDrawnAsHouse) || (latin !== name && soundOf(lettersOf(latin)).includes(soundOf(BRAND)))
}

function isDrawnAsHouse(drawn: string): boolean {
  const words = drawn.split(/[^\p{L}\p{N}]+/u)
  const letters = words.join('')
  return (
    [BRAND, VERIFIED].some((sign) => letters.includes(sign)) ||
    words.some((word) => marks.has(word) || isDoxyAI(word)) ||
    isDoxyAI(letters) ||
    isOffice(letters)
  )
}

/** Whether a title holds the house's own name or its AI's, whatever else is in it. */
export function holdsHouseName(title: string): boolean {
  const latin = inLatin(title)
  const letters = lettersOf(latin)
  return (
    letters.includes(BRAND) ||
    DOXY.some((doxy) => letters.includes(`${doxy}al`)) ||
    (latin !== title && soundOf(letters).includes(soundOf(BRAND)))
  )
}

const isDoxyAI = (letters: string) => DOXY.some((doxy) => letters.startsWith(`${doxy}al`))

/** What is heard of a name in every script: its consonants. Some write w as v or y, and Tamil has one letter for d and t. */
const soundOf = (letters: string) =>
  letters
    .replace(/[aelou]/g, '')
    .replace(/[wy]/g, 'v')
    .replaceAll('d', 't')

/** Whether letters are words of the vocabulary from the first to the last, one of them the house's own, wherever spaces stand. */
function isOffice(letters: string): boolean {
  const found = new Uint8Array(letters.length + 1)
  found[0] = REACHED
  for (let at = 0; at < letters.length; at++)
    if (found[at]) for (const { word, own } of vocabulary) if (letters.startsWith(word, at)) found[at + word.length]! |= found[at]! | own
  return (found[letters.length]! & OWN) !== 0
}
