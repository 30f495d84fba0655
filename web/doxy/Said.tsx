import type { ReactNode } from 'react'
import { DoxyTile } from '../ui/Avatar.tsx'
import styles from './Said.module.css'

type SaidProps = { label?: string; children: ReactNode }

/** Something Doxy AI says: its tile beside one ruled sheet. */
export const Said = ({ label = 'DoxyAI', children }: SaidProps) => (
  <article className={styles.said} aria-label={label}>
    <DoxyTile size="sm" className={styles.tile} />
    <div className={styles.sheet}>{children}</div>
  </article>
)
