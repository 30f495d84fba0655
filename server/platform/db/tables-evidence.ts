import type { Generated } from 'kysely'
import type { Moment } from './moment.ts'

interface EvidenceDocumentTable {
  no: Generated<number>
  id: string
  owner_id: string | null
  held: Generated<boolean>
  origin: 'note' | 'upload'
  brought_by: string | null
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
  text: string | null
  flagged: Generated<number>
  removed: Generated<boolean>
  change: number
  brought_at: Moment
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
  id: string
  checksum: Buffer
  published: boolean
  decided_by: string | null
  decided_at: Moment
}

interface EvidenceRetractionTable {
  id: string
  doi: string | null
  noted_at: Moment
}

/** Tables of what Doxy AI may cite, and of its index. */
export interface EvidenceTables {
  evidence_document: EvidenceDocumentTable
  evidence_passage: EvidencePassageTable
  evidence_state: EvidenceStateTable
  evidence_block: EvidenceBlockTable
  evidence_sealed: EvidenceSealedTable
  evidence_decision: EvidenceDecisionTable
  evidence_retraction: EvidenceRetractionTable
}
