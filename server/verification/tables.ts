import type { Generated, JSONColumnType } from 'kysely'
import type { ClaimEntry, ClaimState, ProofKind, RegisterResult } from '#contract/claim.ts'
import type { EntryFact } from '#contract/claim-facts.ts'
import type { ProvenAs } from '#contract/marks.ts'
import type { MemberKind } from '#contract/profile.ts'
import type { StaffRole } from '#contract/staff-roles.ts'
import type { Moment } from '../platform/db/moment.ts'

interface ClaimTable {
  id: string
  member_id: string
  kind: MemberKind
  proof: ProofKind
  proven_as: ProvenAs
  proof_sealed: Buffer
  identity_hash: Buffer
  hpr_hash: Generated<Buffer | null>
  state: ClaimState
  disputed: Generated<boolean>
  appeal_of: Generated<string | null>
  submitted_at: Date
  due_at: Generated<Date | null>
  clock_left_ms: Generated<number | null>
  locked_by: Generated<string | null>
  locked_at: Generated<Date | null>
  decided_at: Generated<Date | null>
  decided_by: Generated<string | null>
  words: Generated<string | null>
  expires_at: Generated<Date | null>
  reminded_days: Generated<number | null>
  mail_code_hash: Generated<Buffer | null>
  mail_code_until: Generated<Date | null>
  mail_tries: Generated<number>
  mail_confirmed_at: Generated<Date | null>
  signed_in_at: Generated<Date | null>
  recheck_since: Generated<Date | null>
  recheck_words: Generated<string | null>
  revoke_asked_by: Generated<string | null>
  revoke_words: Generated<string | null>
}

interface ClaimEntryTable {
  id: string
  claim_id: string
  at: Moment
  by_id: string | null
  by_role: ClaimEntry['by']
  act: ClaimEntry['act']
  words: Generated<string>
  fact: JSONColumnType<EntryFact | null, string | null>
  private: Generated<boolean>
}

interface EvidenceTable {
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

interface OrphanedEvidenceTable {
  id: string
  delete_after: Moment
}

interface RegisterResultTable {
  id: string
  claim_id: string
  at: Moment
  answer: JSONColumnType<RegisterResult>
}

interface ReceiptTable {
  claim_id: string
  at: Date
  decision: 'approved' | 'rejected' | 'revoked'
  due_at: Date | null
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

interface MailboxCodeTable {
  mailbox_hash: Buffer
  sealed: Buffer
  asked: Generated<number>
  first_at: Moment
}

interface InstitutionDomainTable {
  domain: string
  institution: string
  source: string
  checked_by: 'operator' | 'reviewer'
  checked_at: Moment
}

interface RoleChangeTable {
  id: string
  member_id: string
  role: StaffRole
  gives: boolean
  asked_by: string
  words: string
  asked_at: Moment
}

declare module '../platform/db/tables.ts' {
  interface Tables {
    role_change: RoleChangeTable
    institution_domain: InstitutionDomainTable
    claim: ClaimTable
    mailbox_code: MailboxCodeTable
    claim_entry: ClaimEntryTable
    evidence: EvidenceTable
    orphaned_evidence: OrphanedEvidenceTable
    register_result: RegisterResultTable
    receipt: ReceiptTable
    register_entry: RegisterEntryTable
  }
}
