import { useQuery } from '@tanstack/react-query'
import { CONSENTS_SHOWN } from '#contract/consent-purposes.ts'
import { inFull } from '../../lib/dates.ts'
import { Sheet, SheetList } from '../../ui/layout/Sheet.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import styles from './Consents.module.css'
import { PurposeRow } from './PurposeRow.tsx'
import { labelOf } from './purposes.ts'
import { consentsQuery } from './queries.ts'

/** What a member agreed to, how that stands, and every time that it was given or taken back. */
export function ConsentsSheet() {
  const { data, isError, refetch } = useQuery(consentsQuery)

  if (isError) return <Failed what="your consents" onRetry={() => void refetch()} />
  if (!data) return <Loading label="Loading your consents" shape="person" />
  return (
    <>
      <Sheet title="Purposes" bleed>
        <SheetList aria-label="Purposes">
          {data.now.length === 0 && <li>Nothing is recorded yet. What you switch on that needs your consent appears here.</li>}
          {data.now.map((entry) => (
            <PurposeRow key={entry.purpose} entry={entry} />
          ))}
        </SheetList>
        <p className={styles.foot}>
          What you say of a patient’s consent is kept with each case. Nothing is given for you: each of the others is off until you switch
          it on.
        </p>
      </Sheet>
      {data.items.length > 0 && (
        <Sheet title="All entries" bleed>
          <SheetList aria-label="All entries">
            {data.items.map(({ purpose, given, version, at }) => (
              <li key={`${purpose} ${at}`}>
                {labelOf(purpose)}: {given ? 'given' : 'taken back'}
                <p className="meta">
                  <time dateTime={at}>{inFull(at)}</time> · text of {version}
                </p>
              </li>
            ))}
          </SheetList>
          <p className={styles.foot}>
            Entries are never changed, also those of what you took back. The newest {CONSENTS_SHOWN} are listed; a copy of your data holds
            all.
          </p>
        </Sheet>
      )}
    </>
  )
}
