import { useInfiniteQuery } from '@tanstack/react-query'
import type { OwnershipEntry } from '#contract/institution-roles.ts'
import type { Id } from '#contract/page.ts'
import { inFull } from '../../lib/dates.ts'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { Failed, itemsOf } from '../../ui/list/QueryList.tsx'
import { ShowMore } from '../../ui/list/ShowMore.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import room from '../Institution.module.css'
import { logQuery } from '../queries.ts'
import { logWords } from './log-words.ts'
import styles from './Manage.module.css'

const whose = { reviewer: 'A reviewer', system: 'Wardmates', member: 'Somebody who has left' }

const isOfClaimant = ({ act }: OwnershipEntry) => act === 'claimed' || act === 'claim_withdrawn'

/** Who did what to the page's ownership, newest first. */
export function OwnershipLog({ institutionId }: { institutionId: Id }) {
  const query = useInfiniteQuery(logQuery(institutionId))
  if (!query.data)
    return (
      <Sheet bleed title="Ownership log">
        {query.isError ? <Failed what="the log" onRetry={() => void query.refetch()} /> : <Loading label="Loading the log" />}
      </Sheet>
    )
  return (
    <Sheet bleed title="Ownership log">
      <table className={styles.table}>
        <caption className="vh">Ownership log</caption>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">What</th>
            <th scope="col">By</th>
          </tr>
        </thead>
        <tbody>
          {itemsOf<OwnershipEntry>(query.data).map((entry) => (
            <tr key={entry.id}>
              <th scope="row" className={styles.when}>
                {inFull(entry.at)}
              </th>
              <td data-label="What">
                <span>
                  {logWords(entry)}
                  {entry.words && <span className={`meta ${room.words}`}> {entry.words}</span>}
                </span>
              </td>
              <td data-label="By">{entry.byMember?.name ?? (isOfClaimant(entry) ? 'Whoever claimed it' : whose[entry.by])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={room.foot}>
        <span className={room.grow}>Nothing can be taken out of this log.</span>
        {query.hasNextPage && <ShowMore tone="outline" size="small" query={query} />}
      </div>
    </Sheet>
  )
}
