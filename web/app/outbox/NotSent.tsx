import { Clock } from 'lucide-react'
import { useRef, useState } from 'react'
import { useSay } from '../../lib/language/say.ts'
import type { ShownEntry } from '../../lib/outbox/entry.ts'
import { useOwnEntries } from '../../lib/outbox/outbox.ts'
import { isOnlyHere } from '../../lib/outbox/room.ts'
import { Link } from '../../lib/router.tsx'
import { Count } from '../../ui/badge/Badge.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { SendState } from '../../ui/status/SendState.tsx'
import { descriptionOf, textOf } from './description.ts'
import styles from './NotSent.module.css'
import { useTellExpired } from './use-tell-expired.ts'

/** In the bar, while the server has not taken something after a try: how much it is, and a press away what, each with the way to its place. */
export function NotSent() {
  const say = useSay()
  const title = say('Not sent yet')
  const [isOpen, setOpen] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  useTellExpired()
  const entries = useOwnEntries().filter(({ state }) => state !== 'sending')
  const close = () => setOpen(false)
  return (
    <>
      {entries.length > 0 && (
        <IconButton label={`${title}: ${entries.length}`} aria-haspopup="dialog" className={styles.button} onClick={() => setOpen(true)}>
          <Clock />
          <Count value={entries.length} className={styles.count} />
        </IconButton>
      )}
      {isOpen && (
        <Dialog title={title} onClose={close}>
          <p className="ui muted">
            {entries.length === 0
              ? say('Nothing is waiting.')
              : entries.some(({ clientId }) => isOnlyHere(clientId))
                ? say('This browser has no room to keep it. Leave the page open: what waits goes by itself.')
                : say('Kept in this browser. What waits goes by itself.')}
          </p>
          <ul ref={list} tabIndex={-1} aria-label={title} className={styles.list}>
            {entries.map((entry) => (
              <Row key={entry.clientId} entry={entry} onLeave={close} onRemove={() => list.current?.focus()} />
            ))}
          </ul>
        </Dialog>
      )}
    </>
  )
}

type RowProps = { entry: ShownEntry; onLeave: () => void; onRemove: () => void }

/** What was refused is here whole, and can be tried again or let go of: the place that it was written for may be gone. */
function Row({ entry, onLeave, onRemove }: RowProps) {
  const say = useSay()
  const { words, path } = descriptionOf(entry, say)
  return (
    <li>
      <Link to={path} className="clamp2" onClick={onLeave}>
        {words}
      </Link>
      {entry.refusal && (
        <>
          <p className={styles.words}>{textOf(entry)}</p>
          <SendState entry={entry} onRemove={onRemove} />
        </>
      )}
      {entry.heldUp && (
        <p className="ui">
          {say('Not sent yet.')} {entry.heldUp.words}
        </p>
      )}
    </li>
  )
}
