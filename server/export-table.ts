import { accountExport } from './account/export.ts'
import { doxyExport } from './doxy/export.ts'
import { educationExport } from './education/export.ts'
import { feedExport } from './feed/export.ts'
import { homeExport } from './home/export.ts'
import { institutionsExport } from './institutions/export.ts'
import { jobsExport } from './jobs/export.ts'
import { matesExport } from './mates/export.ts'
import { messagesExport } from './messages/export.ts'
import type { ConversationKeys } from './messages/public.ts'
import { moderationExport } from './moderation/export.ts'
import { notificationsExport } from './notifications/export.ts'
import type { RoomExport } from './platform/export.ts'
import { privacyExport } from './privacy/export.ts'
import { profileExport } from './profile/export.ts'
import { relationsExport } from './relations/export.ts'
import { researchExport } from './research/export.ts'
import { searchExport } from './search/export.ts'
import { verificationExport } from './verification/export.ts'

/** What every room brings to a copy of a member's data, and of which of its tables nothing is in it. */
export const exportTable = (keys: ConversationKeys): readonly RoomExport[] => [
  accountExport,
  relationsExport,
  moderationExport,
  profileExport,
  notificationsExport,
  verificationExport,
  doxyExport,
  matesExport,
  feedExport,
  messagesExport(keys),
  institutionsExport,
  jobsExport,
  researchExport,
  educationExport,
  searchExport,
  homeExport,
  privacyExport,
]
