import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Comment, Post } from '#contract/feed.ts'
import { api } from '../lib/api.ts'
import { wordsOf } from '../lib/failure.ts'
import { useSession } from '../lib/session.ts'
import { Button } from '../ui/Button.tsx'
import { Note } from '../ui/Note.tsx'
import { Loading } from '../ui/Skeleton.tsx'
import { useAsking } from './ask-doxy.ts'
import { CommentBox } from './CommentBox.tsx'
import { CommentRow, SendingComment, ThinkingComment } from './CommentRow.tsx'
import { flat, notArrived } from './cache.ts'
import { useSendingComments } from './comment-changes.ts'
import { useMore } from './more.ts'
import { commentsQuery } from './queries.ts'
import { RemoveComment } from './RemoveComment.tsx'
import styles from './Thread.module.css'

/** The comments of a post, oldest at the top, the newest page first to be read; below them a place to write one. */
export default function Thread({ id, post }: { id: string; post: Post }) {
  const { user } = useSession()
  const { data } = useInfiniteQuery(commentsQuery(post.id))
  const sending = notArrived(useSendingComments(post.id), data)
  const [removing, setRemoving] = useState<Comment>()

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, and this holds a conversation
    <div id={id} className={styles.thread} role="group" aria-label="Comments">
      <Comments post={post} me={user?.id} onDelete={setRemoving} />
      <Thinking postId={post.id} />
      {user && sending.map((draft) => <SendingComment key={draft.clientId} user={user} text={draft.text} />)}
      {user && <CommentBox postId={post.id} user={user} />}
      {removing && <RemoveComment comment={removing} onClose={() => setRemoving(undefined)} />}
    </div>
  )
}

/** Answers on their way, or the words that there will be none. */
const Thinking = ({ postId }: { postId: string }) =>
  useAsking(postId).map(({ commentId, failure }) => <ThinkingComment key={commentId} text={failure ?? 'Thinking…'} />)

type CommentsProps = { post: Post; me: string | undefined; onDelete: (comment: Comment) => void }

function Comments({ post, me, onDelete }: CommentsProps) {
  const query = commentsQuery(post.id)
  const { data, error, refetch } = useInfiniteQuery(query)
  const earlier = useMore(query.queryKey, data, (cursor) => api.feed.comments({ postId: post.id, cursor }))
  if (!data && !error) return <Loading label="Loading comments" rows={1} shape="person" />
  if (!data) return <Failure error={error} onRetry={() => refetch()} />

  const comments = flat(data).reverse()
  return (
    <>
      {earlier.hasMore && (
        <div>
          <Button tone="soft" size="small" busy={earlier.isLoading} onClick={earlier.more}>
            Show earlier comments
          </Button>
        </div>
      )}
      {earlier.error && <Failure error={earlier.error} onRetry={earlier.more} />}
      {comments.length === 0 && <p className="meta">No comments yet.</p>}
      {comments.map((comment) => (
        <CommentRow
          key={comment.id}
          comment={comment}
          mayEdit={comment.author.id === me && !comment.isAI}
          mayRemove={comment.author.id === me || post.author.id === me}
          onDelete={onDelete}
        />
      ))}
    </>
  )
}

const Failure = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <Note tone="danger" role="alert">
    The comments could not be loaded. {wordsOf(error)}{' '}
    <Button tone="outline" size="small" onClick={onRetry}>
      Try again
    </Button>
  </Note>
)
