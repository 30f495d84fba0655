import type { ReactNode } from 'react'
import { DoxyTile } from '../../ui/person/Avatar.tsx'
import styles from './AnswerBubble.module.css'

type AnswerBubbleProps = { label?: string; children: ReactNode; below?: ReactNode }

/** Something Doxy AI says: its tile beside one ruled sheet; `below` stands outside of it. */
export const AnswerBubble = ({ label = 'DoxyAI', children, below }: AnswerBubbleProps) => (
  <article className={styles.said} aria-label={label}>
    <DoxyTile size="sm" className={styles.tile} />
    <div className={styles.column}>
      <div className={styles.sheet}>{children}</div>
      {below}
    </div>
  </article>
)
