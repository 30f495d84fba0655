import type { ReactNode } from 'react'
import styles from './Centre.module.css'

type CentreProps = {
  art: ReactNode
  title: string
  children: ReactNode
  /** The way onward. */
  action?: ReactNode
}

/** One thing said in the middle of an otherwise empty page. */
export const Centre = ({ art, title, children, action }: CentreProps) => (
  <div className={styles.centre}>
    <div className={styles.inside}>
      {art}
      <h1 tabIndex={-1}>{title}</h1>
      {children}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  </div>
)
