import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useAddress } from '../lib/address.ts'
import { Button } from '../ui/Button.tsx'
import { Chip } from '../ui/Chip.tsx'
import { QueryList } from '../ui/QueryList.tsx'
import { Sheet, SheetList } from '../ui/Sheet.tsx'
import { Reading, Strip } from '../ui/Strip.tsx'
import { useNow } from './clock.ts'
import { QueueRow } from './QueueRow.tsx'
import { figuresQuery, queueQuery, type Show } from './queries.ts'
import styles from './Verification.module.css'

const shows: Record<Show, string> = {
  open: 'Waiting',
  mine: 'Taken by me',
  asked: 'Asked for more',
  disputed: 'Disputed',
  appeals: 'Appeals',
  decided: 'Decided',
}

/** The reviewer's desk: how the promise is kept, and what waits, the most urgent first. */
export function Desk() {
  const [params, setParams] = useAddress()
  const asked = params.get('show') ?? ''
  const show = (Object.hasOwn(shows, asked) ? asked : 'open') as Show
  const queue = useInfiniteQuery(queueQuery(show))
  const now = useNow()

  return (
    <>
      <Figures />
      <fieldset className={styles.filters} aria-label="Which claims">
        {Object.entries(shows).map(([id, label]) => (
          <Chip key={id} aria-pressed={show === id} onClick={() => setParams({ show: id }, { replace: true })}>
            {label}
          </Chip>
        ))}
      </fieldset>
      <Sheet title={shows[show]} bleed>
        <SheetList aria-label="Claims">
          <QueryList query={queue} loading="Loading claims" empty={<li className="ui muted">No claim stands here now.</li>}>
            {(item) => <QueueRow item={item} now={now} />}
          </QueryList>
        </SheetList>
        {queue.hasNextPage && (
          <div className={styles.foot}>
            <Button tone="outline" block busy={queue.isFetchingNextPage} onClick={() => queue.fetchNextPage()}>
              Show more
            </Button>
          </div>
        )}
      </Sheet>
    </>
  )
}

const hours = (value: number | null | undefined) => (value == null ? '' : `${Math.round(value)}\u00a0h`)

function Figures() {
  const { data } = useQuery(figuresQuery)
  const inTime = data?.inTime == null ? '' : `${Math.round(data.inTime * 100)}\u00a0% within 48\u00a0h`
  return (
    <Strip>
      <Reading label="Waiting" value={data?.waiting} note={data?.oldestHours == null ? '' : `oldest ${hours(data.oldestHours)}`} />
      <Reading label="Late" value={data?.late} note="past 48&nbsp;h" />
      <Reading label="Decided, 30 days" value={data?.decided} note={inTime} />
      <Reading label="Overturned" value={data?.overturned} note={data?.medianHours == null ? '' : `median ${hours(data.medianHours)}`} />
    </Strip>
  )
}
