import { CASE_OUTCOMES } from '#contract/case-limits.ts'
import { Refusal } from '#contract/errors.ts'

/** How often an author has written how their case turned out once it says these words: whoever read it should find it again. */
export function outcomesWith({ outcome, outcomes }: { outcome: string | null; outcomes: number }, words: string): number {
  if (words === outcome) return outcomes
  if (outcomes >= CASE_OUTCOMES) throw new Refusal('OUTCOME_STAYS')
  return outcomes + 1
}
