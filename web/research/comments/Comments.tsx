import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { User } from '#contract/account.ts'
import type { OpenedPaper } from '#contract/papers.ts'
import { notArrived } from '../../feed/cache/pages.ts'
import { useEntries } from '../../lib/outbox/outbox.ts'
import { itemsOf, QueryList } from '../../ui/list/QueryList.tsx'
import { ShowMore } from '../../ui/list/ShowMore.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { numbersOf } from '../paper/marks.ts'
import partStyles from '../paper/Paper.module.css'
import { commentsQuery } from '../queries.ts'
import { CommentBox } from './CommentBox.tsx'
import styles from './Comments.module.css'
import { boxId } from './drafts.ts'
import { takeBack } from './mutations.ts'
import { commentsOnPaper, paperCommentKind } from './paper-comment-kind.ts'
import { SendingComment } from './SendingComment.tsx'
import { Thread } from './Thread.tsx'

type CommentsProps = {
  paper: OpenedPaper
  user: User | null
  /** The version whose text is shown: what is begun here is about that one. */
  shown: number
  /** Shows the words of a comment, in a version that has them. */
  onSeek: (commentId: string, versionNo: number) => void
}

/** What is said about a paper, the oldest thread first; below it a place to write. */
export function Comments({ paper, user, shown, onSeek }: CommentsProps) {
  const threads = useInfiniteQuery(commentsQuery(paper.id))
  const sending = useEntries(paperCommentKind, commentsOnPaper(paper.id))
  const place = useRef<HTMLElement>(null)
  const numbers = numbersOf(itemsOf(threads.data))
  const standing = new Set(itemsOf(threads.data).map(({ id }) => id))
  // A refused reply whose thread has gone is to be had here.
  const here = sending.filter(
    ({ payload: { threadId }, state }) => !threadId || (state === 'refused' && threads.data && !standing.has(threadId)),
  )

  return (
    <section ref={place} tabIndex={-1} className={partStyles.part} aria-label="Comments">
      <h3>
        Comments <span className="muted num">{paper.comments}</span>
      </h3>
      <div className={styles.list}>
        <QueryList
          query={threads}
          what="comments"
          skeleton={<Loading label="Loading comments" rows={1} shape="person" />}
          empty={<p className="meta">No comments yet.</p>}
        >
          {(comment) => (
            <Thread
              comment={comment}
              number={numbers.get(comment.id)}
              paper={paper}
              user={user}
              sending={sending.filter(({ payload }) => payload.threadId === comment.id)}
              onSeek={onSeek}
            />
          )}
        </QueryList>
        {threads.hasNextPage && (
          <div>
            <ShowMore tone="soft" size="small" query={threads} label="Show more comments" />
          </div>
        )}
        {user &&
          notArrived(here, threads.data).map((entry) => (
            <SendingComment
              key={entry.clientId}
              user={user}
              entry={entry}
              onRemove={() => place.current?.focus({ preventScroll: true })}
              onEdit={() => {
                takeBack(entry)
                document.getElementById(boxId(paper.id))?.focus()
              }}
            />
          ))}
      </div>
      <CommentBox paper={paper} shown={shown} />
    </section>
  )
}
