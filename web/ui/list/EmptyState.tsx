import type { ReactNode } from 'react'
import { Art, type ArtName } from '../art/Art.tsx'
import styles from './EmptyState.module.css'

type EmptyStateProps = {
  art?: ArtName
  title: string
  children?: ReactNode
  /** One button. */
  action?: ReactNode
  level?: 2 | 3
}

/** Nothing here: chart-paper art, one bold line, one plain line, one button. */
export function EmptyState({ art = 'blank', title, children, action, level = 3 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.empty}>
      <Art name={art} />
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {action}
    </div>
  )
}
