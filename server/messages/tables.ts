import type { Generated } from 'kysely'
import type { z } from 'zod'
import type { MessageAuthor, ReactionKind } from '#contract/messages.ts'
import type { Moment } from '../platform/db/moment.ts'

interface ConversationTable {
  id: string
  kind: 'direct' | 'group'
  low_id: string | null
  high_id: string | null
  maker_id: string | null
  client_id: string | null
  name: Buffer | null
  picture_id: string | null
  key_id: string
  last_seq: Generated<number>
  change_seq: Generated<number>
  left_delivered_seq: Generated<number>
  left_read_seq: Generated<number>
  last_at: Moment
  created_at: Moment
}

interface ConversationKeyTable {
  id: string
  conversation_id: string
  ring_id: string
  wrapped: Buffer
  created_at: Moment
}

interface ParticipantTable {
  conversation_id: string
  member_id: string
  is_admin: Generated<boolean>
  state: Generated<'joined' | 'requested' | 'declined'>
  cleared_seq: Generated<number>
  delivered_seq: Generated<number>
  read_seq: Generated<number>
  pinned_at: Date | null
  muted_until: Date | null
  archived_seq: number | null
  marked_unread: Generated<boolean>
  announced_seq: Generated<number>
  takes_urgent: Generated<boolean>
  created_at: Moment
}

interface MessageTable {
  conversation_id: string
  seq: number
  id: string
  author: Generated<z.infer<typeof MessageAuthor>>
  sender_id: string | null
  device_id: string | null
  client_id: string
  alg: 'plain1'
  key_id: string
  body: Buffer | null
  reply_to_seq: number | null
  is_urgent: Generated<boolean>
  created_at: Moment
  edited_at: Date | null
  deleted_at: Date | null
  change_seq: Generated<number>
}

interface AttachmentTable {
  conversation_id: string
  seq: number
  upload_id: string
  owner_id: string
  alg: 'plain1'
  mime: string
  size_bytes: number
  sha256: Buffer
  created_at: Moment
}

interface MessageHiddenTable {
  member_id: string
  conversation_id: string
  seq: number
}

interface ReactionTable {
  conversation_id: string
  seq: number
  member_id: string
  kind: ReactionKind
  created_at: Moment
}

interface MessageUrgentTable {
  conversation_id: string
  seq: number
  next_at: Date
  rings_left: number
}

interface MessageRingTable {
  conversation_id: string
  seq: number
  member_id: string
  acknowledged_at: Date | null
}

interface MessageReminderTable {
  member_id: string
  conversation_id: string
  seq: number
  remind_at: Date
}

interface MessageSettingTable {
  member_id: string
  requests: Generated<boolean>
  presence: Generated<boolean>
  typing: Generated<boolean>
  urgent: Generated<boolean>
}

declare module '../platform/db/tables.ts' {
  interface Tables {
    conversation: ConversationTable
    conversation_key: ConversationKeyTable
    participant: ParticipantTable
    message: MessageTable
    attachment: AttachmentTable
    message_hidden: MessageHiddenTable
    reaction: ReactionTable
    message_urgent: MessageUrgentTable
    message_ring: MessageRingTable
    message_reminder: MessageReminderTable
    message_setting: MessageSettingTable
  }
}
