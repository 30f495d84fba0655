import { contentTerms, termsIn } from './language/text-analysis.ts'

const COMPARES =
  /\b(?:than|unlike|contrast (?:to|with)|opposed to|relative to|over(?! (?:an?|the|time|several|many|days|weeks|months|years)\b))\b/i
const BORDER = /[,;:()]/
/** So many letters behind such a word are read. */
const AROUND = 80

/** What a source only compares with, as "than placebo" does, is nothing that a claim with a figure may speak of by itself. */
export function keepsComparators(claim: string, source: string): boolean {
  const [said, named] = [termsIn(claim), comparatorsIn(claim)]
  const stated = termsIn(source)
  const countOf = Map.groupBy(stated, (term) => term)
  const behind = Map.groupBy(comparatorsIn(source), (term) => term)
  return [...behind].every(
    ([term, times]) => /^\d/.test(term) || !said.includes(term) || named.includes(term) || (countOf.get(term)?.length ?? 0) > times.length,
  )
}

/** The first telling word behind each of those words. */
const comparatorsIn = (text: string) =>
  text
    .split(COMPARES)
    .slice(1)
    .flatMap((behind) => contentTerms(termsIn(behind.slice(0, AROUND).split(BORDER)[0]!)).slice(0, 1))
