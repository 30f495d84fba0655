import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { BlockedList } from './BlockedList.tsx'

/** Whom one has blocked, above the page. */
export const BlockedDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog title="Blocked members" size="narrow" onClose={onClose}>
    <BlockedList />
  </Dialog>
)
