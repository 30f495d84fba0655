import type { Generated } from 'kysely'
import type { MailRhythm, NoticeKind } from '#contract/notifications.ts'
import type { Moment } from '../platform/db/moment.ts'

interface NotificationTable {
  id: string
  member_id: string
  kind: NoticeKind
  from_id: string | null
  subject_id: string | null
  part_id: Generated<string | null>
  group_id: Generated<string>
  collapsed: Generated<boolean>
  created_at: Moment
  read_at: Generated<Date | null>
}

interface NoticeSettingTable {
  member_id: string
  kind: NoticeKind
  in_app: boolean
  mail: MailRhythm
}

interface NoticeDigestTable {
  member_id: string
  last_on: string
  daily_until: Date
  weekly_until: Date
}

interface PushDeviceTable {
  id: string
  session_id: string
  member_id: string
  endpoint_mark: Buffer
  sealed: Buffer
  created_at: Moment
}

interface QuietHoursTable {
  member_id: string
  starts: string
  ends: string
  time_zone: string
  held: Generated<boolean>
}

declare module '../platform/db/tables.ts' {
  interface Tables {
    notification: NotificationTable
    notice_setting: NoticeSettingTable
    notice_digest: NoticeDigestTable
    push_device: PushDeviceTable
    quiet_hours: QuietHoursTable
  }
}
