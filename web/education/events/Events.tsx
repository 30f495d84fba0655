import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Chip } from '../../ui/badge/Chip.tsx'
import { PagedSheet } from '../../ui/list/PagedSheet.tsx'
import styles from '../Education.module.css'
import { eventsQuery } from '../queries.ts'
import { EventRow } from './EventRow.tsx'
import { HoldEvent } from './HoldEvent.tsx'

/** Grand rounds, journal clubs and other events: those to come, or those that are over. */
export function Events() {
  const [show, setShow] = useState<'coming' | 'past'>('coming')
  const events = useInfiniteQuery(eventsQuery(show))
  const choice = (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would break the row
    <div className={styles.filters} role="group" aria-label="Which events">
      <Chip aria-pressed={show === 'coming'} onClick={() => setShow('coming')}>
        To come
      </Chip>
      <Chip aria-pressed={show === 'past'} onClick={() => setShow('past')}>
        Over
      </Chip>
      <HoldEvent />
    </div>
  )
  return (
    <PagedSheet
      title="Events and journal clubs"
      aside={choice}
      query={events}
      empty={show === 'coming' ? 'Nothing is planned at the moment.' : 'Nothing is over yet.'}
      keyOf={({ id }) => id}
    >
      {(event) => <EventRow event={event} isOver={show === 'past'} />}
    </PagedSheet>
  )
}
