/** How long what a register said is not asked again, and how many answers are kept at a time. */
const KEPT_MS = 3600_000
const KEPT_MAX = 1000

/** Answers of registers, kept in this process for a while; the oldest goes where there are too many. */
export function keptAnswers<Answer>(now: () => number = Date.now) {
  const answers = new Map<string, { until: number; answer: Answer }>()
  return {
    find(key: string): Answer | undefined {
      const kept = answers.get(key)
      if (kept && kept.until <= now()) answers.delete(key)
      return kept && kept.until > now() ? kept.answer : undefined
    },
    keep(key: string, answer: Answer) {
      answers.delete(key)
      answers.set(key, { until: now() + KEPT_MS, answer })
      for (const oldest of answers.keys()) {
        if (answers.size <= KEPT_MAX) break
        answers.delete(oldest)
      }
    },
  }
}
