import type { Generated, JSONColumnType } from 'kysely'
import type { BreachWords } from '#contract/data-breaches.ts'
import type { DataExportState } from '#contract/data-exports.ts'
import type { Moment } from '../platform/db/moment.ts'

interface DataExportTable {
  id: string
  member_id: string
  state: Generated<DataExportState>
  asked_at: Moment
  until: Generated<Date | null>
  size_bytes: Generated<number | null>
  missing_files: Generated<number>
  downloaded_at: Generated<Date | null>
}

interface DataExportPartTable {
  id: string
  export_id: string
  starts_at: number
  size_bytes: number
}

interface NomineeTable {
  member_id: string
  sealed: Buffer
  named_at: Moment
}

interface DataBreachTable {
  id: string
  fingerprint: Buffer
  words: JSONColumnType<BreachWords>
}

interface DataBreachMemberTable {
  breach_id: string
  member_id: string
  told_at: Generated<Date>
}

declare module '../platform/db/tables.ts' {
  interface Tables {
    data_breach: DataBreachTable
    data_breach_member: DataBreachMemberTable
    data_export: DataExportTable
    data_export_part: DataExportPartTable
    nominee: NomineeTable
  }
}
