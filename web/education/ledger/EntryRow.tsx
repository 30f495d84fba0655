import { Ellipsis, Stamp } from 'lucide-react'
import type { LedgerEntry } from '#contract/ledger.ts'
import { onDay } from '../../lib/dates.ts'
import { Badge } from '../../ui/badge/Badge.tsx'
import { Menu } from '../../ui/menu/Menu.tsx'
import { hoursWords } from '../words.ts'
import styles from './Ledger.module.css'

const sources: Record<LedgerEntry['source']['kind'], string> = {
  free: '',
  course: 'Course on Wardmates',
  answer: 'Learned from a Doxy AI answer',
  paper: 'Learned from a paper',
}

type EntryRowProps = { entry: LedgerEntry; onChange: () => void; onRemove: () => void }

/** An entry. It is accredited only where a body and its number stand beside that word. */
export const EntryRow = ({ entry: { title, hours, on, reflection, standing, source }, onChange, onRemove }: EntryRowProps) => (
  <tr>
    <th scope="row">
      <b>{title}</b>
      <span className="meta">{[sources[source.kind], reflection && `“${reflection}”`].filter(Boolean).join(' · ')}</span>
    </th>
    <td className={styles.hours}>
      <b>{hoursWords(hours)}</b>
    </td>
    <td className={styles.standing}>
      {standing.kind === 'accredited' ? (
        <>
          <Badge tone="neel">
            <Stamp className="small" />
            Accredited
          </Badge>
          <span className="meta">
            by {standing.by}, number {standing.accreditationNumber}
          </span>
        </>
      ) : (
        <Badge>Self-recorded</Badge>
      )}
    </td>
    <td className={styles.day}>{onDay(on)}</td>
    <td className={styles.more}>
      <Menu
        label={`More for ${title}`}
        icon={<Ellipsis />}
        items={[
          { label: 'Edit', onSelect: onChange },
          { label: 'Remove', tone: 'danger', onSelect: onRemove },
        ]}
      />
    </td>
  </tr>
)
