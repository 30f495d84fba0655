import { type FormEvent, Suspense, useEffect, useRef } from 'react'
import type { Comment } from '#contract/comments.ts'
import { COMMENT_MAX } from '#contract/limits.ts'
import { dropDraft, saveDraft, useDraft } from '../../lib/drafts.ts'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { part } from '../../ui/later.tsx'
import { EditForm } from '../text/EditForm.tsx'
import { openScan } from '../writing/scan.ts'
import { useScan } from '../writing/use-scan.ts'
import { editDraft, useEditComment } from './mutations.ts'

const WritingHelp = part(() => import('../writing/WritingHelp.tsx'))

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
  const isUnchanged = text === comment.text
  const scan = useScan(area, isUnchanged ? '' : text)
  const fits = text !== '' && text.length <= COMMENT_MAX

  useEffect(() => area.current?.focus({ preventScroll: true }), [])

  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (isPending || !fits || !scan.mayGo()) return
    if (isUnchanged) close()
    else mutate(text)
  }

  return (
    <EditForm
      label="Edit comment"
      text={typed}
      max={COMMENT_MAX}
      error={error}
      busy={isPending || scan.isBusy}
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
        onFocus={openScan}
        onChange={({ target }) => saveDraft(name, { text: target.value })}
        onKeyDown={(event) => event.key === 'Escape' && isUnchanged && close()}
      />
      <Suspense>{!isUnchanged && <WritingHelp area={area} text={typed} scan={scan} send="Save" postId={comment.postId} />}</Suspense>
    </EditForm>
  )
}
