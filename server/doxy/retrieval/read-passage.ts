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

/** Adds for every two neighbours of the query that stand side by side, in the same order, in title or body. */
export function adjacencyBonus(order: readonly string[], passage: ReadPassage, idf: (term: string) => number, { adjacency }: Ranking) {
  const pairs = new Set(passage.bodyTerms.map((term, at) => `${passage.bodyTerms[at - 1]} ${term}`))
  for (const [at, term] of passage.titleTerms.entries()) pairs.add(`${passage.titleTerms[at - 1]} ${term}`)
  let bonus = 0
  for (let at = 1; at < order.length; at++) {
    const [left, right] = [order[at - 1]!, order[at]!]
    if (left !== right && pairs.has(`${left} ${right}`)) bonus += (adjacency * (idf(left) + idf(right))) / 2
  }
  return bonus
}
