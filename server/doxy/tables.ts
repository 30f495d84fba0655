import type { Generated } from 'kysely'
import type { Moment } from '../platform/db/moment.ts'

interface EvidenceDocumentTable {
  no: Generated<number>
  id: string
  origin: 'note' | 'upload'
  uploaded_by: string | null
  title: string
  year: number | null
  source: string
  doi: string | null
  url: string | null
  authors: string[]
  specialization: string | null
  licence: Generated<string>
  preprint: Generated<boolean>
  checksum: Buffer
  flagged: Generated<number>
  title_citable: boolean
  source_citable: boolean
  removed: Generated<boolean>
  change: number
  uploaded_at: Moment
}

interface EvidencePassageTable {
  no: number
  document_no: number
  n: number
  section: string
  body: string
  title_length: number
  body_length: number
}

interface EvidenceStateTable {
  one: Generated<boolean>
  next_passage: number
  change: number
}

interface EvidenceOwnTable {
  owner_id: string
  no: number
  id_hash: Buffer
  checksum: Buffer
  card: Buffer
  passages: number
  uploaded_at: Moment
}

interface EvidenceOwnPassageTable {
  owner_id: string
  document_no: number
  n: number
  words: Buffer
}

interface EvidenceOwnCountTable {
  owner_id: string
  last_no: number
}

interface EvidenceQuarantineTable {
  no: Generated<number>
  id_hash: Buffer
  checksum: Buffer
  document: Buffer
  words: Buffer
  sent_from: string
  site: string
  provider: string
  uploaded_at: Moment
}

interface EvidenceBlockTable {
  term: string
  block: number
  count: number
  postings: Buffer
}

interface EvidenceSealedTable {
  block: number
  sealed_at: Moment
}

interface EvidenceDecisionTable {
  document_no: number
  id_hash: Buffer
  checksum: Buffer
  published: boolean
  decided_by: string | null
  decided_at: Moment
}

interface EvidenceBudgetTable {
  sender: string
  day: string
  bytes: number
}

interface EvidenceRetractionTable {
  id: string
  doi: string | null
  noted_at: Moment
}

interface ChatTable {
  id: string
  member_id: string
  title: Buffer
  created_at: Moment
  asked_at: Moment
}

interface ChatExchangeTable {
  id: string
  chat_id: string
  client_id: string | null
  query: Buffer
  answer: Buffer
  created_at: Moment
  was_right: Generated<boolean | null>
  feedback: Generated<Buffer | null>
  feedback_at: Generated<Date | null>
  feedback_seen_at: Generated<Date | null>
}

declare module '../platform/db/tables.ts' {
  interface Tables {
    evidence_document: EvidenceDocumentTable
    evidence_passage: EvidencePassageTable
    evidence_state: EvidenceStateTable
    evidence_own: EvidenceOwnTable
    evidence_own_passage: EvidenceOwnPassageTable
    evidence_own_count: EvidenceOwnCountTable
    evidence_quarantine: EvidenceQuarantineTable
    evidence_block: EvidenceBlockTable
    evidence_sealed: EvidenceSealedTable
    evidence_decision: EvidenceDecisionTable
    evidence_budget: EvidenceBudgetTable
    evidence_retraction: EvidenceRetractionTable
    chat: ChatTable
    chat_exchange: ChatExchangeTable
  }
}
