import { stringify } from 'csv-stringify/sync'
import type { LedgerEntry } from '#contract/ledger.ts'

const columns: Record<string, (entry: LedgerEntry) => string> = {
  Date: ({ on }) => on,
  Activity: ({ title }) => title,
  Hours: ({ hours }) => String(hours),
  Standing: ({ standing }) => (standing.kind === 'accredited' ? 'Accredited' : 'Self-recorded'),
  'Accredited by': ({ standing }) => (standing.kind === 'accredited' ? standing.by : ''),
  Number: ({ standing }) => (standing.kind === 'accredited' ? standing.accreditationNumber : ''),
  Reflection: ({ reflection }) => reflection,
}

/** A ledger as CSV, with the mark by which spreadsheets know UTF-8. A cell that a spreadsheet would run as a formula begins with an apostrophe. */
export const csvOf = (entries: readonly LedgerEntry[]): string =>
  stringify(
    entries.map((entry) => Object.values(columns).map((cell) => cell(entry))),
    { header: true, columns: Object.keys(columns), escape_formulas: true, bom: true, record_delimiter: 'windows' },
  )
