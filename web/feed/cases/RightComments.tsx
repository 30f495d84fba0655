import { useInfiniteQuery } from '@tanstack/react-query'
import { CASE_RIGHT_MAX } from '#contract/case-limits.ts'
import type { Post } from '#contract/feed.ts'
import type { Id } from '#contract/page.ts'
import { Withdrawn } from '../../profile/member/Withdrawn.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { commentsQuery } from '../cache/queries.ts'
import styles from './Cases.module.css'

type RightCommentsProps = { post: Post; chosen: readonly Id[]; onChoose: (ids: Id[]) => void }

/** Whose comments had it right: a few of those that began a thread. */
export function RightComments({ post, chosen, onChoose }: RightCommentsProps) {
  const comments = useInfiniteQuery(commentsQuery(post.id, { sort: 'best' }))
  if (comments.error) return <Failed what="the comments" onRetry={() => void comments.refetch()} />
  if (!comments.data) return <Loading label="Loading the comments" rows={2} />
  const offered = comments.data.pages
    .flatMap(({ items }) => items)
    .flatMap(({ id, author, isAI, text }) => (author && !isAI && author.id !== post.author.id ? [{ id, author, text }] : []))
  if (offered.length === 0 && !comments.hasNextPage) return <p className="meta">Nobody has commented on it yet.</p>
  const isFull = chosen.length >= CASE_RIGHT_MAX

  return (
    <fieldset className={styles.consent}>
      <legend>Who had it right (at most {CASE_RIGHT_MAX})</legend>
      {offered.map(({ id, author, text }) => {
        const isChosen = chosen.includes(id)
        return (
          <label key={id}>
            <input
              type="checkbox"
              checked={isChosen}
              disabled={isFull && !isChosen}
              onChange={() => onChoose(isChosen ? chosen.filter((other) => other !== id) : [...chosen, id])}
            />
            <span>
              <b>{author.name}</b>
              <Withdrawn member={author} />
              <span className="clamp2">{text}</span>
            </span>
          </label>
        )
      })}
      {comments.hasNextPage && (
        <Button size="small" tone="quiet" busy={comments.isFetchingNextPage} onClick={() => void comments.fetchNextPage()}>
          More comments
        </Button>
      )}
    </fieldset>
  )
}
