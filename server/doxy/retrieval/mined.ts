import { termsOf } from '../text/tokens.ts'
import type { Query } from './query.ts'
import { postingsFor, type Slices } from './slices.ts'

/** A short form in brackets: it begins with a capital or digit. */
const BRACKET = / \(([\p{Lu}\p{N}][\p{L}\p{N}-]{1,9})\)/gu
/** Letters before the bracket that may hold the long form. */
const REACH = 120

/** Other forms of the query's abbreviations, as the passages that were found define them. */
export async function minedForms(query: Query, texts: readonly string[], slices: Slices): Promise<Set<string>> {
  const own = new Set(query.order)
  const line = ` ${query.order.join(' ')} `
  const votes = new Map<string, { terms: string[]; votes: number; short: string }>()
  const found = new Set<string>()
  for (const text of texts) {
    await slices.take(postingsFor(text))
    for (const { 1: short = '', index } of text.matchAll(BRACKET)) {
      const long = longForm(text.slice(Math.max(0, index - REACH), index), short)
      if (!long) continue
      const [longTerms, shortTerms] = [termsOf(long), termsOf(short)]
      if (longTerms.length > 1 && line.includes(` ${longTerms.join(' ')} `)) for (const term of shortTerms) found.add(term)
      if (!shortTerms.every((term) => own.has(term))) continue
      const key = `${short} ${longTerms.join(' ')}`
      const entry = votes.get(key) ?? { terms: longTerms, votes: 0, short }
      entry.votes++
      votes.set(key, entry)
    }
  }
  // One short form may stand for several things; the passages at hand say which is meant.
  for (const entries of Map.groupBy(votes.values(), ({ short }) => short).values()) {
    const best = entries.reduce((one, other) => (other.votes > one.votes ? other : one))
    for (const term of best.terms) found.add(term)
  }
  return found.difference(own)
}

/** "acute kidney injury (AKI)": the words before the bracket that the letters of the short form were taken from. */
function longForm(before: string, short: string): string | undefined {
  const letters = short.replaceAll(/[^\p{L}]/gu, '')
  if (letters.replaceAll(/[^\p{Lu}]/gu, '').length < 2) return undefined
  const wanted = letters.toLowerCase()
  const words = before
    .split(/[^\p{L}\p{N} -]/u)
    .at(-1)!
    .trim()
    .split(' ')
  for (const length of [wanted.length, wanted.length + 1, wanted.length - 1]) {
    const long = words.slice(-length)
    if (length < 2 || long.length < 2) continue
    const text = long.join(' ').toLowerCase()
    if (text[0] === wanted[0] && inOrder(wanted, text)) return text
  }
  return undefined
}

function inOrder(letters: string, text: string) {
  let at = 0
  for (const letter of text) if (letter === letters[at]) at++
  return at === letters.length
}
