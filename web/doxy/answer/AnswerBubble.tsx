import type { ReactNode } from 'react'
import { DoxyTile } from '../../ui/person/Avatar.tsx'
import styles from './AnswerBubble.module.css'

type AnswerBubbleProps = { label?: string; children: ReactNode }

/** Something Doxy AI says: its tile beside one ruled sheet. */
export const AnswerBubble = ({ label = 'DoxyAI', children }: AnswerBubbleProps) => (
  <article className={styles.said} aria-label={label}>
    <DoxyTile size="sm" className={styles.tile} />
    <div className={styles.sheet}>{children}</div>
  </article>
)
