import type { InterestRule } from '../platform/live/interests.ts'
import { amongVisible } from './visible.ts'

/** A paper with its versions and what is said about it, as its page shows them. */
export const researchInterests = {
  paper: { admit: amongVisible, news: (paperId) => [['paper_changed', { paperId }]] },
} as const satisfies Record<string, InterestRule>
