import { useQuery } from '@tanstack/react-query'
import { codeOf } from '../../lib/api/failure.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Sheet, SheetList } from '../../ui/layout/Sheet.tsx'
import { EmptyState } from '../../ui/list/EmptyState.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { eventQuery } from '../queries.ts'
import { EventRow } from './EventRow.tsx'

const back = (
  <ButtonLink tone="outline" to="/education">
    All events
  </ButtonLink>
)

/** One event, where notices and calendars lead. */
export function EventView({ eventId }: { eventId: string }) {
  const { data, error, refetch } = useQuery(eventQuery(eventId))
  if (data)
    return (
      <Sheet title="Event" aside={back} bleed>
        <SheetList aria-label="Event">
          <EventRow event={data} isOver={new Date(data.endsAt) <= new Date()} />
        </SheetList>
      </Sheet>
    )
  if (!error) return <Loading label="Loading the event" />
  if (!['NOT_FOUND', 'BAD_INPUT'].includes(codeOf(error) ?? '')) return <Failed what="the event" onRetry={() => void refetch()} />
  return (
    <EmptyState level={2} title="There is no such event." action={back}>
      It may have been removed, or its host does not show it to you.
    </EmptyState>
  )
}
