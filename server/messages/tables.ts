import type { Generated } from 'kysely'
import type { Moment } from '../platform/db/moment.ts'

interface ConversationTable {
  id: string
  last_seq: Generated<number>
  created_at: Moment
}

interface ParticipantTable {
  conversation_id: string
  member_id: string
  delivered_seq: Generated<number>
  read_seq: Generated<number>
}

interface MessageTable {
  conversation_id: string
  seq: number
  id: string
  sender_id: string
  client_id: string
  alg: string
  key_id: string
  body: Buffer
  created_at: Moment
}

declare module '../platform/db/tables.ts' {
  interface Tables {
    conversation: ConversationTable
    participant: ParticipantTable
    message: MessageTable
  }
}
