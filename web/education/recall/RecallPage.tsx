import { useRef, useState } from 'react'
import { onDay } from '../../lib/dates.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { EmptyState } from '../../ui/list/EmptyState.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import styles from '../Education.module.css'
import { heldWords } from '../words.ts'
import { HowRecallWorks } from './HowRecallWorks.tsx'
import { RecallCard } from './RecallCard.tsx'
import { useDueCards } from './use-due-cards.ts'

/** The cards that are due, one after another. */
export function RecallPage() {
  const { data, isError, refetch } = useDueCards()
  const [last, setLast] = useState('')
  const said = useRef<HTMLParagraphElement>(null)
  if (!data)
    return isError ? <Failed what="your recall cards" onRetry={() => void refetch()} /> : <Loading label="Loading your recall cards" />
  const card = data.items[0]
  return (
    <div className={styles.column}>
      <p ref={said} className="ui" role="status" tabIndex={-1}>
        {last}
      </p>
      {data.held > 0 && <p className="meta">{heldWords(data.held)}</p>}
      {card ? (
        <RecallCard
          key={`${card.courseId} ${card.questionId}`}
          card={card}
          due={data.due}
          onReviewed={(words) => {
            setLast(words)
            // The card goes, and the focus with it.
            said.current?.focus()
          }}
        />
      ) : (
        <EmptyState
          level={2}
          title={data.held > 0 ? 'You have rated every card that is here.' : 'Nothing is due.'}
          action={
            <ButtonLink tone="outline" to="/education">
              Back to Education
            </ButtonLink>
          }
        >
          {data.held > 0
            ? 'More cards are read when your ratings have been sent.'
            : data.nextAt
              ? `The next card comes on ${onDay(data.nextAt)}.`
              : 'Questions that you miss in a course come back here.'}
        </EmptyState>
      )}
      <HowRecallWorks />
    </div>
  )
}
