import type { Generated, JSONColumnType } from 'kysely'
import type { Answer } from '#contract/doxy.ts'
import type { Moment } from './moment.ts'

interface ChatTable {
  id: string
  member_id: string
  title: string
  created_at: Moment
  asked_at: Moment
}

interface ChatExchangeTable {
  id: string
  chat_id: string
  query: string
  answer: JSONColumnType<Answer>
  created_at: Moment
  was_right: Generated<boolean | null>
  feedback: Generated<string>
  feedback_at: Generated<Date | null>
}

/** Tables of what members asked. */
export interface DoxyTables {
  chat: ChatTable
  chat_exchange: ChatExchangeTable
}
