import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { DataExport } from '#contract/data-exports.ts'
import { EXPORT_EVERY_HOURS } from '#contract/limits.ts'
import { inFull } from '../../lib/dates.ts'
import { type Say, useLocale, useSay } from '../../lib/language/say.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Sheet, SheetList } from '../../ui/layout/Sheet.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import styles from './Export.module.css'
import { ExportRow } from './ExportRow.tsx'
import { exportsQueryNow, useAskForExport } from './queries.ts'
import { isUnderway } from './underway.ts'

/** A copy of everything: asking for one, and those that were asked for. */
export function ExportSheet() {
  const say = useSay()
  const locale = useLocale()
  const { data, isError, refetch } = useQuery(exportsQueryNow)
  const ask = useAskForExport()
  const whyId = useId()
  const why = data && whyNot(data, say, locale)

  return (
    <Sheet
      title={say('Copies of your data')}
      bleed
      aside={
        <Button
          tone="outline"
          size="small"
          busy={ask.isPending}
          disabled={!data || why !== undefined}
          aria-describedby={why ? whyId : undefined}
          onClick={() => ask.mutate()}
        >
          {say('Make a copy')}
        </Button>
      }
    >
      <p className={styles.intro}>
        {say(
          'One ZIP file with what you wrote, uploaded and chose here: pages to read in a browser, the same as JSON, and your files as you sent them. Messages of others are in it as you can read them now.',
        )}
      </p>
      {isError && <Failed what="your copies" onRetry={() => void refetch()} />}
      {!data && !isError && <Loading label={say('Loading your copies')} shape="person" />}
      {data && data.items.length > 0 && (
        <SheetList className={styles.list} aria-label={say('Copies of your data')}>
          {data.items.map((copy, at) => (
            <ExportRow key={copy.id} copy={copy} isLast={at === 0} />
          ))}
        </SheetList>
      )}
      <p className={styles.foot}>
        {why && (
          <>
            <span id={whyId}>{why}</span>{' '}
          </>
        )}
        {say('We make sure that it is you before a download, and keep a record of it.')}
      </p>
    </Sheet>
  )
}

/** Why no copy can be asked for at the moment. */
function whyNot({ items, nextAt }: { items: readonly Pick<DataExport, 'state'>[]; nextAt: string | null }, say: Say, locale: string) {
  if (items.some(isUnderway)) return say('A copy is being made.')
  if (!nextAt) return
  const when = inFull(nextAt, locale)
  return say('You can ask for one every {hours} hours; the next from {when} on.', { hours: EXPORT_EVERY_HOURS, when })
}
