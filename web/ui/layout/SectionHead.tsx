import type { ReactNode } from 'react'
import styles from './SectionHead.module.css'

/** The heading of a part of the page that stands on no sheet of its own. */
export const SectionHead = ({ title, id, count, more }: { title: ReactNode; id?: string; count?: number; more?: ReactNode }) => (
  <div className={styles.head}>
    <h2 id={id}>{title}</h2>
    {count !== undefined && <span className={styles.count}>{count}</span>}
    {more && <span className={styles.more}>{more}</span>}
  </div>
)
