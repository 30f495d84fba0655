import type { LedgerEntry } from '#contract/ledger.ts'
import type { Table } from '../../platform/csv.ts'

const columns: Record<string, (entry: LedgerEntry) => string> = {
  Date: ({ on }) => on,
  Activity: ({ title }) => title,
  Hours: ({ hours }) => String(hours),
  // A file travels without the page that says so: nobody has checked it.
  Standing: ({ standing }) => (standing.kind === 'accredited' ? 'Accredited, as written down by the member' : 'Self-recorded'),
  'Accredited by': ({ standing }) => (standing.kind === 'accredited' ? standing.by : ''),
  Number: ({ standing }) => (standing.kind === 'accredited' ? standing.accreditationNumber : ''),
  Reflection: ({ reflection }) => reflection,
}

/** A ledger as a table. */
export const tableOf = (entries: readonly LedgerEntry[]): Table => ({ columns: Object.keys(columns), rows: lines(entries) })

/** The cells of one entry, in the order of the columns. */
export const lineOf = (entry: LedgerEntry) => Object.values(columns).map((cell) => cell(entry))

function* lines(entries: readonly LedgerEntry[]) {
  for (const entry of entries) yield lineOf(entry)
}
