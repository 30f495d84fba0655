import type { InterestRule } from '../platform/live/interests.ts'
import { amongPublic } from './visible.ts'

/** A posting: what it says and whether it is open. */
export const jobsInterests = {
  posting: { admit: amongPublic, news: (postingId) => [['posting_changed', { postingId }]] },
} as const satisfies Record<string, InterestRule>
