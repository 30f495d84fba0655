import { BEST_STEP_HOURS } from '#contract/comment-rules.ts'

type Judged = { likes: number; byPostAuthor: boolean; proven: boolean; at: Date }

const STEP_MS = BEST_STEP_HOURS * 3600_000

/**
 * BEST_RULE as a number, larger for better. Freshness counts from a fixed moment, so that the order of two comments never changes by
 * waiting and the number can be kept.
 */
export const bestScore = ({ likes, byPostAuthor, proven, at }: Judged) =>
  Math.log2(1 + likes) + Number(byPostAuthor) + Number(proven) + at.getTime() / STEP_MS
