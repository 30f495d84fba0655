import { CircleCheck, CircleDashed } from 'lucide-react'
import type { FitLine } from '#contract/application.ts'
import styles from './FitLines.module.css'

/** Asked, said, proven: a line each. The tick stands at what was checked, and says no more than that. */
export const FitLines = ({ lines, whose }: { lines: readonly FitLine[]; whose: string }) => (
  <ul className={styles.fit}>
    {lines.map(({ kind, words, strictness, says, proven }) => (
      <li key={`${kind} ${words}`}>
        <p>
          {words}
          {strictness === 'helpful' && <span className="muted"> (helpful)</span>}
        </p>
        <p className="muted">{says ? `${whose}: ${says}` : !proven && `${whose} says nothing of this.`}</p>
        {proven ? (
          <p className={styles.proven}>
            <CircleCheck />
            {proven}
          </p>
        ) : (
          <p className={styles.unproven}>
            <CircleDashed />
            Not checked
          </p>
        )}
      </li>
    ))}
  </ul>
)
