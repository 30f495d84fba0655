import type { Selectable } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import type { LedgerEntry, Standing } from '#contract/ledger.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { dayInIndia } from '../../platform/india.ts'

export type EntryRow = Selectable<Tables['ledger_entry']>

/** Nobody alive has learned anything for their registration before. */
const FIRST_DAY = '1950-01-01'

/** A day on which something can have happened: none after today. */
export function dayOf(day: string, path: string, now = new Date()): string {
  if (day > dayInIndia(now)) throw new Refusal('BAD_INPUT', { issues: [{ path, message: 'Use a day that has come.' }] })
  if (day < FIRST_DAY) throw new Refusal('BAD_INPUT', { issues: [{ path, message: 'Use a day after 1949.' }] })
  return day
}

/** Accredited is what bears a body and its number, and nothing else. */
export const standingColumns = (standing: Standing) =>
  standing.kind === 'accredited'
    ? { accredited_by: standing.by, accreditation_number: standing.accreditationNumber }
    : { accredited_by: null, accreditation_number: null }

export const showEntry = (row: EntryRow): LedgerEntry => ({
  id: row.id,
  title: row.title,
  hours: Number(row.hours),
  on: row.learned_on,
  reflection: row.reflection,
  standing:
    row.accredited_by !== null && row.accreditation_number !== null
      ? { kind: 'accredited', by: row.accredited_by, accreditationNumber: row.accreditation_number }
      : { kind: 'self_recorded' },
  source: showSource(row),
  recordedAt: row.recorded_at.toISOString(),
})

function showSource({ source, source_id }: EntryRow): LedgerEntry['source'] {
  if (source === 'course' && source_id) return { kind: 'course', courseId: source_id }
  if (source === 'paper' && source_id) return { kind: 'paper', paperId: source_id }
  if (source === 'answer' && source_id) return { kind: 'answer', exchangeId: source_id }
  return { kind: 'free' }
}

/** "Accredited by X, number Y", or that nobody accredited it: no words say less or more. */
export const standingWords = (standing: Standing) =>
  standing.kind === 'accredited' ? `Accredited by ${standing.by}, number ${standing.accreditationNumber}` : 'Self-recorded'

/** Registrations are renewed for this long. */
const CYCLE_YEARS = 5

/** The day after the last of the five years. */
export const endOfCycle = (startedOn: string) => Temporal.PlainDate.from(startedOn).add({ years: CYCLE_YEARS }).toString()
