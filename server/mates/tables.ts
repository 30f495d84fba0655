import type { Moment } from '../platform/db/moment.ts'

interface MateDeclineTable {
  asker_id: string
  decliner_id: string
  declined_at: Moment
}

interface MateDismissalTable {
  member_id: string
  dismissed_id: string
  created_at: Moment
}

interface MateSuggestionTable {
  member_id: string
  candidate_ids: string[]
  basis: string
  kept_at: Moment
}

declare module '../platform/db/tables.ts' {
  interface Tables {
    mate_decline: MateDeclineTable
    mate_dismissal: MateDismissalTable
    mate_suggestion: MateSuggestionTable
  }
}
