import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useAddress } from '../../lib/address.ts'
import { useNow } from '../../lib/deadline.ts'
import { Chip } from '../../ui/badge/Chip.tsx'
import { Sheet, SheetList } from '../../ui/layout/Sheet.tsx'
import { Stat, StatStrip } from '../../ui/layout/StatStrip.tsx'
import { QueryList } from '../../ui/list/QueryList.tsx'
import { ShowMore } from '../../ui/list/ShowMore.tsx'
import { queueQuery, type Show, statisticsQuery } from '../queries.ts'
import styles from '../Verification.module.css'
import { KeyHints } from './KeyHints.tsx'
import { QueueRow } from './QueueRow.tsx'
import { useKeys } from './use-keys.ts'

const shows: Record<Show, string> = {
  open: 'Waiting',
  mine: 'Assigned to me',
  asked: 'Information requested',
  disputed: 'Disputed',
  appeals: 'Appeals',
  recheck: 'To look at again',
  decided: 'Decided',
}

const KEYS = [
  ['J', 'next'],
  ['K', 'previous'],
  ['Enter', 'open'],
] as const

/** The reviewer's desk: statistics on the 48-hour promise, and what waits, the most urgent first. */
export function Desk() {
  const [params, setParams] = useAddress()
  const asked = params.get('show') ?? ''
  const show = (Object.hasOwn(shows, asked) ? asked : 'open') as Show
  const queue = useInfiniteQuery(queueQuery(show))
  const now = useNow()
  const list = useRef<HTMLDivElement>(null)
  const move = (by: 1 | -1) => () => {
    const links = [...(list.current?.querySelectorAll<HTMLAnchorElement>('a[href*="claim="]') ?? [])]
    const at = links.indexOf(document.activeElement as HTMLAnchorElement)
    links[at < 0 ? 0 : at + by]?.focus()
  }
  useKeys({ j: move(1), k: move(-1) })

  return (
    <>
      <Statistics />
      <fieldset className={styles.filters} aria-label="Which claims">
        {Object.entries(shows).map(([id, label]) => (
          <Chip key={id} aria-pressed={show === id} onClick={() => setParams({ show: id }, { replace: true })}>
            {label}
          </Chip>
        ))}
      </fieldset>
      <div ref={list}>
        <Sheet title={shows[show]} bleed>
          <SheetList aria-label="Claims">
            <QueryList inList query={queue} what="claims" empty={<li className="ui muted">No claims here.</li>}>
              {(item) => <QueueRow item={item} now={now} />}
            </QueryList>
          </SheetList>
          {queue.hasNextPage && (
            <div className={styles.foot}>
              <ShowMore tone="outline" block query={queue} />
            </div>
          )}
        </Sheet>
      </div>
      <KeyHints keys={KEYS} />
    </>
  )
}

const hours = (value: number | null | undefined) => (value == null ? '' : `${Math.round(value)}\u00a0h`)

function Statistics() {
  const { data } = useQuery(statisticsQuery)
  const inTime = data?.inTime == null ? '' : `${Math.round(data.inTime * 100)}\u00a0% within 48\u00a0h`
  return (
    <StatStrip>
      <Stat label="Waiting" value={data?.waiting} note={data?.oldestHours == null ? '' : `oldest ${hours(data.oldestHours)}`} />
      <Stat label="Overdue" value={data?.overdue} note="past 48&nbsp;h" />
      <Stat label="Decided, 30 days" value={data?.decided} note={inTime} />
      <Stat label="Overturned" value={data?.overturned} note={data?.medianHours == null ? '' : `median ${hours(data.medianHours)}`} />
    </StatStrip>
  )
}
