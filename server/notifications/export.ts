import { sql } from 'kysely'
import { noticeWords } from '#contract/notice-words.ts'
import type { NoticeKind } from '#contract/notifications.ts'
import { exportPart, type RoomExport } from '../platform/export.ts'
import { notBlocked } from '../relations/public.ts'

export const notificationsExport: RoomExport = {
  room: 'notifications',
  title: 'Notifications',
  parts: [
    exportPart(
      'notices',
      ['notification'],
      (id) => sql`
        select n.id::text as key, n.kind, m.name as by_name, n.subject_id, n.created_at, n.read_at
        from notification n left join member m on m.id = n.from_id
        where n.member_id = ${id} and (n.from_id is null or ${notBlocked(id, 'n.from_id')})`,
      (row) => ({ ...row, words: noticeWords[row.kind as NoticeKind]?.phrase }),
    ),
    exportPart(
      'settings',
      ['notice_setting'],
      (id) => sql`select kind as key, kind, in_app, mail from notice_setting where member_id = ${id}`,
    ),
    exportPart(
      'devices',
      ['push_device'],
      (id) => sql`
        select d.id::text as key, s.device, d.created_at from push_device d join session s on s.id = d.session_id where d.member_id = ${id}`,
    ),
    exportPart(
      'quietHours',
      ['quiet_hours'],
      (id) => sql`select member_id::text as key, starts, ends, time_zone from quiet_hours where member_id = ${id}`,
    ),
    exportPart(
      'lastDigest',
      ['notice_digest'],
      (id) => sql`select member_id::text as key, last_on from notice_digest where member_id = ${id}`,
    ),
  ],
  leftOut: {},
}
