import { type FormEvent, useEffect, useRef } from 'react'
import type { Comment } from '#contract/feed.ts'
import { COMMENT_MAX } from '#contract/limits.ts'
import { dropDraft, saveDraft, useDraft } from '../lib/drafts.ts'
import { wordsOf } from '../lib/failure.ts'
import { Button } from '../ui/Button.tsx'
import { Note } from '../ui/Note.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { editDraft, useEditComment } from './comment-changes.ts'
import styles from './EditPost.module.css'
import { Left } from './Left.tsx'
import { sendsOn } from './send-keys.ts'

/** Changes a comment where it stands. */
export function EditComment({ comment, onClose }: { comment: Comment; onClose: () => void }) {
  const name = editDraft(comment.id)
  const typed = useDraft<{ text: string }>(name)?.text ?? comment.text
  const area = useRef<HTMLTextAreaElement>(null)
  const close = () => {
    dropDraft(name)
    onClose()
  }
  const { mutate, isPending, error } = useEditComment(comment, close)
  const text = typed.trim()
  const fits = text !== '' && text.length <= COMMENT_MAX

  useEffect(() => area.current?.focus({ preventScroll: true }), [])

  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (isPending || !fits) return
    if (text === comment.text) close()
    else mutate(text)
  }

  return (
    <form className={styles.form} aria-label="Edit comment" onSubmit={submit} onKeyDown={sendsOn(submit)}>
      <TextArea
        ref={area}
        label="Comment"
        value={typed}
        readOnly={isPending}
        onChange={({ target }) => saveDraft(name, { text: target.value })}
        onKeyDown={(event) => event.key === 'Escape' && text === comment.text && close()}
      />
      {error && (
        <Note tone="danger" role="alert">
          Your change was not saved. {wordsOf(error)}
        </Note>
      )}
      <div className={styles.foot}>
        <Left text={typed} max={COMMENT_MAX} />
        <Button tone="outline" size="small" onClick={close} disabled={isPending}>
          Cancel
        </Button>
        <Button type="submit" size="small" busy={isPending} disabled={!isPending && !fits}>
          Save
        </Button>
      </div>
    </form>
  )
}
