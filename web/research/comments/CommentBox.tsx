import { X } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { COMMENT_MAX } from '#contract/limits.ts'
import type { PaperComment } from '#contract/paper-comments.ts'
import type { OpenedPaper } from '#contract/papers.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { Button } from '../../ui/button/Button.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { CharacterCount } from '../../ui/form/CharacterCount.tsx'
import { GrowingText } from '../../ui/form/GrowingText.tsx'
import { sendsOn } from '../../ui/form/send-keys.ts'
import styles from './Comments.module.css'
import { boxId } from './drafts.ts'
import { useSendPaperComment } from './mutations.ts'
import { useCommentDraft } from './use-comment-draft.ts'

type CommentBoxProps = {
  paper: OpenedPaper
  shown: number
  /** The comment that is answered, and the one that began its thread; without them a thread is begun. */
  answered?: PaperComment
  threadId?: string
  onClose?: () => void
}

/** Where a comment on a paper is written, on words of it or on a version of it. What is written survives a reload. */
export function CommentBox({ paper, shown, answered, threadId, onClose }: CommentBoxProps) {
  const { draft, drop, write, withoutQuote } = useCommentDraft(paper.id, answered)
  const send = useSendPaperComment()
  const area = useRef<HTMLTextAreaElement>(null)
  const [failure, setFailure] = useState<string>()
  const quote = draft?.quote
  const versionNo = draft?.versionNo ?? shown
  const text = draft?.text.trim() ?? ''
  const canSend = text !== '' && text.length <= COMMENT_MAX

  const leaveQuote = () => {
    withoutQuote()
    area.current?.focus()
  }
  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    if (!canSend || !draft) return
    const where = answered ? { parentId: answered.id, ...(threadId && { threadId }) } : { versionNo, ...(quote && { quote }) }
    try {
      await send({ paperId: paper.id, text, ...where }, draft.clientId)
    } catch (error) {
      return setFailure(wordsOf(error))
    }
    setFailure(undefined)
    drop()
    if (onClose) onClose()
    else area.current?.focus()
  }
  const giveUp = () => {
    drop()
    onClose?.()
  }

  return (
    <form
      className={styles.box}
      aria-label={answered ? `Reply to ${answered.author?.name}` : 'New comment'}
      onSubmit={(event) => void submit(event)}
      onKeyDown={sendsOn(() => void submit())}
    >
      {quote && (
        <div className={styles.chosen}>
          <p className={styles.quote}>“{quote.exact}”</p>
          <IconButton label="Comment without these words" onClick={leaveQuote}>
            <X />
          </IconButton>
        </div>
      )}
      <GrowingText
        ref={area}
        id={boxId(answered?.id ?? paper.id)}
        className={styles.text}
        aria-label={answered ? 'Write a reply' : 'Add a comment'}
        placeholder={
          answered ? `Reply to ${answered.author?.name}` : paper.canRead ? 'Select words in the paper, or write here' : 'Add a comment'
        }
        autoFocus={answered !== undefined}
        value={draft?.text ?? ''}
        onChange={({ target }) => write(target.value)}
      />
      <div className={styles.foot}>
        <span className="meta" role="status">
          {failure ?? `On version ${answered ? answered.versionNo : versionNo}`}
        </span>
        <CharacterCount text={draft?.text ?? ''} max={COMMENT_MAX} />
        {answered && (
          <Button size="small" tone="quiet" onClick={giveUp}>
            Cancel
          </Button>
        )}
        <Button type="submit" size="small" disabled={!canSend}>
          {answered ? 'Reply' : 'Comment'}
        </Button>
      </div>
    </form>
  )
}
