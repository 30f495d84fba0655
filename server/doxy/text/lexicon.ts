import lexicon from './lexicon.json' with { type: 'json' }
import { termsOf } from './tokens.ts'

/** Short forms that are also words or other things when they are not in capitals. */
const CAPITALS_ONLY = new Set(['ace', 'aids', 'all', 'alt', 'art', 'cap', 'dots', 'er', 'ms', 'pad', 'pet', 'us', 'sam', 'pep', 'prom'])

type Entry = { short: string; shortTerms: string[]; longTerms: string[] }

const byShort = new Map<string, Entry>()
const byFirst = new Map<string, Entry[]>()
for (const [short, long] of Object.entries<string>(lexicon.abbreviations)) {
  const entry = { short, shortTerms: termsOf(short), longTerms: termsOf(long) }
  byShort.set(short.toLowerCase(), entry)
  const first = entry.longTerms[0]!
  byFirst.set(first, [...(byFirst.get(first) ?? []), entry])
}

/** Terms of a query and those of the other form, long or short, of the abbreviation that they are. */
export type Form = { said: readonly string[]; other: readonly string[] }

/** Every abbreviation in a query, written short or in full. */
export function formsIn(query: string, queryTerms: readonly string[]): Form[] {
  const forms: Form[] = []
  for (const word of query.match(/[\p{L}\p{N}]+/gu) ?? []) {
    const entry = byShort.get(word.toLowerCase())
    if (entry && (word === entry.short || !CAPITALS_ONLY.has(word.toLowerCase())))
      forms.push({ said: entry.shortTerms, other: entry.longTerms })
  }
  for (const [at, term] of queryTerms.entries()) {
    for (const { longTerms, shortTerms } of byFirst.get(term) ?? []) {
      if (longTerms.every((long, n) => queryTerms[at + n] === long)) forms.push({ said: longTerms, other: shortTerms })
    }
  }
  return forms
}

/** Terms of the other form of every abbreviation in a query. */
export const otherForms = (query: string, queryTerms: readonly string[]): string[] =>
  formsIn(query, queryTerms).flatMap(({ other }) => other)
