import type { InterestRule } from '../platform/live/interests.ts'
import { amongVisible } from './visible.ts'

/** The page of an institution, with who works there and who runs it. */
export const institutionsInterests = {
  institution: { admit: amongVisible, news: (institutionId) => [['institution_changed', { institutionId }]] },
} as const satisfies Record<string, InterestRule>
