import type { Generated, GeneratedAlways } from 'kysely'
import type { AffiliationState } from '#contract/affiliations.ts'
import type { InstitutionKind, InstitutionRole } from '#contract/institution.ts'
import type { InstitutionClaimState } from '#contract/institution-claims.ts'
import type { OwnershipEntry } from '#contract/institution-roles.ts'
import type { Moment } from '../platform/db/moment.ts'

interface InstitutionTable {
  id: string
  handle: string
  name: string
  kind: InstitutionKind
  city: string
  state: string
  about: Generated<string>
  departments: Generated<string[]>
  website: string | null
  address: Generated<string>
  telephone: Generated<string>
  beds: Generated<number | null>
  founded: Generated<number | null>
  version: Generated<number>
  founder_id: string | null
  client_id: string
  created_at: Moment
  opened_at: Generated<Date | null>
  verified_at: Generated<Date | null>
  verified_until: Generated<Date | null>
  reminded_of: Generated<Date | null>
  reminded_days: Generated<number | null>
  mail_domain: Generated<string | null>
  document_seen: Generated<boolean>
  facility_id: Generated<string | null>
  name_key: GeneratedAlways<string>
  words: GeneratedAlways<string>
}

interface InstitutionRoleTable {
  institution_id: string
  member_id: string
  role: InstitutionRole
  since: Moment
}

interface InstitutionInvitationTable {
  institution_id: string
  member_id: string
  role: InstitutionRole
  by_id: string
  created_at: Moment
}

interface InstitutionLogTable {
  id: string
  institution_id: string
  at: Moment
  act: OwnershipEntry['act']
  by_role: OwnershipEntry['by']
  by_id: string | null
  member_id: string | null
  role: InstitutionRole | null
  words: Generated<string>
}

interface InstitutionClaimTable {
  id: string
  institution_id: string
  member_id: string
  mailbox_sealed: Buffer | null
  position: string
  facility_id: string | null
  words: Generated<string>
  state: InstitutionClaimState
  submitted_at: Date
  due_at: Date | null
  mail_code_hash: Generated<Buffer | null>
  mail_code_until: Generated<Date | null>
  mail_tries: Generated<number>
  mail_confirmed_at: Generated<Date | null>
  decided_at: Generated<Date | null>
  decided_by: Generated<string | null>
  reason: Generated<string | null>
  owners: Generated<'stay' | 'go' | null>
}

interface InstitutionClaimAnswerTable {
  claim_id: string
  member_id: string
  words: string
  at: Moment
}

interface InstitutionDocumentTable {
  id: string
  claim_id: string
  upload_id: string
  name_sealed: Buffer
  mime: string
  size_bytes: number
  sha256: Buffer
  added_at: Moment
  delete_after: Generated<Date | null>
}

interface AffiliationTable {
  id: string
  institution_id: string
  member_id: string
  client_id: string
  position: string
  department: string
  from_day: string
  to_day: string | null
  state: AffiliationState
  asked_at: Moment
  answered_at: Generated<Date | null>
}

interface InstitutionFollowTable {
  institution_id: string
  member_id: string
  created_at: Moment
}

interface InstitutionPostTable {
  institution_id: string
  post_id: string
  added_at: Moment
}

interface InstitutionFollowerCountTable {
  institution_id: string
  followers: number
}

declare module '../platform/db/tables.ts' {
  interface Tables {
    institution: InstitutionTable
    institution_role: InstitutionRoleTable
    institution_invitation: InstitutionInvitationTable
    institution_log: InstitutionLogTable
    institution_claim: InstitutionClaimTable
    institution_claim_answer: InstitutionClaimAnswerTable
    institution_document: InstitutionDocumentTable
    affiliation: AffiliationTable
    institution_follow: InstitutionFollowTable
    institution_post: InstitutionPostTable
    institution_follower_count: InstitutionFollowerCountTable
  }
}
