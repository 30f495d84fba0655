import { feedInterests } from './feed/interests.ts'
import { institutionsInterests } from './institutions/interests.ts'
import { jobsInterests } from './jobs/interests.ts'
import { messagesInterests } from './messages/interests.ts'
import type { ConversationKeys } from './messages/public.ts'
import type { InterestTable } from './platform/live/interests.ts'
import { profileInterests } from './profile/interests.ts'
import { researchInterests } from './research/interests.ts'

/** What pages may show and hear of, each kind with the room that speaks of it. */
export const interestTable = (keys: ConversationKeys, isPresent: (memberId: string) => boolean): InterestTable => ({
  ...profileInterests,
  ...feedInterests,
  ...messagesInterests(keys, isPresent),
  ...institutionsInterests,
  ...jobsInterests,
  ...researchInterests,
})
