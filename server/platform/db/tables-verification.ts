import type { Generated, JSONColumnType } from 'kysely'
import type { ClaimEntry, ClaimState, LookUp, ProofKind } from '#contract/claim.ts'
import type { MemberKind } from '#contract/profile.ts'
import type { Moment } from './moment.ts'

export interface ReviewerTable {
  member_id: string
  created_at: Moment
}

export interface ClaimTable {
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

export interface ClaimEntryTable {
  id: string
  claim_id: string
  at: Moment
  by_id: string | null
  by_role: ClaimEntry['by']
  act: ClaimEntry['act']
  words: Generated<string>
  private: Generated<boolean>
}

export interface EvidenceTable {
  id: string
  claim_id: string
  name_sealed: Buffer
  mime: string
  size_bytes: number
  sha256: Buffer
  added_at: Moment
  delete_after: Generated<Date | null>
}

export interface RegisterLookUpTable {
  id: string
  claim_id: string
  at: Moment
  answer: JSONColumnType<LookUp>
}

export interface ReceiptTable {
  claim_id: string
  at: Date
  body: string
  signature: Buffer
}

export interface RegisterEntryTable {
  council: string
  number: string
  name: string
  year: number | null
  status: Generated<string>
  as_of: string
}
