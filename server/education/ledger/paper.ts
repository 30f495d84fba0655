import type { LedgerEntry } from '#contract/ledger.ts'
import type { Paper } from '../../platform/pdf/paper.ts'
import { standingWords } from './rules.ts'

const hoursOf = (entries: readonly LedgerEntry[], kind: LedgerEntry['standing']['kind']) =>
  entries.filter(({ standing }) => standing.kind === kind).reduce((sum, { hours }) => sum + hours, 0)

/** A ledger to print: what is accredited stands apart from what is not. */
export const ledgerPaper = (name: string, entries: readonly LedgerEntry[], day: string): Paper => ({
  title: 'CPD ledger',
  lines: [
    { text: name, bold: true },
    { text: `As of ${day}. ${entries.length} entries.` },
    { text: `Accredited, as written down by the member: ${hoursOf(entries, 'accredited')} hours.` },
    { text: `Self-recorded: ${hoursOf(entries, 'self_recorded')} hours.` },
    { text: 'Wardmates does not accredit, and has checked neither. The council decides what counts.' },
    ...entries.flatMap(({ title, on, hours, standing, reflection }) => [
      { text: `${on}  ${title}`, bold: true, gap: true },
      { text: `${hours} h. ${standingWords(standing)}` },
      ...(reflection ? [{ text: reflection }] : []),
    ]),
  ],
})
