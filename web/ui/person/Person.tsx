import type { ReactNode } from 'react'
import styles from './Person.module.css'

type PersonProps = {
  avatar: ReactNode
  /** The name, usually a link; it is never cut short by us, only by the width of the row. */
  name: ReactNode
  verified?: boolean
  /** At most three facts joined by a middle dot. */
  meta?: ReactNode
  /** What one can do, at the far end. */
  action?: ReactNode
}

/** A row with who, one line about them and one thing to do. */
export const Person = ({ avatar, name, verified, meta, action }: PersonProps) => (
  <div className={styles.person}>
    {avatar}
    <div className={styles.who}>
      <span className={styles.name}>
        {name}
        {verified && <span className="vh"> (verified)</span>}
      </span>
      {meta && <span className="meta clamp1">{meta}</span>}
    </div>
    {action}
  </div>
)
