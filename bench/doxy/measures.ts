export type Quality = { ndcg10: number; recall1: number; recall10: number; mrr: number }

/** How good one ranking is: nDCG@10 with linear gain, as trec_eval counts it; whether the first is relevant; recall; reciprocal rank. */
export function qualityOf(ranked: readonly string[], relevant: ReadonlyMap<string, number>): Quality {
  const gains = ranked.slice(0, 10).map((id) => relevant.get(id) ?? 0)
  const ideal = [...relevant.values()].sort((a, b) => b - a).slice(0, 10)
  const first = gains.findIndex((gain) => gain > 0)
  return {
    ndcg10: discounted(gains) / discounted(ideal),
    recall1: first === 0 ? 1 : 0,
    recall10: gains.filter((gain) => gain > 0).length / relevant.size,
    mrr: first < 0 ? 0 : 1 / (first + 1),
  }
}

const discounted = (gains: readonly number[]) => gains.reduce((sum, gain, at) => sum + gain / Math.log2(at + 2), 0)
