import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { ApplicationAct, FitLine, SentAnswer, SentProfile } from '#contract/application.ts'
import type { JobSearch } from '#contract/job-searches.ts'
import type { LocumBand } from '#contract/locum.ts'
import type {
  ApplicationStatus,
  CloseReason,
  ExperienceBand,
  Posting,
  PostingField,
  PostingState,
  PostingTerms,
  SalaryBand,
  WorkType,
} from '#contract/posting.ts'
import type { Moment } from '../platform/db/moment.ts'

/** JSON goes in as text and comes back as what it says. */
type Json<T> = ColumnType<T, string, string>

interface JobPostingTable {
  id: string
  institution_id: string
  author_id: string | null
  client_id: string
  external_id: Generated<string | null>
  version: Generated<number>
  state: Generated<PostingState>
  close_reason: Generated<CloseReason | null>
  posted_at: Generated<Date | null>
  closed_at: Generated<Date | null>
  is_repost: Generated<boolean>
  ask_at: Generated<Date | null>
  asked_at: Generated<Date | null>
  title: string
  company: string
  department: string
  city: string
  state_name: string
  work_type: WorkType
  is_remote: boolean
  is_urgent: boolean
  salary_from: number | null
  salary_to: number | null
  experience_from: number
  experience_to: number | null
  specialty: string
  industry: string
  company_size: string
  description: string
  requirements: Json<Posting['requirements']>
  benefits: string[]
  questions: Json<Posting['questions']>
  stipend: number | null
  bond_months: number | null
  bond_amount: number | null
  duty_hours: number | null
  living: Posting['living']
  council: Posting['council']
  walk_in_on: string | null
  degrees: string[]
  openings: number
  closes_on: string | null
  specialty_key: string
  city_key: string
  created_at: Moment
  experience_band: GeneratedAlways<ExperienceBand>
  salary_band: GeneratedAlways<SalaryBand>
  words: GeneratedAlways<string>
}

interface JobPostingChangeTable {
  posting_id: string
  version: number
  at: Moment
  fields: PostingField[]
  before: JSONColumnType<PostingTerms>
  after: JSONColumnType<PostingTerms>
}

interface JobSaveTable {
  member_id: string
  posting_id: string
  created_at: Moment
}

interface JobSearchTable {
  id: string
  member_id: string
  client_id: string
  name: string
  q: string
  show: JobSearch['show']
  specialty: string
  city: string
  work_type: WorkType | null
  experience: ExperienceBand | null
  salary: SalaryBand | null
  has_alerts: boolean
  created_at: Moment
  seen_until: Moment
  looked_on: Generated<string | null>
  alerted_at: Generated<Date | null>
}

interface JobApplicationTable {
  id: string
  posting_id: string
  member_id: string
  status: Generated<ApplicationStatus>
  sent_at: Moment
  answered_at: Generated<Date | null>
  was_asked: Generated<boolean | null>
  profile: Json<SentProfile>
  fit: Json<FitLine[]>
  answers: Json<SentAnswer[]>
  letter: string
  upload_id: string | null
  cv_name: string | null
  cv_type: string | null
  cv_bytes: number | null
  conversation_id: Generated<string | null>
  holder_id: Generated<string | null>
}

interface JobApplicationStepTable {
  application_id: string
  no: number
  at: Moment
  status: ApplicationAct
  by_side: 'applicant' | 'institution'
  words: string
}

interface JobApplicationNoteTable {
  id: string
  application_id: string
  author_id: string | null
  client_id: string
  at: Moment
  text: string
}

interface LocumFreeTable {
  member_id: string
  day: string
  band: LocumBand
}

interface LocumShiftTable {
  id: string
  institution_id: string
  author_id: string | null
  client_id: string
  to_id: string | null
  day: string
  band: LocumBand
  starts_at: Date
  ends_at: Date
  title: string
  specialty: string
  specialty_key: string
  pay: number
  place: string
  notes: string
  state: Generated<'offered' | 'taken' | 'declined' | 'cancelled'>
  taken_by: Generated<string | null>
  taken_at: Generated<Date | null>
  checked: Generated<string>
  cancel_words: Generated<string>
  created_at: Moment
}

interface LocumRefusalTable {
  shift_id: string
  member_id: string
}

declare module '../platform/db/tables.ts' {
  interface Tables {
    job_posting: JobPostingTable
    job_posting_change: JobPostingChangeTable
    job_save: JobSaveTable
    job_search: JobSearchTable
    job_application: JobApplicationTable
    job_application_step: JobApplicationStepTable
    job_application_note: JobApplicationNoteTable
    locum_free: LocumFreeTable
    locum_shift: LocumShiftTable
    locum_refusal: LocumRefusalTable
  }
}
