import { sql } from 'kysely'
import { exportPart, type RoomExport } from '../platform/export.ts'

export const privacyExport: RoomExport = {
  room: 'privacy',
  title: 'Copies of your data',
  parts: [
    exportPart(
      'copies',
      ['data_export'],
      (id) => sql`select id::text as key, state, asked_at, until, size_bytes, downloaded_at from data_export where member_id = ${id}`,
    ),
  ],
  leftOut: { data_export_part: 'The bytes of copies like this one.' },
}
