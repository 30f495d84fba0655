import type { ReactNode } from 'react'
import type { FactMarkProps } from './FactMark.tsx'
import { MarkSaid } from './MarkSaid.tsx'
import styles from './Person.module.css'

type PersonProps = {
  avatar: ReactNode
  /** The name, usually a link; it is never cut short by us, only by the width of the row. */
  name: ReactNode
  mark?: FactMarkProps['mark'] | undefined
  /** At most three facts joined by a middle dot. */
  meta?: ReactNode
  /** What one can do, at the far end. */
  action?: ReactNode
}

/** A row with who, one line about them and one thing to do. */
export const Person = ({ avatar, name, mark, meta, action }: PersonProps) => (
  <div className={styles.person}>
    {avatar}
    <div className={styles.who}>
      <span className={styles.name}>
        {name}
        <MarkSaid mark={mark} />
      </span>
      {meta && <span className="meta clamp1">{meta}</span>}
    </div>
    {action}
  </div>
)
