import { useSay } from '../../lib/language/say.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { BlockedList } from './BlockedList.tsx'

/** Whom one has blocked, above the page. */
export function BlockedDialog({ onClose }: { onClose: () => void }) {
  const say = useSay()
  return (
    <Dialog title={say('Blocked members')} size="narrow" onClose={onClose}>
      <BlockedList />
    </Dialog>
  )
}
