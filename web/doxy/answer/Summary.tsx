import { memo, Suspense } from 'react'
import type { Answer, Citation } from '#contract/doxy.ts'
import { part } from '../../ui/later.tsx'
import styles from './Summary.module.css'

const Cited = part(() => import('./CitedMarkdown.tsx'))

/** What of an answer its summary shows; the results are there once it is whole. */
export type SummarisedAnswer = Pick<Answer, 'summary' | 'citations' | 'confidence'> & Partial<Pick<Answer, 'results'>>

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
