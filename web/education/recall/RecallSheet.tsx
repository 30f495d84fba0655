import { useQuery } from '@tanstack/react-query'
import { pluralize } from '../../lib/count.ts'
import { onDay } from '../../lib/dates.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import styles from '../Education.module.css'
import { recallQuery } from '../queries.ts'
import { HowRecallWorks } from './HowRecallWorks.tsx'

/** The server counts due cards up to here. */
const DUE_MAX = 100

/** How many recall cards are due, and the way to them. */
export function RecallSheet() {
  const { data, isError, refetch } = useQuery(recallQuery)
  if (!data) return isError ? <Failed what="your recall cards" onRetry={() => void refetch()} /> : null
  const { due, nextAt } = data
  const many = due >= DUE_MAX ? `${DUE_MAX} cards or more are` : `${pluralize(due, 'card')} ${due === 1 ? 'is' : 'are'}`
  return (
    <Sheet title="Recall" padded bleed>
      <div className={styles.stack}>
        <p>
          {due > 0
            ? `${many} due.`
            : nextAt
              ? `Nothing is due today. The next card comes on ${onDay(nextAt)}.`
              : 'Nothing is due. Questions that you miss in a course come back here.'}
        </p>
        {due > 0 && <ButtonLink to="/education?recall">Recall now</ButtonLink>}
        <HowRecallWorks />
      </div>
    </Sheet>
  )
}
