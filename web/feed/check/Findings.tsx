import type { PostCheck } from '#contract/checks.ts'
import { onDay } from '../../lib/dates.ts'
import { Contest } from './Contest.tsx'
import { FindingRow } from './FindingRow.tsx'
import styles from './Findings.module.css'

/** The claims of a post with the words of the sources that speak to them, and what a person decided. */
export default function Findings({ check }: { check: PostCheck }) {
  const { outcome, findings, library, checkedAt, contest, decision } = check
  return (
    <div className={styles.findings}>
      {outcome === 'queued' && <p>The check has not started yet.</p>}
      {findings.map((finding) => (
        <FindingRow key={finding.claim} finding={finding} />
      ))}
      {outcome === 'checked' && checkedAt && (
        <p className="meta">
          Compared with {library} on {onDay(checkedAt)}.
        </p>
      )}
      {decision && (
        <p>
          <b>Decided by {decision.by}:</b> {decision.words}
        </p>
      )}
      {contest && !decision && <p>Its author contests this: “{contest.words}” A reviewer will decide.</p>}
      {check.canContest && <Contest postId={check.postId} />}
    </div>
  )
}
