import type { Generated } from 'kysely'

interface HomeMarkTable {
  member_id: string
  first_day_over_at: Generated<Date | null>
  week_read: Generated<string | null>
}

interface MutualCountTable {
  member_id: string
  total: number
  week: number[]
  last_day: string
  counted_at: Date
}

declare module '../platform/db/tables.ts' {
  interface Tables {
    home_mark: HomeMarkTable
    mutual_count: MutualCountTable
  }
}
