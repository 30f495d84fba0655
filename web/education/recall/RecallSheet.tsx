import { pluralize } from '../../lib/count.ts'
import { onDay } from '../../lib/dates.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import styles from '../Education.module.css'
import { heldWords } from '../words.ts'
import { HowRecallWorks } from './HowRecallWorks.tsx'
import { useDueCards } from './use-due-cards.ts'

/** How many recall cards are due, and the way to them. */
export function RecallSheet() {
  const { data, isError, refetch } = useDueCards()
  if (!data) return isError ? <Failed what="your recall cards" onRetry={() => void refetch()} /> : null
  const { due, isMany, nextAt, held } = data
  const many = isMany ? `${due} cards or more are` : `${pluralize(due, 'card')} ${due === 1 ? 'is' : 'are'}`
  return (
    <Sheet title="Recall" padded bleed>
      <div className={styles.stack}>
        <p>
          {due > 0
            ? `${many} due.`
            : nextAt
              ? `Nothing is due today. The next card comes on ${onDay(nextAt)}.`
              : held > 0
                ? 'Nothing more is due.'
                : 'Nothing is due. Questions that you miss in a course come back here.'}
        </p>
        {held > 0 && <p className="meta">{heldWords(held)}</p>}
        {due > 0 && <ButtonLink to="/education?recall">Recall now</ButtonLink>}
        <HowRecallWorks />
      </div>
    </Sheet>
  )
}
