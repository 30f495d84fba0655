import type { ProvenPart } from '#contract/claim.ts'
import { Badge } from '../../ui/badge/Badge.tsx'
import styles from '../Verification.module.css'

/** What speaks for a claim beside the member's own word, and what does not. */
export const ProvenParts = ({ parts }: { parts: ProvenPart[] }) => (
  <ul className={styles.proven} aria-label="What is proven">
    {parts.map(({ words, proven }) => (
      <li key={words} className={styles.line}>
        <Badge tone={proven ? 'verified' : 'line'}>{proven ? 'Proven' : 'Not proven'}</Badge>
        <span>{words}</span>
      </li>
    ))}
  </ul>
)
