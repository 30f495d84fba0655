import type { CouncilRule } from '#contract/ledger.ts'

/** "30 credits in 5 years". */
export const ruleWords = ({ amount, unit, years }: NonNullable<CouncilRule['rule']>) =>
  `${amount} ${unit} ${years === 1 ? 'a year' : `in ${years} years`}`
