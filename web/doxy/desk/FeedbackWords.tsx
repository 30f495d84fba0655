import { Suspense } from 'react'
import { citedTitle } from '#contract/cited-title.ts'
import type { Feedback } from '#contract/feedback.ts'
import { Badge } from '../../ui/badge/Badge.tsx'
import { ConfidenceBadge } from '../../ui/badge/ConfidenceBadge.tsx'
import { part } from '../../ui/later.tsx'
import { Ago } from '../../ui/text/Ago.tsx'
import { factsOf } from '../library/references.ts'
import { questionOf } from '../library/words.ts'
import styles from './Desk.module.css'

const Markdown = part(async () => ({ default: (await import('../../ui/text/Markdown.tsx')).Markdown }))

/** A question, its answer as it was shown, and what the member said of it. */
export function FeedbackWords({ word }: { word: Feedback }) {
  const { summary, confidence, abstained, evidence, wasRight, words, at, seenAt, mayDecide, unreadable } = word
  return (
    <>
      <p className={styles.marks}>
        <Badge tone={wasRight ? 'verified' : 'disputed'}>{wasRight ? 'Right' : 'Not right'}</Badge>
        {!unreadable && <ConfidenceBadge value={confidence} />}
        <span className="meta">
          {abstained && 'no good source · '}
          <Ago at={at} />
        </span>
      </p>
      <h3 className={styles.title}>{questionOf(word)}</h3>
      {words && <blockquote className={styles.words}>{words}</blockquote>}
      {!seenAt && !mayDecide && <p className="ui muted">These are your own words, so another reviewer marks them as seen.</p>}
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
    </>
  )
}
