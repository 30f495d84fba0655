import { Badge } from './Badge.tsx'
import styles from './ConfidenceBadge.module.css'

const levels = { high: 'High', medium: 'Medium', low: 'Low' }

/** How sure an answer is: bars and the word. A value that is none of the three is shown as it came. */
export function ConfidenceBadge({ value }: { value: string }) {
  const level = value.toLowerCase() as keyof typeof levels
  if (!Object.hasOwn(levels, level)) return <Badge>Confidence: {value}</Badge>

  return (
    <span className={styles.confidence} data-level={level}>
      <svg viewBox="0 0 14 12" fill="currentColor" aria-hidden="true">
        <rect x="0" y="8" width="3.4" height="4" rx="1" />
        <rect x="5.3" y="4" width="3.4" height="8" rx="1" />
        <rect x="10.6" y="0" width="3.4" height="12" rx="1" />
      </svg>
      {levels[level]} confidence
    </span>
  )
}
