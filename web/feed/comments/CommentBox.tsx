import { type FormEvent, type RefObject, Suspense } from 'react'
import type { User } from '#contract/account.ts'
import type { Comment } from '#contract/comments.ts'
import { COMMENT_MAX } from '#contract/limits.ts'
import type { Id } from '#contract/page.ts'
import { asksDoxy } from '../../doxy/mention.ts'
import { newClientId } from '../../lib/client-id.ts'
import { dropDraft, saveDraft, useDraft } from '../../lib/drafts.ts'
import { enqueue } from '../../lib/outbox/outbox.ts'
import { DoxyGlyph } from '../../ui/art/glyphs.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { CharacterCount } from '../../ui/form/CharacterCount.tsx'
import { GrowingText } from '../../ui/form/GrowingText.tsx'
import { sendsOn } from '../../ui/form/send-keys.ts'
import { part } from '../../ui/later.tsx'
import { Avatar } from '../../ui/person/Avatar.tsx'
import { openScan } from '../writing/scan.ts'
import { useScan } from '../writing/use-scan.ts'
import { threadOf } from './ask-doxy.ts'
import styles from './CommentBox.module.css'
import { commentKind } from './comment-kind.ts'
import { type CommentDraft, commentDraft } from './mutations.ts'

const WritingHelp = part(() => import('../writing/WritingHelp.tsx'))

type CommentBoxProps = {
  postId: Id
  user: User
  /** The comment that is answered; without one a thread is begun. */
  answered?: Comment
  /** The field itself, for whoever leads there. */
  area: RefObject<HTMLTextAreaElement | null>
  /** Called once it is on its way or given up. */
  onClose?: () => void
}

/** Where a comment or a reply is written. What is written survives a reload; what is sent goes to the outbox. */
export function CommentBox({ postId, user, answered, area, onClose }: CommentBoxProps) {
  const name = commentDraft(postId, answered)
  const saved = useDraft<CommentDraft>(name)
  const typed = saved?.text ?? ''
  const scan = useScan(area, typed)
  const text = typed.trim()
  const canSend = text !== '' && text.length <= COMMENT_MAX
  const asks = asksDoxy(text)

  const change = (next: string) => {
    if (next === '') dropDraft(name)
    else saveDraft(name, { clientId: saved?.clientId ?? newClientId(), text: next })
  }
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (!canSend || !saved || !scan.mayGo()) return
    enqueue(commentKind, { postId, text, ...(answered && { parentId: answered.id, threadId: threadOf(answered) }) }, saved.clientId)
    dropDraft(name)
    if (onClose) onClose()
    else area.current?.focus()
  }

  const giveUp = () => {
    dropDraft(name)
    onClose?.()
  }

  return (
    <div className={styles.row}>
      <Avatar id={user.id} name={user.name} url={user.picture} mark={user.mark} size="sm" />
      <div className={styles.column}>
        <form
          className={styles.box}
          aria-label={answered ? `Reply to ${answered.author?.name}` : 'New comment'}
          onSubmit={submit}
          onKeyDown={sendsOn(submit)}
        >
          <GrowingText
            ref={area}
            className={styles.text}
            rows={answered ? 1 : 2}
            aria-label={answered ? 'Write a reply' : 'Write a comment'}
            placeholder={answered ? `Reply to ${answered.author?.name}` : 'Write a comment, @doxy to ask'}
            autoFocus={answered !== undefined}
            value={typed}
            onFocus={openScan}
            onChange={({ target }) => change(target.value)}
          />
          <Suspense>{typed && <WritingHelp area={area} text={typed} scan={scan} send="Send" postId={postId} />}</Suspense>
          <div className={styles.foot}>
            <span className={`${styles.seen} meta`}>Members see this</span>
            <CharacterCount text={typed} max={COMMENT_MAX} />
            {asks && (
              <span className={styles.detected} role="status">
                <DoxyGlyph className="small" />
                Doxy AI detected
              </span>
            )}
            {answered && (
              <Button size="small" tone="quiet" onClick={giveUp}>
                Cancel
              </Button>
            )}
            <Button type="submit" size="small" tone={asks ? 'doxy' : 'primary'} busy={scan.isBusy} disabled={!canSend}>
              {asks ? 'Ask Doxy AI' : answered ? 'Reply' : 'Comment'}
            </Button>
          </div>
        </form>
      </div>
    </div>
  )
}
