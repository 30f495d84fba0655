import type { Finding, PostCheck } from '#contract/checks.ts'
import { Contest } from './Contest.tsx'
import styles from './Findings.module.css'

const verdicts: Record<Finding['status'], string> = {
  verified: 'A source says so',
  disputed: 'A source says otherwise',
  needs_review: 'Sources may differ; a reviewer looks at it',
  open: 'No source found that says so or otherwise',
}

/** The claims of a post with the words of the sources that speak to them, and what a person decided. */
export default function Findings({ check }: { check: PostCheck }) {
  const { outcome, findings, library, contest, decision } = check
  return (
    <div className={styles.findings}>
      {outcome === 'queued' && <p>The check has not begun yet.</p>}
      {outcome === 'no_claim' && <p>No checkable claim was found in it.</p>}
      {findings.map((finding) => (
        <Claim key={finding.claim} finding={finding} />
      ))}
      {outcome !== 'queued' && <p className="meta">Compared with {library}.</p>}
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

const Claim = ({ finding: { claim, status, quote, source } }: { finding: Finding }) => (
  <div className={styles.claim} data-status={status}>
    <p>
      <b>{verdicts[status]}:</b> {claim}
    </p>
    {quote && <blockquote>{quote}</blockquote>}
    {source && (
      <p className="meta">
        {source.url ? (
          <a href={source.url} target="_blank" rel="noopener noreferrer">
            {source.title || 'Research Article'}
          </a>
        ) : (
          source.title || 'Research Article'
        )}
        {[source.source, source.year].filter(Boolean).map((fact) => `, ${fact}`)}
      </p>
    )}
  </div>
)
