import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { NoticeKind } from '#contract/notifications.ts'
import type { Audience, MemberKind } from '#contract/profile.ts'
import type { ClaimEntry, ClaimState, LookUp, ProofKind } from '#contract/verification.ts'

type Moment = Generated<Date>

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

interface MateLinkTable {
  from_id: string
  to_id: string
  state: 'pending' | 'connected'
  created_at: Moment
  connected_at: Generated<Date | null>
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

interface MemberBlockTable {
  blocker_id: string
  blocked_id: string
  created_at: Moment
}

interface ReviewerTable {
  member_id: string
  created_at: Moment
}

interface ProfileTable {
  member_id: string
  bio: Generated<string>
  phone_sealed: Generated<Buffer | null>
  experience_years: Generated<number>
  current_position: Generated<string>
  education: Generated<string>
  college: Generated<string>
  graduation_year: Generated<number | null>
  languages: Generated<string[]>
  interests: Generated<string[]>
  email_audience: Generated<Audience>
  phone_audience: Generated<Audience>
  mates_audience: Generated<Audience>
  activity_audience: Generated<Audience>
  found_by_email: Generated<boolean>
  public: Generated<boolean>
  setup_step: Generated<number>
  updated_at: Moment
}

interface PublicationTable {
  id: string
  member_id: string
  title: string
  journal: string
  authors: Generated<string>
  year: Generated<number | null>
  doi: Generated<string | null>
  citations: Generated<number>
  created_at: Moment
}

interface CertificationTable {
  id: string
  member_id: string
  title: string
  issuer: string
  year: string
  created_at: Moment
}

interface NotificationTable {
  id: string
  member_id: string
  kind: NoticeKind
  from_id: string | null
  subject_id: string | null
  created_at: Moment
  read_at: Generated<Date | null>
}

interface ClaimTable {
  id: string
  member_id: string
  kind: MemberKind
  proof: ProofKind
  proof_sealed: Buffer
  mark: Buffer
  state: ClaimState
  disputed: Generated<boolean>
  appeal_of: Generated<string | null>
  submitted_at: Date
  due_at: Generated<Date | null>
  locked_by: Generated<string | null>
  locked_at: Generated<Date | null>
  decided_at: Generated<Date | null>
  decided_by: Generated<string | null>
  words: Generated<string | null>
  expires_at: Generated<Date | null>
  reminded_at: Generated<Date | null>
  mail_code_hash: Generated<Buffer | null>
  mail_code_until: Generated<Date | null>
  mail_tries: Generated<number>
  mail_confirmed_at: Generated<Date | null>
}

interface ClaimEntryTable {
  id: string
  claim_id: string
  at: Moment
  by_id: string | null
  by_role: ClaimEntry['by']
  act: ClaimEntry['act']
  words: Generated<string>
  private: Generated<boolean>
}

interface EvidenceTable {
  id: string
  claim_id: string
  name_sealed: Buffer
  mime: string
  size_bytes: number
  sha256: Buffer
  added_at: Moment
  delete_after: Generated<Date | null>
}

interface RegisterLookUpTable {
  id: string
  claim_id: string
  at: Moment
  answer: JSONColumnType<LookUp>
}

interface ReceiptTable {
  claim_id: string
  at: Date
  body: string
  signature: Buffer
}

interface RegisterEntryTable {
  council: string
  number: string
  name: string
  year: number | null
  status: Generated<string>
  as_of: string
}

interface ProfileViewTable {
  member_id: string
  viewer_id: string
  day: string
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
export interface Tables {
  member: MemberTable
  account: AccountTable
  session: SessionTable
  password_reset: PasswordResetTable
  known_place: KnownPlaceTable
  file: FileTable
  mate_link: MateLinkTable
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
  claim: ClaimTable
  claim_entry: ClaimEntryTable
  evidence: EvidenceTable
  register_look_up: RegisterLookUpTable
  receipt: ReceiptTable
  register_entry: RegisterEntryTable
}
