import type { ImportedFile, ImportedRow } from '#contract/posting-import.ts'
import { pluralize } from '../../lib/count.ts'
import { Badge } from '../../ui/badge/Badge.tsx'
import styles from './Import.module.css'

const outcomes = {
  new: { words: 'New draft', tone: 'neel' },
  update: { words: 'Changes its draft', tone: 'haldi' },
  fault: { words: 'Not taken', tone: 'danger' },
} as const

/** What would become of each row; those that cannot be taken stand first, with their reasons. */
export function ImportedRows({ found: { format, rows, counts, unread } }: { found: ImportedFile }) {
  const sorted = rows.toSorted((a, b) => Number(b.outcome === 'fault') - Number(a.outcome === 'fault'))
  return (
    <>
      <p role="status" className="ui">
        {pluralize(counts.new, 'new draft')}, {pluralize(counts.update, 'draft')} changed, {pluralize(counts.fault, 'row')} not taken.
      </p>
      {unread.length > 0 && <p className="meta">Nothing is read from: {unread.join(', ')}.</p>}
      <ul className={styles.rows} aria-label="Rows of the file">
        {sorted.map((row) => (
          <Row key={row.at} row={row} place={format === 'csv' ? `Line ${row.at}` : `Job ${row.at}`} />
        ))}
      </ul>
    </>
  )
}

function Row({ row: { title, externalId, outcome, faults }, place }: { row: ImportedRow; place: string }) {
  const { words, tone } = outcomes[outcome]
  return (
    <li>
      <div>
        <b>{title || 'No title'}</b>
        <p className="meta">{[place, externalId && `ID ${externalId}`].filter(Boolean).join(' · ')}</p>
        {faults.map((fault) => (
          <p key={`${fault.field} ${fault.words}`} className={styles.fault}>
            {fault.words}
          </p>
        ))}
      </div>
      <Badge tone={tone}>{words}</Badge>
    </li>
  )
}
