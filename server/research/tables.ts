import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { MadeAnalysis } from '#contract/paper-analyses.ts'
import type { PaperType } from '#contract/paper-files.ts'
import type { PaperAudience, PaperLicence, PaperTextState } from '#contract/papers.ts'
import type { Moment } from '../platform/db/moment.ts'

interface PaperTable {
  id: string
  uploader_id: string
  client_id: string
  title: string
  abstract: string
  authors: string
  journal: string
  year: string
  specialization: string
  topics: string[]
  topic_keys: string[]
  doi: string | null
  link: string | null
  audience: PaperAudience
  licence: PaperLicence
  version_count: Generated<number>
  comment_count: Generated<number>
  created_at: Moment
  edited_at: Date | null
  words: GeneratedAlways<string>
}

interface PaperVersionTable {
  paper_id: string
  no: number
  client_id: string
  changes: string
  upload_id: string | null
  file_name: string | null
  mime: PaperType | null
  size_bytes: number | null
  sha256: Buffer | null
  text_state: PaperTextState
  text_trouble: Generated<string>
  text_tries: Generated<number>
  pages: number | null
  is_cut: Generated<boolean>
  created_at: Moment
}

interface PaperPageTable {
  paper_id: string
  no: number
  page: number
  text: string
}

interface PaperEvidenceTable {
  paper_id: string
  state: 'waiting' | 'indexed' | 'failed' | 'retracted'
  extent: 'abstract' | 'text' | null
  trouble: Generated<string>
  asked: Generated<number>
  tries: Generated<number>
}

interface RetractionTable {
  doi: string
  is_retracted: boolean
  reasons: string[]
  notice_doi: string | null
  retracted_on: string | null
}

interface PaperMachineSentenceTable {
  paper_id: string
  no: number
  nth: number
  page: number | null
  text: string
}

interface PaperAnalysisTable {
  id: string
  paper_id: string
  version_no: number
  member_id: string
  client_id: string
  instruction: string
  extent: 'abstract' | 'text'
  made: ColumnType<MadeAnalysis, string, never>
  created_at: Moment
}

/** Of a reading list, of those who follow, and of what is not to be suggested. */
interface PaperMemberTable {
  member_id: string
  paper_id: string
  created_at: Moment
}

interface PaperCommentTable {
  id: string
  paper_id: string
  version_no: number
  author_id: string
  client_id: string
  parent_id: string | null
  answered_id: string | null
  text: string
  quote: string | null
  quote_prefix: string | null
  quote_suffix: string | null
  quote_page: number | null
  sought_no: number | null
  sought_page: number | null
  reply_count: Generated<number>
  created_at: Moment
  edited_at: Date | null
  removed_at: Date | null
}

interface RemovedPaperClientIdTable {
  author_id: string
  client_id: string
}

declare module '../platform/db/tables.ts' {
  interface Tables {
    paper: PaperTable
    paper_version: PaperVersionTable
    paper_page: PaperPageTable
    paper_evidence: PaperEvidenceTable
    paper_machine_sentence: PaperMachineSentenceTable
    paper_analysis: PaperAnalysisTable
    retraction: RetractionTable
    paper_save: PaperMemberTable
    paper_follow: PaperMemberTable
    paper_dismissal: PaperMemberTable
    paper_comment: PaperCommentTable
    removed_paper_client_id: RemovedPaperClientIdTable
  }
}
