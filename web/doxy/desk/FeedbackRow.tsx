import { Suspense } from 'react'
import { citedTitle } from '#contract/cited-title.ts'
import type { Feedback } from '#contract/feedback.ts'
import { Badge } from '../../ui/badge/Badge.tsx'
import { ConfidenceBadge } from '../../ui/badge/ConfidenceBadge.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { part } from '../../ui/later.tsx'
import { Ago } from '../../ui/text/Ago.tsx'
import { factsOf } from '../library/references.ts'
import styles from './Desk.module.css'

const Markdown = part(async () => ({ default: (await import('../../ui/text/Markdown.tsx')).Markdown }))

type FeedbackRowProps = { word: Feedback; busy: boolean; onSee: () => void }

/** A question, its answer as it was shown, and what the member said of it. */
export function FeedbackRow({ word, busy, onSee }: FeedbackRowProps) {
  const { question, summary, confidence, abstained, evidence, wasRight, words, at, seenAt, unreadable } = word
  return (
    <li className={styles.row}>
      <p className={styles.marks}>
        <Badge tone={wasRight ? 'verified' : 'disputed'}>{wasRight ? 'Right' : 'Not right'}</Badge>
        {!unreadable && <ConfidenceBadge value={confidence} />}
        <span className="meta">
          {abstained && 'no good source · '}
          <Ago at={at} />
        </span>
      </p>
      <h3 className={styles.title}>
        {unreadable ? 'Our server cannot open this question and its answer. You can mark it as seen.' : question}
      </h3>
      {words && <blockquote className={styles.words}>{words}</blockquote>}
      {!unreadable && (
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
                  {citedTitle(one)}
                  {factsOf(one) && <span className="meta"> {factsOf(one)}</span>}
                </li>
              ))}
            </ol>
          )}
        </details>
      )}
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
