import { Suspense, useState } from 'react'
import type { Finding } from '#contract/checks.ts'
import { citedTitle } from '#contract/cited-title.ts'
import { Button } from '../../ui/button/Button.tsx'
import { part } from '../../ui/later.tsx'
import styles from './Findings.module.css'

const PassageDialog = part(() => import('../../doxy/library/PassageDialog.tsx'))

const verdicts: Record<Exclude<Finding['status'], 'needs_review'>, string> = {
  verified: 'Supported by a source',
  disputed: 'Contradicted by a source',
  open: 'No source found for or against it',
  unchecked: 'Not looked up, as it is too long or the post has many statements',
}

const readFor: Record<NonNullable<Finding['says']>, string> = {
  agrees: 'A source seems to say the same, which only a person can settle',
  contradicts: 'A source seems to say the opposite, which only a person can settle',
  differs: 'Sources may disagree, which only a person can settle',
}

/** A claim of a post, what a source says to it, and the way to the passage. */
export function FindingRow({ finding: { claim, status, says, stated, quote, passageId, source, model } }: { finding: Finding }) {
  const [reading, setReading] = useState(false)
  return (
    <div className={styles.claim} data-status={status}>
      <p>
        <b>{status === 'needs_review' ? readFor[says ?? 'differs'] : verdicts[status]}:</b> {claim}
      </p>
      {(stated ?? quote) && <blockquote>“{stated ?? quote}”</blockquote>}
      {source && <SourceLine source={source} />}
      {model && <p className="meta">Quoted as contradicting it by the AI model {model}, asked twice.</p>}
      {passageId && quote && (
        <Button tone="quiet" size="small" aria-label={`Open the passage on: ${claim}`} onClick={() => setReading(true)}>
          Open the passage
        </Button>
      )}
      <Suspense>
        {reading && passageId && quote && <PassageDialog passageId={passageId} quote={quote} onClose={() => setReading(false)} />}
      </Suspense>
    </div>
  )
}

const SourceLine = ({ source: { source, year, url, ...work } }: { source: NonNullable<Finding['source']> }) => (
  <p className="meta">
    {url ? (
      <a href={url} target="_blank" rel="noopener noreferrer">
        {citedTitle(work)}
      </a>
    ) : (
      citedTitle(work)
    )}
    {[source, year].filter(Boolean).map((fact) => `, ${fact}`)}
  </p>
)
