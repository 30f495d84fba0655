import { Refusal } from '#contract/errors.ts'
import { holdsHouseName, isHouseName } from './house-names.ts'
import { scriptFaultOf } from './scripts.ts'

// Signs that end a syllable in Indic scripts: joiners beside them choose the shape of a letter. Elsewhere a joiner is not seen at all.
const VIRAMA = '\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d3b\\u0d3c\\u0d4d\\u0dca\\u1039\\uabed'
const JOINER = new RegExp(
  `(?<=[${VIRAMA}])[\\u200c\\u200d]|[\\u200c\\u200d](?=[${VIRAMA}])|(?<=\\p{sc=Arabic})\\u200c(?=\\p{sc=Arabic})`,
  'gu',
)
const HIDDEN = /[\p{Default_Ignorable_Code_Point}\p{C}]/u
const ALL_HIDDEN = new RegExp(HIDDEN, 'gu')
const PUNCTUATION = /[\s.,'’‘ʼʻ"“”()&/:·_‐‑–—॰-]/gu
// Modifier letters such as ˇ are drawn as marks of their own, and raised ones such as ᵛ as a badge.
const SYMBOL = /[^\p{L}\p{M}\p{Nd}]|\p{Me}|[\u02b0-\u02ff\u1d2c-\u1d6a\u2c7d]/u
/** Strokes through a letter, and more marks on one than any spelling has. */
const SCRAWLED = /[\u0334-\u0338\u20d0-\u20ff]|[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff]{3}|\p{Mn}{6}/u
/** A letter of Japan that is drawn as a check mark: by itself it is no word. */
const TICK = /^[\u30ec\u31fe\uff9a]+$/u
const ADDRESS =
  /:\/\/|\bwww\.|@|[\p{L}\p{N}]\.(com|org|net|info|biz|co|io|ai|app|dev|in|link|me|online|shop|site|store|top|xyz)(?![\p{L}\p{N}])/iu

/** Why somebody may not be called this, in words for them; nothing where they may. */
export function faultOfName(name: string): string | undefined {
  const seen = name.replace(JOINER, '')
  if (HIDDEN.test(seen)) return 'Names may not hold characters that cannot be seen. Please type the name instead of pasting it.'
  if (ADDRESS.test(seen)) return 'Names may not hold web or email addresses.'
  if (SCRAWLED.test(seen)) return 'Names may not hold letters that are struck through or piled up with marks. Please type the name again.'
  const letters = seen.replace(PUNCTUATION, ' ')
  const words = letters.split(' ').filter((word) => word !== '')
  const symbol = [...letters].find((character) => character !== ' ' && SYMBOL.test(character)) ?? words.find((word) => TICK.test(word))
  if (symbol) return `Names may not hold check marks, emoji or other symbols. Please remove “${symbol}”.`
  if (!/\p{L}/u.test(letters)) return 'Names have to hold letters.'
  const fault = scriptFaultOf(words)
  if (fault?.kind === 'mixed') return `Names may not hold look-alike letters of another alphabet. Please type “${fault.word}” again.`
  if (fault) return `Names may not hold letters such as those of “${fault.word}”. Please type it in ordinary letters.`
  return isHouseName(seen)
    ? 'Names may not hold “Wardmates”, “Doxy AI”, “Support” or other words that stand for Wardmates itself.'
    : undefined
}

/** Why members may not call something that they share this. Its words and signs are free, but it may not be taken for ours. */
export const faultOfTitle = (title: string): string | undefined =>
  holdsHouseName(title.replace(ALL_HIDDEN, ''))
    ? 'This may not hold “Wardmates” or “Doxy AI”, which stand for Wardmates itself.'
    : undefined

/** What is drawn as our mark is, a letter of Tai Viet among them. */
const CHECK_MARKS = new Set('☑✅✓✔√⍻ꪜ🗸🗹🮱')

/** Why members may not say this of themselves in the line below their name, where it would be read as our word on them. */
export function faultOfLine(line: string): string | undefined {
  const mark = [...line].find((character) => CHECK_MARKS.has(character))
  return mark ? `This may not hold check marks, which stand for what was proven. Please remove “${mark}”.` : faultOfTitle(line)
}

/** Refuses a name, at the field that it was typed in. */
export function refuseName(fault: string, path: string): never {
  throw new Refusal('NAME_REFUSED', { words: fault, issues: [{ path, message: fault }] })
}

/** A name that may stand, made of one that somebody else gave: what may not be held is left out. */
export function plainNameOf(...given: readonly string[]): string {
  const plain = given.flatMap((name) => [
    name,
    name.replace(JOINER, '').replace(/[^\p{L}\p{M}\p{Nd}\s.,'’()&/-]|\p{Me}|\p{Default_Ignorable_Code_Point}/gu, ''),
  ])
  return plain.map((name) => name.replace(/\s+/g, ' ').trim()).find((name) => name !== '' && !faultOfName(name)) ?? 'New member'
}
