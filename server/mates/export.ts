import { sql } from 'kysely'
import { exportPart, type RoomExport } from '../platform/export.ts'

export const matesExport: RoomExport = {
  room: 'mates',
  title: 'Requests and suggestions',
  parts: [
    // Who declined a member stays with whoever did.
    exportPart(
      'requestsYouDeclined',
      ['mate_decline'],
      (id) => sql`
        select d.asker_id::text as key, d.asker_id as member_id, m.name, d.declined_at
        from mate_decline d join member m on m.id = d.asker_id where d.decliner_id = ${id}`,
    ),
    exportPart(
      'suggestionsYouDismissed',
      ['mate_dismissal'],
      (id) => sql`
        select d.dismissed_id::text as key, d.dismissed_id as member_id, m.name, d.created_at
        from mate_dismissal d join member m on m.id = d.dismissed_id where d.member_id = ${id}`,
    ),
  ],
  leftOut: { mate_suggestion: 'Whom a member may know, worked out from facts and mates that are in the copy, and again within days.' },
}
