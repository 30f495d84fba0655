import type { PostCheck } from '#contract/checks.ts'
import { Contest } from './Contest.tsx'
import { FindingRow } from './FindingRow.tsx'
import styles from './Findings.module.css'

/** The claims of a post with the words of the sources that speak to them, and what a person decided. */
export default function Findings({ check }: { check: PostCheck }) {
  const { outcome, findings, library, contest, decision } = check
  return (
    <div className={styles.findings}>
      {outcome === 'queued' && <p>The check has not begun yet.</p>}
      {outcome === 'no_claim' && <p>No checkable claim was found in it.</p>}
      {findings.map((finding) => (
        <FindingRow key={finding.claim} finding={finding} />
      ))}
      {library && <p className="meta">Compared with {library}.</p>}
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
