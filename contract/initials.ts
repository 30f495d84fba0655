import { titles } from './names.ts'

const left = new Set([...titles, 'surg', 'sri', 'doctor'])
const segments = new Intl.Segmenter('en-IN', { granularity: 'grapheme' })

const isTitle = (word: string) => left.has(word.replace(/\.$/, '').toLowerCase())
const first = (word: string) => [...segments.segment(word)].find(({ segment }) => /[\p{L}\p{N}]/u.test(segment))?.segment ?? ''

/** First and last name's first letters; titles such as Dr. and Prof. do not count. */
export function initials(name: string) {
  const words = name.split(/[\s,]+/).filter(Boolean)
  const own = words.filter((word) => !isTitle(word))
  const counted = own.length > 0 ? own : words
  const ends = counted.length > 1 ? [counted[0]!, counted.at(-1)!] : counted
  return ends.map(first).join('').toLocaleUpperCase('en-IN')
}

const TINTS = ['a', 'b', 'c', 'd', 'e', 'f'] as const

/** The tint a member keeps everywhere, chosen by their id. */
export function tintOf(id: string) {
  let sum = 0
  for (let at = 0; at < id.length; at++) sum = (sum * 31 + id.charCodeAt(at)) >>> 0
  return TINTS[sum % TINTS.length]!
}
