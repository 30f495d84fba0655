import { type ComponentProps, useState } from 'react'
import type { User } from '#contract/account.ts'
import type { Comment } from '#contract/comments.ts'
import type { Post } from '#contract/feed.ts'
import { pluralize } from '../../lib/count.ts'
import { draftNames } from '../../lib/drafts.ts'
import type { ShownEntry } from '../../lib/outbox/entry.ts'
import { Button } from '../../ui/button/Button.tsx'
import { useAsking } from './ask-doxy.ts'
import { CommentRow } from './CommentRow.tsx'
import styles from './Comments.module.css'
import { commentDraft } from './mutations.ts'
import { Replies } from './Replies.tsx'
import type { CommentToSend } from './send-comment.ts'

type CommentThreadProps = Pick<ComponentProps<typeof CommentRow>, 'onDelete'> & {
  comment: Comment
  post: Post
  user: User | null
  sending: ShownEntry<CommentToSend>[]
  startsOpen: boolean
  /** Puts a refused reply into the post's own field, where no comment is left that it could answer. */
  onEdit: (entry: ShownEntry<CommentToSend>) => void
}

/** A comment with the replies to it, which are read once somebody asks for them. */
export function CommentThread({ comment, post, user, sending, startsOpen, onDelete, onEdit }: CommentThreadProps) {
  const own = sending.filter(({ payload }) => payload.threadId === comment.id)
  const asking = useAsking(post.id).filter(({ threadId }) => threadId === comment.id)
  const [open, setOpen] = useState(() => startsOpen || draftNames().includes(commentDraft(post.id, comment)))
  const [answered, setAnswered] = useState(() => (draftNames().includes(commentDraft(post.id, comment)) ? comment : undefined))
  // What the reader has begun here stays open once it is done.
  if (!open && (own.length > 0 || asking.length > 0)) setOpen(true)

  const reply = (to: Comment) => {
    setOpen(true)
    setAnswered(to)
  }
  const rows = { me: user?.id, postAuthorId: post.author.id, postEditedAt: post.editedAt, onDelete, onReply: reply }

  return (
    <>
      <CommentRow comment={comment} {...rows} />
      {open && (comment.replies > 0 || own.length > 0 || asking.length > 0 || answered) && (
        <Replies
          comment={comment}
          user={user}
          rows={rows}
          sending={own}
          asking={asking}
          answered={answered}
          onAnswered={() => setAnswered(undefined)}
          onEdit={onEdit}
        />
      )}
      {!open && comment.replies > 0 && (
        <div className={styles.replies}>
          <Button tone="quiet" size="small" aria-expanded={false} onClick={() => setOpen(true)}>
            Show {pluralize(comment.replies, 'reply', 'replies')}
          </Button>
        </div>
      )}
    </>
  )
}
