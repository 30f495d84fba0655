import type { ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Note } from '../ui/Note.tsx'

type EditDialogProps = {
  title: string
  size?: 'normal' | 'narrow'
  /** The words of the button that applies what was typed. */
  act: string
  busy: boolean
  disabled?: boolean
  /** True while there is nothing yet that a stray press outside would lose. */
  lightDismiss?: boolean
  /** Why it was not applied; the fields keep what they hold. */
  error: string | undefined
  onAct: () => void
  onClose: () => void
  children: ReactNode
}

/** A dialog whose fields are applied together or, on Cancel, not at all. */
export const EditDialog = ({
  title,
  size = 'normal',
  act,
  busy,
  disabled = false,
  lightDismiss = false,
  error,
  onAct,
  onClose,
  children,
}: EditDialogProps) => (
  <Dialog
    title={title}
    size={size}
    onClose={onClose}
    lightDismiss={lightDismiss}
    footer={
      <>
        <Button tone="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button busy={busy} disabled={disabled} onClick={onAct}>
          {act}
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
  </Dialog>
)
