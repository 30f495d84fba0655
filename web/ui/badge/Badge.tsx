import type { ReactNode } from 'react'
import styles from './Badge.module.css'

type BadgeTone = 'plain' | 'neel' | 'haldi' | 'verified' | 'disputed' | 'pending' | 'danger' | 'line'

/** A short fact about the thing beside it. */
export const Badge = ({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) => (
  <span className={styles.badge} data-tone={tone}>
    {children}
  </span>
)

/** How many wait to be looked at. Silent: the control that carries it says the number in its name. */
export const Count = ({ value, className }: { value: number; className?: string }) =>
  value > 0 ? (
    <span className={`${styles.count} ${className ?? ''}`} aria-hidden="true">
      {value > 99 ? '99+' : value}
    </span>
  ) : null
