import type { User } from '#contract/account.ts'
import type { ShownEntry } from '../../lib/outbox/entry.ts'
import { Avatar, DoxyTile } from '../../ui/person/Avatar.tsx'
import { SendState } from '../../ui/status/SendState.tsx'
import { CommentFrame } from './CommentFrame.tsx'
import { CommentText } from './CommentText.tsx'
import type { CommentToSend } from './send-comment.ts'

type SendingCommentProps = { user: User; entry: ShownEntry<CommentToSend>; onRemove: () => void; onEdit: () => void }

/** One's own comment from its press until the server has it. */
export const SendingComment = ({ user, entry, onRemove, onEdit }: SendingCommentProps) => (
  <CommentFrame
    label={`Comment by ${user.name}`}
    avatar={<Avatar id={user.id} name={user.name} url={user.picture} mark={user.mark} size="sm" />}
    name={user.name}
  >
    <CommentText text={entry.payload.text} />
    <SendState entry={entry} onRemove={onRemove} onEdit={onEdit} />
  </CommentFrame>
)

/** Doxy AI's place in the thread of a comment that asks it, until the answer is there. */
export const ThinkingComment = ({ text }: { text: string }) => (
  <CommentFrame label="Comment by Doxy AI" isAI avatar={<DoxyTile size="sm" />} name="Doxy AI" meta="AI reply">
    <p role="status">{text}</p>
  </CommentFrame>
)
