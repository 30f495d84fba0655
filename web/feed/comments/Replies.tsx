import { useInfiniteQuery } from '@tanstack/react-query'
import { type ComponentProps, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { User } from '#contract/account.ts'
import type { Comment } from '#contract/comments.ts'
import { api } from '../../lib/api/api.ts'
import { pluralize } from '../../lib/count.ts'
import type { ShownEntry } from '../../lib/outbox/entry.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { notArrived } from '../cache/pages.ts'
import { commentsQuery } from '../cache/queries.ts'
import { useMore } from '../cache/use-more.ts'
import { CommentBox } from './CommentBox.tsx'
import { CommentRow } from './CommentRow.tsx'
import styles from './Comments.module.css'
import { Failure } from './Failure.tsx'
import { takeBackComment } from './mutations.ts'
import { SendingComment, ThinkingComment } from './SendingComment.tsx'
import type { CommentToSend } from './send-comment.ts'
import { useReading } from './use-reading.ts'

type RepliesProps = {
  comment: Comment
  user: User | null
  rows: Omit<ComponentProps<typeof CommentRow>, 'comment'>
  sending: ShownEntry<CommentToSend>[]
  asking: { failure: string | null }[]
  /** The comment of this thread that is being answered. */
  answered: Comment | undefined
  onAnswered: () => void
  /** Takes a refused reply where nothing is left to answer. */
  onEdit: (entry: ShownEntry<CommentToSend>) => void
}

/** The replies to a comment, oldest first; below them the one that is being written. */
export function Replies({ comment, user, rows, sending, asking, answered, onAnswered, onEdit }: RepliesProps) {
  const query = commentsQuery(comment.postId, { parentId: comment.id })
  const { data, error, refetch } = useInfiniteQuery({ ...query, enabled: comment.replies > 0 || sending.length > 0 })
  const more = useMore(query.queryKey, data, (cursor) => api.feed.comments({ postId: comment.postId, parentId: comment.id, cursor }))
  const { shown, waiting, takeUp } = useReading(data)
  const place = useRef<HTMLDivElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const further = more.hasMore ? Math.max(comment.replies - shown.length, 1) : waiting.length
  const focusPlace = () => place.current?.focus({ preventScroll: true })

  const edit = (entry: ShownEntry<CommentToSend>) => {
    const standing = [...shown, comment].filter(({ author }) => author)
    const to = standing.find(({ id }) => id === entry.payload.parentId) ?? standing.find(({ id }) => id === comment.id)
    if (!to) return onEdit(entry)
    takeBackComment(entry, to)
    flushSync(() => rows.onReply(to))
    area.current?.focus()
  }
  const readFurther = () => {
    focusPlace()
    if (more.hasMore) more.more()
    else takeUp()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, and this holds a conversation
    <div ref={place} tabIndex={-1} className={styles.replies} role="group" aria-label="Replies">
      {!data && !error && comment.replies > 0 && <Loading label="Loading replies" rows={1} shape="person" />}
      {!data && error && <Failure error={error} onRetry={() => refetch()} />}
      {shown.map((reply) => (
        <CommentRow key={reply.id} comment={reply} {...rows} />
      ))}
      {more.error && <Failure error={more.error} onRetry={more.more} />}
      {further > 0 && (
        <div>
          <Button tone="quiet" size="small" busy={more.isLoading} onClick={readFurther}>
            Show {pluralize(further, 'more reply', 'more replies')}
          </Button>
        </div>
      )}
      {asking.map(({ failure }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: questions have no other order than that they were asked in
        <ThinkingComment key={at} text={failure ?? 'Thinking…'} />
      ))}
      {user &&
        notArrived(sending, data).map((entry) => (
          <SendingComment key={entry.clientId} user={user} entry={entry} onRemove={focusPlace} onEdit={() => edit(entry)} />
        ))}
      {user && answered && (
        <CommentBox
          key={answered.id}
          postId={comment.postId}
          user={user}
          answered={answered}
          area={area}
          onClose={() => {
            focusPlace()
            onAnswered()
          }}
        />
      )}
    </div>
  )
}
