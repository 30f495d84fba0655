import type { User } from '#contract/account.ts'
import { CommentFrame } from '../../feed/comments/CommentFrame.tsx'
import type { ShownEntry } from '../../lib/outbox/entry.ts'
import { Avatar } from '../../ui/person/Avatar.tsx'
import { SendState } from '../../ui/status/SendState.tsx'
import styles from './Comments.module.css'
import type { PaperCommentToSend } from './send-paper-comment.ts'
import { Words } from './Words.tsx'

type SendingCommentProps = { user: User; entry: ShownEntry<PaperCommentToSend>; onRemove: () => void; onEdit: () => void }

/** One's own comment from its press until the server has it. */
export const SendingComment = ({ user, entry, onRemove, onEdit }: SendingCommentProps) => (
  <CommentFrame
    label={`Comment by ${user.name}`}
    avatar={<Avatar id={user.id} name={user.name} url={user.picture} mark={user.mark} size="sm" />}
    name={user.name}
  >
    {entry.payload.quote && <p className={styles.quote}>“{entry.payload.quote.exact}”</p>}
    <Words text={entry.payload.text} />
    <SendState entry={entry} onRemove={onRemove} onEdit={onEdit} />
  </CommentFrame>
)
