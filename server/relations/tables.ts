import type { Generated } from 'kysely'
import type { Moment } from '../platform/db/moment.ts'

interface MateLinkTable {
  from_id: string
  to_id: string
  state: 'pending' | 'connected'
  note: Generated<string>
  created_at: Moment
  connected_at: Generated<Date | null>
}

interface MemberBlockTable {
  blocker_id: string
  blocked_id: string
  created_at: Moment
}

interface MateCountTable {
  member_id: string
  mates: number
}

declare module '../platform/db/tables.ts' {
  interface Tables {
    mate_link: MateLinkTable
    mate_count: MateCountTable
    member_block: MemberBlockTable
  }
}
