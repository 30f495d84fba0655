import { useEffect, useState } from 'react'
import { useSay } from '../../lib/language/say.ts'
import styles from './Skeleton.module.css'

type Size = 'short' | 'medium' | 'long' | 'avatar' | 'avatar-sm'

/** A breathing place for what is still on its way. */
export const Skeleton = ({ size = 'long' }: { size?: Size }) => <span className={styles.skeleton} data-size={size} />

const PATIENCE_MS = 10_000

type LoadingProps = {
  /** Of what comes in its place, where a control already names it. */
  id?: string
  /** Read aloud: "Loading posts". */
  label: string
  rows?: number
  /** `entry` for posts and comments, `person` for rows of people. */
  shape?: 'post' | 'person'
}

/** Skeletons in the shape of what comes; after ten seconds a line says that it is still coming. */
export function Loading({ id, label, rows = 3, shape = 'post' }: LoadingProps) {
  const say = useSay()
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])

  return (
    <div id={id} role="status" aria-busy="true">
      <span className="vh">{label}</span>
      {Array.from({ length: rows }, (_, row) => `row ${row}`).map((row) => (
        <div key={row} className={styles.row} data-shape={shape}>
          <Skeleton size="avatar" />
          <div className={styles.lines}>
            <Skeleton size="short" />
            <Skeleton size="medium" />
            {shape === 'post' && (
              <>
                <Skeleton />
                <Skeleton />
                <Skeleton size="medium" />
              </>
            )}
          </div>
        </div>
      ))}
      {late && <p className={styles.late}>{say('Still loading. The network is slow here.')}</p>}
    </div>
  )
}
