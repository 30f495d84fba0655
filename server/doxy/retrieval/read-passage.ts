import { termsOf } from '../text/tokens.ts'
import type { Ranking } from './settings.ts'

export type PassageText = { title: string; body: string }

/** A passage that is looked at closely, in the terms of the index. */
export type ReadPassage = PassageText & { titleTerms: string[]; bodyTerms: string[] }

export const readPassage = ({ title, body }: PassageText): ReadPassage => ({
  title,
  body,
  titleTerms: termsOf(title),
  bodyTerms: termsOf(body),
})

/** Neighbours in a query, each pair once: what may follow each term. */
export function pairsOf(order: readonly string[]): Map<string, Set<string>> {
  const pairs = new Map<string, Set<string>>()
  for (let at = 1; at < order.length; at++) {
    const [left, right] = [order[at - 1]!, order[at]!]
    if (left !== right) pairs.set(left, (pairs.get(left) ?? new Set<string>()).add(right))
  }
  return pairs
}

/** Adds for every two neighbours of the query that stand side by side, in the same order, in title or body. */
export function adjacencyBonus(
  pairs: Map<string, Set<string>>,
  passage: ReadPassage,
  idf: (term: string) => number,
  { adjacency }: Ranking,
) {
  const met = new Set<string>()
  let bonus = 0
  for (const terms of [passage.titleTerms, passage.bodyTerms]) {
    for (let at = 1; at < terms.length; at++) {
      const [left, right] = [terms[at - 1]!, terms[at]!]
      if (!pairs.get(left)?.has(right) || met.has(`${left} ${right}`)) continue
      met.add(`${left} ${right}`)
      bonus += (adjacency * (idf(left) + idf(right))) / 2
    }
  }
  return bonus
}
