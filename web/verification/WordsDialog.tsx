import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { issuesOf, wordsOf } from '../lib/failure.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { TextArea } from '../ui/TextArea.tsx'

type WordsDialogProps = {
  title: string
  /** What is written here, and who reads it. */
  label: string
  hint?: string
  confirm: string
  tone?: 'primary' | 'danger'
  children?: ReactNode
  send: (words: string) => Promise<unknown>
  onClose: () => void
}

/** A few words that somebody else reads. What was written stays when it could not be sent. */
export function WordsDialog({ title, label, hint, confirm, tone = 'primary', children, send, onClose }: WordsDialogProps) {
  const id = useId()
  const [words, setWords] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (!words.trim()) return setError('This cannot be empty.')
    setBusy(true)
    try {
      await send(words)
      onClose()
    } catch (reason) {
      setError(issuesOf(reason)[0]?.message ?? wordsOf(reason))
      setBusy(false)
    }
  }

  return (
    <Dialog
      title={title}
      size="narrow"
      onClose={onClose}
      lightDismiss={!words}
      footer={
        <>
          <Button tone="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} tone={tone} busy={busy}>
            {confirm}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
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
    </Dialog>
  )
}
