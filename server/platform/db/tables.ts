import type { Generated, GeneratedAlways } from 'kysely'
import type { MemberKind } from '#contract/profile.ts'
import type { Moment } from './moment.ts'
import type { DoxyTables } from './tables-doxy.ts'
import type { EvidenceTables } from './tables-evidence.ts'
import type { MateDeclineTable, MateDismissalTable, MateLinkTable } from './tables-mates.ts'

import type { NoticeDigestTable, NoticeSettingTable, NotificationTable } from './tables-notifications.ts'
import type { CertificationTable, MemberBlockTable, ProfileTable, ProfileViewTable, PublicationTable } from './tables-profile.ts'
import type { MemberSearchTable, PostSearchTable, SearchWordTable } from './tables-search.ts'
import type {
  ClaimEntryTable,
  ClaimTable,
  EvidenceTable,
  ReceiptTable,
  RegisterEntryTable,
  RegisterLookUpTable,
  ReviewerTable,
} from './tables-verification.ts'

interface MemberTable {
  id: string
  handle: string
  name: string
  headline: Generated<string>
  specialty: Generated<string>
  hospital: Generated<string>
  location: Generated<string>
  avatar_url: Generated<string | null>
  verified: Generated<boolean>
  verification_revoked: Generated<boolean>
  profile_complete: Generated<boolean>
  kind: Generated<MemberKind | null>
  city: GeneratedAlways<string>
  state: GeneratedAlways<string>
  sample: Generated<boolean>
  created_at: Moment
}

interface AccountTable {
  member_id: string
  email: string
  email_verified: Generated<boolean>
  password_hash: Generated<string | null>
  google_sub: Generated<string | null>
  picture: Generated<string | null>
  created_at: Moment
}

interface SessionTable {
  id: string
  token_hash: Buffer
  member_id: string
  device: string
  created_at: Moment
  last_seen_at: Moment
  expires_at: Date
}

interface PasswordResetTable {
  token_hash: Buffer
  member_id: string
  expires_at: Date
}

interface KnownPlaceTable {
  member_id: string
  place_hash: Buffer
  last_at: Moment
}

interface FileTable {
  id: string
  owner_id: string | null
  kind: 'image'
  mime: string
  size_bytes: number
  sha256: Buffer
  width: number
  height: number
  used: Generated<boolean>
  created_at: Moment
}

interface PostTable {
  id: string
  author_id: string
  client_id: string
  content: string
  image_id: Generated<string | null>
  image_alt: Generated<string>
  link: Generated<string | null>
  verification: Generated<'pending' | 'verified' | 'disputed'>
  like_count: Generated<number>
  comment_count: Generated<number>
  created_at: Moment
  edited_at: Generated<Date | null>
}

interface PostLikeTable {
  post_id: string
  member_id: string
  created_at: Moment
}

interface PostSaveTable {
  member_id: string
  post_id: string
  created_at: Moment
}

interface PostCommentTable {
  id: string
  post_id: string
  author_id: string
  client_id: string
  text: string
  is_ai: Generated<boolean>
  created_at: Moment
  edited_at: Generated<Date | null>
}

interface ConversationTable {
  id: string
  last_seq: Generated<number>
  created_at: Moment
}

interface ParticipantTable {
  conversation_id: string
  member_id: string
  delivered_seq: Generated<number>
  read_seq: Generated<number>
}

interface MessageTable {
  conversation_id: string
  seq: number
  id: string
  sender_id: string
  client_id: string
  alg: string
  key_id: string
  body: Buffer
  created_at: Moment
}

interface EventTable {
  id: string
  title: string
  place: string
  starts_at: Date
}

interface EventAttendanceTable {
  event_id: string
  member_id: string
  created_at: Moment
}

interface AuditEntryTable {
  seq: number
  at: Date
  act: string
  member_id: string | null
  detail: string
  previous: Buffer
  hash: Buffer
}

/** Every table, as the migrations leave it. */
export interface Tables extends EvidenceTables, DoxyTables {
  member: MemberTable
  account: AccountTable
  session: SessionTable
  password_reset: PasswordResetTable
  known_place: KnownPlaceTable
  file: FileTable
  mate_link: MateLinkTable
  mate_decline: MateDeclineTable
  mate_dismissal: MateDismissalTable
  post: PostTable
  post_like: PostLikeTable
  post_save: PostSaveTable
  post_comment: PostCommentTable
  profile_view: ProfileViewTable
  conversation: ConversationTable
  participant: ParticipantTable
  message: MessageTable
  event: EventTable
  event_attendance: EventAttendanceTable
  audit_entry: AuditEntryTable
  member_block: MemberBlockTable
  reviewer: ReviewerTable
  profile: ProfileTable
  publication: PublicationTable
  certification: CertificationTable
  notification: NotificationTable
  notice_setting: NoticeSettingTable
  notice_digest: NoticeDigestTable
  claim: ClaimTable
  claim_entry: ClaimEntryTable
  evidence: EvidenceTable
  register_look_up: RegisterLookUpTable
  receipt: ReceiptTable
  register_entry: RegisterEntryTable
  member_search: MemberSearchTable
  post_search: PostSearchTable
  search_word: SearchWordTable
}
