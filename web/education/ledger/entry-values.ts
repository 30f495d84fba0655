import type { LedgerEntry } from '#contract/ledger.ts'
import { CPD_HOURS_MAX } from '#contract/limits.ts'

/** What a new entry begins with, and what it was learned from. */
export type Begun = { title?: string; hours?: number; source: LedgerEntry['source'] }

/** The fields as they are typed. */
export type EntryValues = {
  title: string
  hours: string
  on: string
  reflection: string
  isAccredited: boolean
  by: string
  accreditationNumber: string
}

/** The calendar's day where the reader is. */
export const dayOf = (at: Date) =>
  `${at.getFullYear()}-${String(at.getMonth() + 1).padStart(2, '0')}-${String(at.getDate()).padStart(2, '0')}`

export function valuesOf(from?: Begun | LedgerEntry): EntryValues {
  const entry = from && 'id' in from ? from : undefined
  const standing = entry?.standing
  return {
    title: from?.title ?? '',
    hours: from?.hours === undefined ? '' : String(from.hours),
    on: entry?.on ?? dayOf(new Date()),
    reflection: entry?.reflection ?? '',
    isAccredited: standing?.kind === 'accredited',
    by: standing?.kind === 'accredited' ? standing.by : '',
    accreditationNumber: standing?.kind === 'accredited' ? standing.accreditationNumber : '',
  }
}

/** What is missing or does not fit, by field. */
export function faultsOf({ title, hours, on, isAccredited, by, accreditationNumber }: EntryValues) {
  const faults: Partial<Record<keyof EntryValues, string>> = {}
  const number = Number(hours)
  if (!title.trim()) faults.title = 'Please say what it was.'
  if (!(number >= 0.25 && number <= CPD_HOURS_MAX) || !Number.isInteger(number * 4))
    faults.hours = `Use quarters of an hour, up to ${CPD_HOURS_MAX}.`
  if (!on) faults.on = 'Choose the day.'
  else if (on > dayOf(new Date())) faults.on = 'Use a day that has come.'
  if (isAccredited && !by.trim()) faults.by = 'Name the body, or choose self-recorded.'
  if (isAccredited && !accreditationNumber.trim()) faults.accreditationNumber = 'Write its number, or choose self-recorded.'
  return faults
}

export type Written = ReturnType<typeof inputOf>

/** What the server is sent. */
export const inputOf = ({ title, hours, on, reflection, isAccredited, by, accreditationNumber }: EntryValues) => ({
  title: title.trim(),
  hours: Number(hours),
  on,
  reflection: reflection.trim(),
  standing: isAccredited
    ? ({ kind: 'accredited', by: by.trim(), accreditationNumber: accreditationNumber.trim() } as const)
    : ({ kind: 'self_recorded' } as const),
})
