import type { ComponentProps } from 'react'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { ShiftDetail } from './ShiftDetail.tsx'

type ShiftSheetProps = Omit<ComponentProps<typeof ShiftDetail>, 'onDone'> & { onClose: () => void }

/** A shift on a narrow screen, from below. */
export const ShiftSheet = ({ shift, proof, onClose }: ShiftSheetProps) => (
  <Dialog title={shift.title} size="narrow" onClose={onClose}>
    <ShiftDetail shift={shift} proof={proof} onDone={onClose} />
  </Dialog>
)
