import type { Verdict } from '#server/doxy/check/verdict.ts'

/** Whether a claim is verified, or would go to a reviewer because a sentence seems to say the same: of what is wrong, neither may be. */
export const isBorneOut = (verdict: Verdict): boolean =>
  verdict.status === 'verified' || (verdict.status === 'needs_review' && verdict.says !== 'contradicts')
