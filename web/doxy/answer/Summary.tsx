import { memo, Suspense } from 'react'
import type { Citation } from '#contract/doxy.ts'
import { part } from '../../ui/later.tsx'
import type { SummarisedAnswer } from './CitedMarkdown.tsx'
import styles from './Summary.module.css'

const Cited = part(() => import('./CitedMarkdown.tsx'))

type SummaryProps = { question: string; answer: SummarisedAnswer; onCite: (citation: Citation) => void }

/** The summary. Until the renderer of its markdown has arrived it is shown as it was written. */
export const Summary = memo(function Summary({ question, answer, onCite }: SummaryProps) {
  return (
    <section className={styles.summary} aria-label="Summary">
      <Suspense fallback={<p>{answer.summary}</p>}>
        <Cited question={question} answer={answer} onCite={onCite} />
      </Suspense>
    </section>
  )
})
