import type { ReactNode } from 'react'
import { useSay } from '../../lib/language/say.ts'
import { Button } from '../button/Button.tsx'
import { Dialog } from './Dialog.tsx'

type ConfirmDialogProps = {
  title: string
  /** What will happen, and whether it can be undone. */
  children: ReactNode
  /** The verb: "Delete". */
  confirm: string
  tone?: 'danger' | 'primary'
  busy?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks once before something that cannot be taken back. */
export function ConfirmDialog({ title, children, confirm, tone = 'danger', busy, onConfirm, onClose }: ConfirmDialogProps) {
  const say = useSay()
  return (
    <Dialog
      title={title}
      size="narrow"
      onClose={onClose}
      footer={
        <>
          <Button tone="outline" onClick={onClose}>
            {say('Cancel')}
          </Button>
          <Button tone={tone} busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <div>{children}</div>
    </Dialog>
  )
}
