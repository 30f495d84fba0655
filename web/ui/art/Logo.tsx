import { brand } from '#contract/brand.ts'
import styles from './Logo.module.css'

/** The mark: a neel tile, a white double caret, two haldi dots. */
export function Mark({ size = 30 }: { size?: number }) {
  return (
    <svg className={styles.mark} width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <rect width="48" height="48" rx="12" fill="var(--mark-tile)" />
      <path
        d="M7.6 17L15.8 36 24 17 32.2 36 40.4 17"
        fill="none"
        stroke="var(--mark-ink)"
        strokeWidth="4.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="15.8" cy="14.6" r="3.7" fill="var(--haldi)" />
      <circle cx="32.2" cy="14.6" r="3.7" fill="var(--haldi)" />
    </svg>
  )
}

/** Mark and product name. */
export function Logo({ size }: { size?: number }) {
  return (
    <span className={styles.logo}>
      <Mark size={size} />
      <span className={styles.name}>{brand.name}</span>
    </span>
  )
}
