import type { Generated } from 'kysely'
import type { Moment } from './moment.ts'

export interface MateLinkTable {
  from_id: string
  to_id: string
  state: 'pending' | 'connected'
  note: Generated<string>
  created_at: Moment
  connected_at: Generated<Date | null>
}

export interface MateDeclineTable {
  asker_id: string
  decliner_id: string
  declined_at: Moment
}

export interface MateDismissalTable {
  member_id: string
  dismissed_id: string
  created_at: Moment
}
