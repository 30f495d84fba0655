import { Unplug } from 'lucide-react'
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { lineIsUp, onLine } from '../../lib/line.ts'
import styles from './LineStatus.module.css'

const SAID_FOR_MS = 4000

/** The state of the line, under the bar: nothing while all is well. */
export function LineStatus() {
  const isUp = useSyncExternalStore(onLine, lineIsUp)
  const [wasDown, setWasDown] = useState(false)
  useEffect(() => {
    if (!isUp) return setWasDown(true)
    const timer = setTimeout(() => setWasDown(false), SAID_FOR_MS)
    return () => clearTimeout(timer)
  }, [isUp])
  const isSaid = !isUp || wasDown
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-line-said', isSaid)
  }, [isSaid])

  return (
    <div className={styles.place} role="status">
      {isSaid && (
        <p className={styles.status} data-up={isUp || undefined}>
          {!isUp && <Unplug className="small" />}
          {isUp ? 'Connected again.' : 'Not connected. Trying again…'}
        </p>
      )}
    </div>
  )
}
