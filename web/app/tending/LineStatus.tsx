import { Unplug } from 'lucide-react'
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { say, speaking } from '../../lib/language/say.ts'
import { lineIsUp, onLine } from '../../lib/line.ts'
import { hasRoom } from '../../lib/outbox/room.ts'
import { useSession } from '../../lib/session.ts'
import styles from './LineStatus.module.css'
import { UpdateStrip } from './UpdateStrip.tsx'
import { onUpdate, updateWaits } from './update.ts'

const SAID_FOR_MS = 4000

/**
 * The state of the line, under the bar, or that a newer version waits: nothing while all is well. That what is written is kept is said to
 * members alone, whose outbox keeps it, and while their browser has had room for it.
 */
export function LineStatus() {
  const isUp = useSyncExternalStore(onLine, lineIsUp)
  const { signedIn } = useSession()
  const [wasDown, setWasDown] = useState(false)
  useEffect(() => {
    if (!isUp) return setWasDown(true)
    const timer = setTimeout(() => setWasDown(false), SAID_FOR_MS)
    return () => clearTimeout(timer)
  }, [isUp])
  const isLineSaid = !isUp || wasDown
  const isSaid = useSyncExternalStore(onUpdate, updateWaits) || isLineSaid
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-line-said', isSaid)
  }, [isSaid])

  return (
    <div className={styles.place} role="status" lang={isSaid ? speaking() : undefined}>
      {isLineSaid ? (
        <p className={styles.status} data-up={isUp || undefined}>
          {!isUp && <Unplug className="small" />}
          {isUp ? say('Connected again.') : signedIn && hasRoom() ? say('Reconnecting… what you write is kept') : say('Reconnecting…')}
        </p>
      ) : (
        isSaid && <UpdateStrip />
      )}
    </div>
  )
}
