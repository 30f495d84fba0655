import type { Selectable } from 'kysely'
import type { Tables } from '../../platform/db/tables.ts'

/** What is read of a comment wherever it is shown or changed. */
export const commentColumns = [
  'id',
  'client_id',
  'post_id',
  'author_id',
  'parent_id',
  'answered_id',
  'text',
  'mentioned',
  'is_ai',
  'like_count',
  'reply_count',
  'created_at',
  'edited_at',
  'removed_at',
] as const

export type CommentRow = Pick<Selectable<Tables['post_comment']>, (typeof commentColumns)[number]>
