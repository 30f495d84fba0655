import type { ReactNode } from 'react'
import { useSay } from '../../lib/language/say.ts'
import { Button } from '../button/Button.tsx'
import { Note } from '../status/Note.tsx'
import { WritingDialog } from './WritingDialog.tsx'

type FormDialogProps = {
  title: string
  size?: 'normal' | 'narrow'
  /** The words of the button that applies what was typed. */
  submitLabel: string
  /** Something is lost by it. */
  danger?: boolean
  busy: boolean
  disabled?: boolean
  /** One comes to write: its first field has the focus. */
  writing?: boolean
  /** Something has been entered that closing would lose. */
  changed: boolean
  /** Why it was not applied; the fields keep what they hold. */
  error: string | undefined
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A dialog whose fields are applied together or, on Cancel, not at all. */
export function FormDialog({
  title,
  size = 'normal',
  submitLabel,
  danger = false,
  busy,
  disabled = false,
  writing = false,
  changed,
  error,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const say = useSay()
  return (
    <WritingDialog
      title={title}
      size={size}
      onClose={onClose}
      changed={changed}
      writing={writing}
      footer={
        <>
          <Button tone="outline" onClick={onClose}>
            {say('Cancel')}
          </Button>
          <Button tone={danger ? 'danger' : 'primary'} busy={busy} disabled={disabled} onClick={onSubmit}>
            {submitLabel}
          </Button>
        </>
      }
    >
      {error && (
        <Note tone="danger" role="alert">
          {error}
        </Note>
      )}
      {children}
    </WritingDialog>
  )
}
