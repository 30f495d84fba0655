import { lazy, Suspense } from 'react'
import type { Feedback } from '#contract/feedback.ts'
import { Ago } from '../ui/Ago.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { ConfidenceBadge } from '../ui/ConfidenceBadge.tsx'
import styles from './DoxyDesk.module.css'
import { factsOf, titleOf } from './references.ts'

const Markdown = lazy(async () => ({ default: (await import('../ui/Markdown.tsx')).Markdown }))

type FeedbackRowProps = { word: Feedback; busy: boolean; onSee: () => void }

/** A question, its answer as it was shown, and what the member said of it. */
export function FeedbackRow({ word, busy, onSee }: FeedbackRowProps) {
  const { question, summary, confidence, abstained, evidence, wasRight, words, at, seenAt } = word
  return (
    <li className={styles.row}>
      <p className={styles.marks}>
        <Badge tone={wasRight ? 'verified' : 'disputed'}>{wasRight ? 'Right' : 'Not right'}</Badge>
        <ConfidenceBadge value={confidence} />
        <span className="meta">
          {abstained && 'no good source · '}
          <Ago at={at} />
        </span>
      </p>
      <h3 className={styles.title}>{question}</h3>
      {words && <blockquote className={styles.words}>{words}</blockquote>}
      <details className={styles.answer}>
        <summary>The answer as it was shown</summary>
        <Suspense fallback={<p>{summary}</p>}>
          <Markdown text={summary} />
        </Suspense>
        {evidence.length > 0 && (
          <ol aria-label="References">
            {evidence.map((one, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the answer's own order
              <li key={place}>
                {titleOf(one)}
                {factsOf(one) && <span className="meta"> {factsOf(one)}</span>}
              </li>
            ))}
          </ol>
        )}
      </details>
      {!seenAt && (
        <div>
          <Button tone="outline" size="small" disabled={busy} aria-label={`Mark as seen: ${question}`} onClick={onSee}>
            Mark as seen
          </Button>
        </div>
      )}
    </li>
  )
}
