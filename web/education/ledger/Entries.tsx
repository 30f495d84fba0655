import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { LedgerEntry } from '#contract/ledger.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { saveFile } from '../../lib/api/file.ts'
import { say } from '../../lib/language/say.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { itemsOf, QueryList } from '../../ui/list/QueryList.tsx'
import { ShowMore } from '../../ui/list/ShowMore.tsx'
import { toast } from '../../ui/status/toast.ts'
import { EntryRow } from './EntryRow.tsx'
import styles from './Ledger.module.css'
import { entriesQuery } from './queries.ts'

type EntriesProps = { onChange: (entry: LedgerEntry) => void; onRemove: (entry: LedgerEntry) => void }

/** One's entries, the latest day first, and all of them as a file. */
export function Entries({ onChange, onRemove }: EntriesProps) {
  const entries = useInfiniteQuery(entriesQuery(undefined))
  const empty = itemsOf(entries.data).length === 0
  const table = (
    <table className={styles.table} aria-label="Entries">
      <thead>
        <tr>
          <th scope="col">Activity</th>
          <th scope="col" className={styles.hours}>
            Hours
          </th>
          <th scope="col">Standing</th>
          <th scope="col">Date</th>
          <th scope="col">
            <span className="vh">Change</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {itemsOf<LedgerEntry>(entries.data).map((entry) => (
          <EntryRow key={entry.id} entry={entry} onChange={() => onChange(entry)} onRemove={() => onRemove(entry)} />
        ))}
      </tbody>
    </table>
  )
  return (
    <Sheet
      title="Entries"
      aside={
        !empty && (
          <div className={styles.acts}>
            <SaveButton kind="csv" />
            <SaveButton kind="pdf" />
          </div>
        )
      }
      bleed
    >
      {empty ? (
        <QueryList query={entries} what="your entries" empty="Nothing is recorded yet.">
          {() => null}
        </QueryList>
      ) : (
        table
      )}
      {entries.hasNextPage && (
        <div className={styles.foot}>
          <ShowMore tone="outline" block query={entries} />
        </div>
      )}
    </Sheet>
  )
}

function SaveButton({ kind }: { kind: 'csv' | 'pdf' }) {
  const save = useMutation({
    networkMode: 'always',
    mutationFn: () => saveFile(['ledger', kind], {}, `cpd-ledger.${kind}`),
    onError: (error) => void toast.error(say('The file was not saved.'), { description: wordsOf(error) }),
  })
  return (
    <Button tone="outline" size="small" busy={save.isPending} onClick={() => save.mutate()}>
      <Download />
      {kind.toUpperCase()}
    </Button>
  )
}
