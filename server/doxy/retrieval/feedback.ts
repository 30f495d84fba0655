import type { ReadPassage } from './read-passage.ts'
import type { Ranking } from './settings.ts'

/** Weights of terms that the best passages share, in the measure of a query whose own weights sum to `own` (relevance model 3). */
export function feedbackTerms(
  best: readonly { passage: ReadPassage; score: number }[],
  own: number,
  ranking: Ranking,
): Map<string, number> {
  const all = best.reduce((sum, { score }) => sum + score, 0)
  const weights = new Map<string, number>()
  for (const { passage, score } of best) {
    const terms = [...passage.titleTerms, ...passage.bodyTerms]
    const share = score / all / terms.length
    for (const term of terms) weights.set(term, (weights.get(term) ?? 0) + share)
  }
  const kept = [...weights].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).slice(0, ranking.feedbackTerms)
  const sum = kept.reduce((total, [, weight]) => total + weight, 0)
  const scale = (own * (1 - ranking.feedbackOwn)) / ranking.feedbackOwn / sum
  return new Map(kept.map(([term, weight]) => [term, weight * scale]))
}
