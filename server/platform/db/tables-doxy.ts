import type { Generated, JSONColumnType } from 'kysely'
import type { Finding, PostCheck } from '#contract/checks.ts'
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
  feedback_seen_at: Generated<Date | null>
}

interface PostCheckTable {
  post_id: string
  outcome: Generated<PostCheck['outcome']>
  queued_at: Moment
  due_at: Moment
  tries: Generated<number>
  checked_at: Generated<Date | null>
  findings: JSONColumnType<Finding[], string | undefined>
  library: Generated<string>
  needs_review: Generated<boolean>
  contest: Generated<string | null>
  contested_at: Generated<Date | null>
  decided_by: Generated<string | null>
  decision: Generated<string | null>
  decided_at: Generated<Date | null>
}

/** Tables of what members asked, and of what was found about their posts. */
export interface DoxyTables {
  post_check: PostCheckTable
  chat: ChatTable
  chat_exchange: ChatExchangeTable
}
