import { useQuery } from '@tanstack/react-query'
import { CONSENTS_SHOWN } from '#contract/consent-purposes.ts'
import { inFull } from '../../lib/dates.ts'
import { locale, say } from '../../lib/language/say.ts'
import { Sheet, SheetList } from '../../ui/layout/Sheet.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import styles from './Consents.module.css'
import { PurposeRow } from './PurposeRow.tsx'
import { dayOfText, labelOf } from './purposes.ts'
import { consentsQuery } from './queries.ts'

/** What a member agreed to, how that stands, and every time that it was given or taken back. */
export function ConsentsSheet() {
  const { data, isError, refetch } = useQuery(consentsQuery)

  if (isError) return <Failed what="your consents" onRetry={() => void refetch()} />
  if (!data) return <Loading label={say('Loading your consents')} shape="person" />
  return (
    <>
      <Sheet title={say('Purposes')} bleed>
        <SheetList aria-label={say('Purposes')}>
          {data.now.length === 0 && <li>{say('Nothing is recorded yet. What you switch on that needs your consent appears here.')}</li>}
          {data.now.map((entry) => (
            <PurposeRow key={entry.purpose} entry={entry} />
          ))}
        </SheetList>
        <p className={styles.foot}>
          {say(
            'What you say of a patient’s consent is kept with each case. Nothing is given for you: each of the others is off until you switch it on.',
          )}
        </p>
      </Sheet>
      {data.items.length > 0 && (
        <Sheet title={say('All entries')} bleed>
          <SheetList aria-label={say('All entries')}>
            {data.items.map(({ purpose, given, version, at }) => (
              <li key={`${purpose} ${at}`}>
                {say(given ? '{purpose}: given' : '{purpose}: taken back', { purpose: say(labelOf(purpose)) })}
                <p className="meta">
                  <time dateTime={at}>{inFull(at, locale())}</time> · {say('text of {version}', { version: dayOfText(version) })}
                </p>
              </li>
            ))}
          </SheetList>
          <p className={styles.foot}>
            {say(
              'Entries are never changed, also those of what you took back. The newest {count} are listed; a copy of your data holds all.',
              { count: CONSENTS_SHOWN },
            )}
          </p>
        </Sheet>
      )}
    </>
  )
}
