import { type FormEvent, useEffect, useRef } from 'react'
import { COMMENT_MAX } from '#contract/limits.ts'
import type { PaperComment } from '#contract/paper-comments.ts'
import { EditForm } from '../../feed/text/EditForm.tsx'
import { dropDraft, saveDraft, useDraft } from '../../lib/drafts.ts'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { editDraftName } from './drafts.ts'
import { useEditPaperComment } from './mutations.ts'

/** Changes a comment where it stands. */
export function EditComment({ comment, onClose }: { comment: PaperComment; onClose: () => void }) {
  const name = editDraftName(comment.id)
  const typed = useDraft<{ text: string }>(name)?.text ?? comment.text
  const area = useRef<HTMLTextAreaElement>(null)
  const { mutate, isPending, error } = useEditPaperComment(comment)
  const text = typed.trim()
  const fits = text !== '' && text.length <= COMMENT_MAX
  useEffect(() => area.current?.focus({ preventScroll: true }), [])

  const close = () => {
    dropDraft(name)
    onClose()
  }
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (isPending || !fits) return
    if (text === comment.text) close()
    else mutate(text, { onSuccess: close })
  }

  return (
    <EditForm
      label="Edit comment"
      text={typed}
      max={COMMENT_MAX}
      error={error}
      busy={isPending}
      canSave={fits}
      buttons="small"
      onSave={submit}
      onCancel={close}
    >
      <TextArea
        ref={area}
        label="Comment"
        value={typed}
        readOnly={isPending}
        onChange={({ target }) => saveDraft(name, { text: target.value })}
      />
    </EditForm>
  )
}
