import { CloudUpload } from 'lucide-react'
import { useState } from 'react'
import type { ShownEntry } from '../../lib/outbox/entry.ts'
import { useOwnEntries } from '../../lib/outbox/outbox.ts'
import { Link } from '../../lib/router.tsx'
import { Count } from '../../ui/badge/Badge.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { SheetList } from '../../ui/layout/Sheet.tsx'
import { SendState } from '../../ui/status/SendState.tsx'
import styles from './NotSent.module.css'
import { outboxTable } from './outbox-table.ts'

const TITLE = 'Not sent yet'

/** In the bar, while the server has not taken something after a try: how much it is, and the list of it a press away. */
export function NotSent() {
  const [isOpen, setOpen] = useState(false)
  const entries = useOwnEntries().filter(({ state }) => state !== 'sending')
  const close = () => setOpen(false)
  return (
    <>
      {entries.length > 0 && (
        <IconButton label={`${TITLE}: ${entries.length}`} aria-haspopup="dialog" className={styles.button} onClick={() => setOpen(true)}>
          <CloudUpload />
          <Count value={entries.length} className={styles.count} />
        </IconButton>
      )}
      {isOpen && (
        <Dialog title={TITLE} onClose={close}>
          <p className="ui muted">
            {entries.length > 0
              ? 'It is kept in this browser. What waits goes by itself when the connection is back.'
              : 'Everything has been sent.'}
          </p>
          <SheetList aria-label={TITLE}>
            {entries.map((entry) => (
              <Row key={entry.clientId} entry={entry} onLeave={close} />
            ))}
          </SheetList>
        </Dialog>
      )}
    </>
  )
}

function Row({ entry, onLeave }: { entry: ShownEntry; onLeave: () => void }) {
  const kind = outboxTable.find(({ name }) => name === entry.kind)
  if (!kind) return null
  const { words, path } = kind.describe(entry.payload)
  return (
    <li className={styles.row}>
      <Link to={path} className="clamp2" onClick={onLeave}>
        {words}
      </Link>
      <SendState entry={entry} onRemove={() => {}} />
    </li>
  )
}
