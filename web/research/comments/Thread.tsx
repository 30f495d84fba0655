import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { User } from '#contract/account.ts'
import type { PaperComment } from '#contract/paper-comments.ts'
import type { OpenedPaper } from '#contract/papers.ts'
import { notArrived } from '../../feed/cache/pages.ts'
import { findDraft } from '../../lib/drafts.ts'
import type { ShownEntry } from '../../lib/outbox/entry.ts'
import { itemsOf, QueryList } from '../../ui/list/QueryList.tsx'
import { ShowMore } from '../../ui/list/ShowMore.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { commentsQuery } from '../queries.ts'
import { CommentBox } from './CommentBox.tsx'
import { CommentRow } from './CommentRow.tsx'
import styles from './Comments.module.css'
import { boxId, draftName } from './drafts.ts'
import { takeBack } from './mutations.ts'
import { SendingComment } from './SendingComment.tsx'
import type { PaperCommentToSend } from './send-paper-comment.ts'

type ThreadProps = {
  comment: PaperComment
  /** Of the words that it quotes. */
  number: number | undefined
  paper: OpenedPaper
  user: User | null
  sending: ShownEntry<PaperCommentToSend>[]
  onSeek: (commentId: string, versionNo: number) => void
}

/** A comment with the replies to it, oldest first, and the one that is being written. */
export function Thread({ comment, number, paper, user, sending, onSeek }: ThreadProps) {
  const replies = useInfiniteQuery({ ...commentsQuery(paper.id, comment.id), enabled: comment.replies > 0 || sending.length > 0 })
  const shown = itemsOf(replies.data)
  const hasReplies = comment.replies > 0 || shown.length > 0
  const [answered, setAnswered] = useState(() => (findDraft(draftName(paper.id, comment)) ? comment : undefined))
  const place = useRef<HTMLDivElement>(null)
  const focusPlace = () => place.current?.focus({ preventScroll: true })
  const rows = { paper, me: user?.id, onReply: setAnswered, onSeek }

  const edit = (entry: ShownEntry<PaperCommentToSend>) => {
    const to = [...shown, comment].find(({ id }) => id === entry.payload.parentId) ?? comment
    takeBack(entry, to)
    flushSync(() => setAnswered(to))
    document.getElementById(boxId(to.id))?.focus()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, and this holds a conversation
    <div ref={place} tabIndex={-1} className={styles.list} role="group" aria-label="Thread">
      <CommentRow comment={comment} number={number} {...rows} />
      {(hasReplies || sending.length > 0 || answered) && (
        <div className={styles.replies}>
          {hasReplies && (
            <QueryList
              query={replies}
              what="replies"
              skeleton={<Loading label="Loading replies" rows={1} shape="person" />}
              empty={<p className="meta">No replies.</p>}
            >
              {(reply) => <CommentRow comment={reply} {...rows} />}
            </QueryList>
          )}
          {replies.hasNextPage && (
            <div>
              <ShowMore tone="quiet" size="small" query={replies} label="Show more replies" />
            </div>
          )}
          {user &&
            notArrived(sending, replies.data).map((entry) => (
              <SendingComment key={entry.clientId} user={user} entry={entry} onRemove={focusPlace} onEdit={() => edit(entry)} />
            ))}
          {answered && (
            <CommentBox
              key={answered.id}
              paper={paper}
              shown={comment.versionNo}
              answered={answered}
              threadId={comment.id}
              onClose={() => {
                focusPlace()
                setAnswered(undefined)
              }}
            />
          )}
        </div>
      )}
    </div>
  )
}
