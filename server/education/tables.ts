import type { Moment } from '../platform/db/moment.ts'

interface EventTable {
  id: string
  title: string
  place: string
  starts_at: Date
}

interface EventAttendanceTable {
  event_id: string
  member_id: string
  created_at: Moment
}

declare module '../platform/db/tables.ts' {
  interface Tables {
    event: EventTable
    event_attendance: EventAttendanceTable
  }
}
