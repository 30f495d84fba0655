import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { issuesOf, wordsOf } from '../../lib/api/failure.ts'
import { useSay } from '../../lib/language/say.ts'
import { sayIssue } from '../../lib/language/say-issue.ts'
import { Button } from '../../ui/button/Button.tsx'
import { WritingDialog } from '../../ui/dialog/WritingDialog.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { Note } from '../../ui/status/Note.tsx'

type MessageDialogProps = {
  title: string
  /** What is written here, and who reads it. */
  label: string
  hint?: string
  confirm: string
  tone?: 'primary' | 'danger'
  /** What stands in the field at first. */
  begin?: string | undefined
  children?: ReactNode
  send: (words: string) => Promise<unknown>
  onClose: () => void
}

/** A few words that somebody else reads. What was written stays when it could not be sent. */
export function MessageDialog({ title, label, hint, confirm, tone = 'primary', begin = '', children, send, onClose }: MessageDialogProps) {
  const say = useSay()
  const id = useId()
  const [words, setWords] = useState(begin)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string>()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (!words.trim()) return setError(say('This cannot be empty.'))
    setBusy(true)
    setFailure(undefined)
    try {
      await send(words)
      onClose()
    } catch (reason) {
      const [issue] = issuesOf(reason)
      if (issue) setError(sayIssue(issue.message, say))
      else setFailure(wordsOf(reason))
      setBusy(false)
    }
  }

  return (
    <WritingDialog
      title={title}
      size="narrow"
      onClose={onClose}
      changed={words !== begin}
      writing
      footer={
        <>
          <Button tone="outline" onClick={onClose}>
            {say('Cancel')}
          </Button>
          <Button type="submit" form={id} tone={tone} busy={busy}>
            {confirm}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        {failure && (
          <Note tone="danger" role="alert">
            {failure}
          </Note>
        )}
        {children}
        <TextArea
          label={label}
          rows={4}
          maxLength={1000}
          required
          value={words}
          onChange={({ target }) => {
            setWords(target.value)
            setError(undefined)
          }}
          {...(hint && { hint })}
          {...(error && { error })}
        />
      </form>
    </WritingDialog>
  )
}
