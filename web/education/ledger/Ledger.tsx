import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { LedgerEntry } from '#contract/ledger.ts'
import { useAddress } from '../../lib/address.ts'
import { pluralize } from '../../lib/count.ts'
import { Button } from '../../ui/button/Button.tsx'
import { part } from '../../ui/later.tsx'
import { Stat, StatStrip } from '../../ui/layout/StatStrip.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { Clock } from './Clock.tsx'
import { Entries } from './Entries.tsx'
import styles from './Ledger.module.css'
import { summaryQuery } from './queries.ts'
import { Rules } from './Rules.tsx'

const EntryDialog = part(() => import('./EntryDialog.tsx'))
const RecordPaper = part(() => import('./RecordPaper.tsx'))
const RemoveDialog = part(() => import('./RemoveDialog.tsx'))

/** What a member has learned. An answer of Doxy AI and a paper lead here with their id, to be recorded. */
export function Ledger() {
  const [address, setAddress] = useAddress()
  const { data } = useQuery(summaryQuery)
  const [adding, setAdding] = useState(false)
  const [changing, setChanging] = useState<LedgerEntry>()
  const [removing, setRemoving] = useState<LedgerEntry>()
  const [answer, paper] = [address.get('answer'), address.get('paper')]
  const year = new Date().getFullYear()
  const sums = data && (data.years.find((one) => one.year === year) ?? { entries: 0, accredited: 0, selfRecorded: 0 })

  const close = () => {
    setAdding(false)
    setChanging(undefined)
    if (answer || paper) setAddress({ ledger: '' }, { replace: true })
  }
  return (
    <>
      <div className={styles.add}>
        <Button onClick={() => setAdding(true)}>
          <Plus />
          Add an entry
        </Button>
      </div>
      <StatStrip>
        <Stat
          label={`Hours in ${year}`}
          value={sums && sums.accredited + sums.selfRecorded}
          note={sums ? pluralize(sums.entries, 'entry', 'entries') : ''}
        />
        <Stat label="Accredited" value={sums?.accredited} note="with a number" />
        <Stat label="Self-recorded" value={sums?.selfRecorded} note="written by you" />
      </StatStrip>
      <Note>
        <b>Wardmates does not accredit.</b> An entry is accredited only when an accrediting body gave it a number. Your council decides what
        counts.
      </Note>
      <Clock cycle={data?.cycle} />
      <Entries onChange={setChanging} onRemove={setRemoving} />
      <Rules own={data?.cycle?.councilId} />
      <Suspense>
        {(adding || answer !== null) && (
          <EntryDialog {...(answer && { begun: { source: { kind: 'answer', exchangeId: answer } } })} onClose={close} />
        )}
        {paper && <RecordPaper paperId={paper} onClose={close} />}
        {changing && <EntryDialog key={changing.id} entry={changing} onClose={close} />}
        {removing && <RemoveDialog entry={removing} onClose={() => setRemoving(undefined)} />}
      </Suspense>
    </>
  )
}
