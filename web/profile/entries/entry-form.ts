import type { EntryDraft, EntryKind, ProfileEntry } from '#contract/profile-entry.ts'

/** An entry as it stands in a form: all of it text, so that nothing that was typed is lost. */
export type EntryForm = {
  kind: EntryKind
  title: string
  institution: string
  startedMonth: string
  startedYear: string
  endedMonth: string
  endedYear: string
  isPresent: boolean
  location: string
  note: string
}
export type EntryFaults = Partial<Record<'title' | 'institution' | 'started' | 'ended' | 'location' | 'note', string>>

export const emptyEntry = (kind: EntryKind): EntryForm => ({
  ...{ kind, title: '', institution: '', location: '', note: '' },
  ...{ startedMonth: '', startedYear: '', endedMonth: '', endedYear: '', isPresent: false },
})

export function entryFormOf({ id: _, started, ended, ...words }: ProfileEntry): EntryForm {
  const [startedYear = '', startedMonth = ''] = started?.split('-') ?? []
  const [endedYear = '', endedMonth = ''] = ended === 'present' ? [] : (ended?.split('-') ?? [])
  return { ...words, startedYear, startedMonth, endedYear, endedMonth, isPresent: ended === 'present' }
}

const monthOf = (year: string, month: string) => (year.trim() ? [year.trim(), month].filter(Boolean).join('-') : null)

export const entryOf = ({ kind, title, institution, location, note, isPresent, ...dates }: EntryForm): EntryDraft => ({
  ...{ kind, title, institution, location, note },
  started: monthOf(dates.startedYear, dates.startedMonth),
  ended: isPresent ? 'present' : monthOf(dates.endedYear, dates.endedMonth),
})

const YEAR = /^(19[4-9]|20\d)\d$/

/** What a year and its month lack, if anything. */
function dateFault(year: string, month: string) {
  if (!year.trim()) return month ? 'Enter the year too.' : undefined
  return YEAR.test(year.trim()) ? undefined : 'Enter a year such as 2014.'
}

/** What the browser can see; the rest the server says of the same fields. */
export function entryFaults(form: EntryForm): EntryFaults {
  const { kind, title, institution, startedMonth, startedYear, endedMonth, endedYear, isPresent } = form
  const started =
    dateFault(startedYear, startedMonth) ?? (kind === 'position' && !startedYear.trim() ? 'Enter when this began.' : undefined)
  const ended = isPresent ? undefined : dateFault(endedYear, endedMonth)
  return {
    ...(!title.trim() && { title: 'This cannot be empty.' }),
    ...(!institution.trim() && { institution: 'This cannot be empty.' }),
    ...(started && { started }),
    ...(ended && { ended }),
  }
}
