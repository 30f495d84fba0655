import type { Selectable } from 'kysely'
import type { Tables } from '../../platform/db/tables.ts'

const identity = ['id', 'client_id', 'paper_id', 'version_no', 'author_id', 'parent_id', 'answered_id'] as const
const said = ['text', 'reply_count', 'created_at', 'edited_at', 'removed_at'] as const
const quoted = ['quote', 'quote_prefix', 'quote_suffix', 'quote_page', 'sought_no', 'sought_page'] as const

/** What is read of a comment wherever it is shown or changed. */
export const commentColumns = [...identity, ...said, ...quoted] as const

export type CommentRow = Pick<Selectable<Tables['paper_comment']>, (typeof commentColumns)[number]>
