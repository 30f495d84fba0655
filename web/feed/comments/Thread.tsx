import { useInfiniteQuery } from '@tanstack/react-query'
import { ArrowUp } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import type { User } from '#contract/account.ts'
import type { Comment, CommentSort } from '#contract/comments.ts'
import type { Post } from '#contract/feed.ts'
import { api } from '../../lib/api/api.ts'
import { pluralize } from '../../lib/count.ts'
import { useShown } from '../../lib/live.ts'
import { useEntries } from '../../lib/outbox/outbox.ts'
import { useSession } from '../../lib/session.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { notArrived } from '../cache/pages.ts'
import { commentsQuery } from '../cache/queries.ts'
import { useMore } from '../cache/use-more.ts'
import { CommentBox } from './CommentBox.tsx'
import styles from './Comments.module.css'
import { CommentThread } from './CommentThread.tsx'
import { commentKind, commentsOn } from './comment-kind.ts'
import { Failure } from './Failure.tsx'
import { takeBackComment } from './mutations.ts'
import { RemoveComment } from './RemoveComment.tsx'
import { SendingComment } from './SendingComment.tsx'
import { ThreadHead } from './ThreadHead.tsx'
import { useReading } from './use-reading.ts'

/** So many of the first threads stand open at once where they are as short as this. */
const OPEN_AT_FIRST = 3
const SHORT = 2

/** The comments of a post with their replies; below them a place to write one. */
export default function Thread({ id, post }: { id: string; post: Post }) {
  const { user } = useSession()
  useShown(`comments:${post.id}`)
  const [sort, setSort] = useState<CommentSort>('best')
  const [removing, setRemoving] = useState<Comment>()
  const thread = useRef<HTMLDivElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, and this holds a conversation
    <div ref={thread} id={id} tabIndex={-1} className={styles.thread} role="group" aria-label="Comments">
      <ThreadHead comments={post.comments} sort={sort} onSort={setSort} />
      <Comments key={sort} post={post} user={user} sort={sort} place={thread} area={area} onDelete={setRemoving} />
      {user && <CommentBox postId={post.id} user={user} area={area} />}
      {removing && <RemoveComment comment={removing} onClose={() => setRemoving(undefined)} />}
    </div>
  )
}

type CommentsProps = {
  post: Post
  user: User | null
  sort: CommentSort
  /** Takes the focus of a button that goes with its press. */
  place: RefObject<HTMLElement | null>
  /** The field in which a thread is begun. */
  area: RefObject<HTMLTextAreaElement | null>
  onDelete: (comment: Comment) => void
}

function Comments({ post, user, sort, place, area, onDelete }: CommentsProps) {
  const query = commentsQuery(post.id, { sort })
  const { data, error, refetch } = useInfiniteQuery(query)
  const more = useMore(query.queryKey, data, (cursor) => api.feed.comments({ postId: post.id, sort, cursor }))
  const { shown, waiting, takeUp } = useReading(data)
  const sending = useEntries(commentKind, commentsOn(post.id))
  const focusPlace = () => place.current?.focus({ preventScroll: true })
  // A refused reply whose thread has gone is to be had here.
  const isHere = ({ payload: { threadId }, state }: (typeof sending)[number]) =>
    threadId === undefined || (state === 'refused' && data !== undefined && !shown.some(({ id }) => id === threadId))
  const edit = (entry: (typeof sending)[number]) => {
    takeBackComment(entry)
    area.current?.focus()
  }

  return (
    <div className={styles.list}>
      {shown.length > 0 && (
        <div className={styles.news}>
          {waiting.length > 0 && (
            <Button
              tone="soft"
              size="small"
              onClick={() => {
                focusPlace()
                takeUp()
              }}
            >
              <ArrowUp />
              {pluralize(waiting.length, 'new comment')}
            </Button>
          )}
        </div>
      )}
      {!data && !error && <Loading label="Loading comments" rows={1} shape="person" />}
      {!data && error && <Failure error={error} onRetry={() => refetch()} />}
      {data && shown.length === 0 && <p className="meta">No comments yet.</p>}
      {shown.map((comment, at) => (
        <CommentThread
          key={comment.id}
          comment={comment}
          post={post}
          user={user}
          sending={sending}
          startsOpen={at < OPEN_AT_FIRST && comment.replies > 0 && comment.replies <= SHORT}
          onDelete={onDelete}
          onEdit={edit}
        />
      ))}
      {more.error && <Failure error={more.error} onRetry={more.more} />}
      {more.hasMore && (
        <div>
          <Button tone="soft" size="small" busy={more.isLoading} onClick={more.more}>
            Show more comments
          </Button>
        </div>
      )}
      {user &&
        notArrived(sending.filter(isHere), data).map((entry) => (
          <SendingComment key={entry.clientId} user={user} entry={entry} onRemove={focusPlace} onEdit={() => edit(entry)} />
        ))}
    </div>
  )
}
