import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { ManuscriptState, WrittenCourse } from '#contract/manuscripts.ts'
import type { CourseText } from '#corpus/course.ts'
import type { Moment } from '../platform/db/moment.ts'

interface CourseTable {
  id: string
  version: number
  title: string
  subject: string
  summary: string
  for_students: boolean
  minutes: number
  steps: number
  questions: number
  withdrawn: Generated<boolean>
  by_member: Generated<boolean>
  author_id: Generated<string | null>
}

interface CourseVersionTable {
  course_id: string
  version: number
  body: JSONColumnType<CourseText>
}

interface CitedNoteTable {
  id: string
  edition: number
  title: string
  year: number
  source: string
  doi: string | null
  url: string | null
  body: string
  comment: string | null
  checked_on: string
  ships: Generated<boolean>
}

interface ManuscriptTable {
  id: string
  author_id: string
  client_id: string
  course_id: Generated<string | null>
  state: Generated<ManuscriptState>
  sequence: Generated<number>
  body: JSONColumnType<WrittenCourse>
  reason: Generated<string>
  changed_at: Moment
  submitted_at: Generated<Date | null>
  published_at: Generated<Date | null>
}

interface LearningPathTable {
  id: string
  place: number
  title: string
  summary: string
  course_ids: string[]
}

interface CourseProgressTable {
  member_id: string
  course_id: string
  step_id: Generated<string | null>
  finished_steps: Generated<number>
  finished_at: Generated<Date | null>
  finished_version: Generated<number | null>
}

interface FinishedStepTable {
  member_id: string
  course_id: string
  step_id: string
}

interface QuestionAttemptTable {
  member_id: string
  course_id: string
  question_id: string
  wording: string
  option_id: string
  is_right: boolean
  was_right_at_first: boolean
  times: Generated<number>
  answered_at: Moment
  client_ids: string[]
}

interface RecallCardTable {
  id: string
  member_id: string
  course_id: string
  question_id: string
  due_at: Date
  reviews: Generated<number>
  memory: ColumnType<unknown, string, string>
  client_ids: Generated<string[]>
}

interface EventTable {
  id: string
  kind: Generated<'event' | 'grand_round' | 'journal_club'>
  title: string
  place: string
  about: Generated<string>
  host_id: Generated<string | null>
  client_id: Generated<string | null>
  starts_at: Date
  minutes: Generated<number>
  sequence: Generated<number>
  cancelled_at: Generated<Date | null>
  reason: Generated<string>
}

interface EventAttendanceTable {
  event_id: string
  member_id: string
  created_at: Moment
  reminded: Generated<boolean>
}

interface LedgerEntryTable {
  id: string
  member_id: string
  client_id: string
  title: string
  hours: ColumnType<string, number, number>
  learned_on: string
  reflection: string
  accredited_by: string | null
  accreditation_number: string | null
  source: 'free' | 'course' | 'answer' | 'paper'
  source_id: string | null
  recorded_at: Moment
}

interface CpdCycleTable {
  member_id: string
  council_id: string
  started_on: string
}

interface CouncilRuleTable {
  council_id: string
  amount: ColumnType<string | null, number | null, number | null>
  unit: 'credits' | 'hours' | null
  years: number | null
  counts: string
  source: string | null
  url: string | null
  checked_on: string
}

interface CertificateTable {
  id: string
  number: string
  member_id: string
  course_id: string
  body: string
  signature: Buffer
}

declare module '../platform/db/tables.ts' {
  interface Tables {
    course: CourseTable
    course_version: CourseVersionTable
    cited_note: CitedNoteTable
    manuscript: ManuscriptTable
    learning_path: LearningPathTable
    course_progress: CourseProgressTable
    finished_step: FinishedStepTable
    question_attempt: QuestionAttemptTable
    recall_card: RecallCardTable
    event: EventTable
    event_attendance: EventAttendanceTable
    ledger_entry: LedgerEntryTable
    cpd_cycle: CpdCycleTable
    council_rule: CouncilRuleTable
    certificate: CertificateTable
  }
}
