import { type FormEvent, useRef } from 'react'
import type { User } from '#contract/account.ts'
import { COMMENT_MAX } from '#contract/limits.ts'
import type { Id } from '#contract/page.ts'
import { newClientId } from '../lib/client-id.ts'
import { dropDraft, saveDraft, useDraft } from '../lib/drafts.ts'
import { wordsOf } from '../lib/failure.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Button } from '../ui/Button.tsx'
import { GrowingText } from '../ui/GrowingText.tsx'
import { DoxyGlyph } from '../ui/glyphs.tsx'
import { Note } from '../ui/Note.tsx'
import { useAskDoxy } from './ask-doxy.ts'
import styles from './CommentBox.module.css'
import { type CommentDraft, commentDraft, useComment } from './comment-changes.ts'
import { Left } from './Left.tsx'
import { sendsOn } from './send-keys.ts'

/** Where a comment is written. What is written survives a reload; what fails to arrive comes back. */
export function CommentBox({ postId, user }: { postId: Id; user: User }) {
  const name = commentDraft(postId)
  const saved = useDraft<CommentDraft>(name)
  const { mutate: askDoxy } = useAskDoxy(postId)
  const { mutate, isPending, error, reset } = useComment(postId)
  const area = useRef<HTMLTextAreaElement>(null)

  const typed = isPending ? '' : (saved?.text ?? '')
  const text = typed.trim()
  const canSend = text !== '' && text.length <= COMMENT_MAX
  const asks = /@doxy/i.test(text)

  const change = (next: string) => {
    if (error) reset()
    if (next === '') dropDraft(name)
    else saveDraft(name, { clientId: saved?.clientId ?? newClientId(), text: next })
  }
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (!canSend || !saved || isPending) return
    mutate({ clientId: saved.clientId, text }, { onSuccess: (comment) => asks && askDoxy(comment.id) })
    area.current?.focus()
  }

  return (
    <div className={styles.row}>
      <Avatar id={user.id} name={user.name} url={user.picture} verified={user.verified} size="sm" />
      <div className={styles.column}>
        {error && (
          <Note tone="danger" role="alert">
            Your comment was not sent. {wordsOf(error)}
          </Note>
        )}
        <form className={styles.box} aria-label="New comment" onSubmit={submit} onKeyDown={sendsOn(submit)}>
          <GrowingText
            ref={area}
            className={styles.text}
            rows={2}
            aria-label="Write a comment"
            placeholder="Write a comment"
            value={typed}
            readOnly={isPending}
            onChange={({ target }) => change(target.value)}
          />
          <div className={styles.foot}>
            <Left text={typed} max={COMMENT_MAX} />
            {asks && (
              <span className={styles.detected} role="status">
                <DoxyGlyph className="small" />
                Doxy AI detected
              </span>
            )}
            <Button type="submit" size="small" tone={asks ? 'doxy' : 'primary'} busy={isPending} disabled={!isPending && !canSend}>
              {asks ? 'Ask Doxy AI' : 'Comment'}
            </Button>
          </div>
        </form>
      </div>
    </div>
  )
}
