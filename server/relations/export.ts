import { sql } from 'kysely'
import { exportPart, type RoomExport } from '../platform/export.ts'

export const relationsExport: RoomExport = {
  room: 'relations',
  title: 'Mates and blocks',
  parts: [
    exportPart(
      'mates',
      ['mate_link'],
      (id) => sql`
        select l.from_id || ' ' || l.to_id as key, m.id as member_id, m.name, l.state,
          case when l.from_id = ${id} then 'you' else 'they' end as asked_by, l.note, l.created_at, l.connected_at
        from mate_link l join member m on m.id = case when l.from_id = ${id} then l.to_id else l.from_id end
        where l.from_id = ${id} or l.to_id = ${id}`,
    ),
    exportPart(
      'blocked',
      ['member_block'],
      (id) => sql`
        select b.blocked_id::text as key, b.blocked_id as member_id, m.name, b.created_at
        from member_block b join member m on m.id = b.blocked_id where b.blocker_id = ${id}`,
    ),
  ],
  leftOut: { mate_count: 'A count of the mates that are in the copy.' },
}
