import type { Generated, GeneratedAlways } from 'kysely'
import type { GrievanceKind } from '#contract/grievances.ts'
import type { HouseRule, ReportKind, ReportReason } from '#contract/moderation.ts'
import type { WithheldKind } from '#contract/report-kinds.ts'
import type { Moment } from '../platform/db/moment.ts'

/** What a reviewer has said; all of it null while it waits. */
interface Decision {
  upheld: Generated<boolean | null>
  decision: Generated<string | null>
  decided_by: Generated<string | null>
  decided_at: Generated<Date | null>
}

interface ReportTable extends Decision {
  id: string
  member_id: string | null
  kind: ReportKind
  subject_id: string
  place: string
  about_id: string
  reason: ReportReason
  words_sealed: Buffer | null
  quoted_sealed: Buffer
  created_at: Moment
  due_at: Date
  hid_at: Generated<Date | null>
  rule: Generated<HouseRule | null>
  closes: Generated<boolean>
  closing_by: Generated<string | null>
  closing_words: Generated<string | null>
  closing_at: Generated<Date | null>
  lane: GeneratedAlways<number>
}

interface WithheldTable {
  subject_id: string
  kind: WithheldKind
  about_id: string
  since: Moment
}

/** Against a report's decision, or with the name and why it was refused. */
interface AppealTable extends Decision {
  id: string
  member_id: string
  report_id: Generated<string | null>
  name: Generated<string | null>
  fault: Generated<string | null>
  words: string
  created_at: Moment
}

/** A complaint to the grievance officer; `no` is which of all it is. */
interface GrievanceTable extends Decision {
  id: string
  no: GeneratedAlways<number>
  member_id: string
  kind: GrievanceKind
  words_sealed: Buffer
  created_at: Moment
  due_at: Date
}

declare module '../platform/db/tables.ts' {
  interface Tables {
    report: ReportTable
    withheld: WithheldTable
    appeal: AppealTable
    grievance: GrievanceTable
  }
}
