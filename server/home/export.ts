import { sql } from 'kysely'
import { exportPart, type RoomExport } from '../platform/export.ts'

export const homeExport: RoomExport = {
  room: 'home',
  title: 'Home',
  parts: [
    exportPart(
      'marks',
      ['home_mark'],
      (id) => sql`select member_id::text as key, first_day_over_at, week_read from home_mark where member_id = ${id}`,
    ),
  ],
  leftOut: { mutual_count: 'How many share a mate with the member: a count of others, made again within a day.' },
}
