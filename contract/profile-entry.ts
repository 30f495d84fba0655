import { z } from 'zod'
import { ClientId } from './client-id.ts'
import { Id } from './page.ts'
import { ENTRY_NOTE_MAX } from './profile-limits.ts'
import { line, prose } from './text.ts'

export const EntryKind = z.enum(['position', 'degree', 'training'])
export type EntryKind = z.infer<typeof EntryKind>

/** A month, or the year alone where the month is not known: "2014-06", "2014". */
const YearMonth = z.string().regex(/^(19[4-9]|20\d)\d(-(0[1-9]|1[0-2]))?$/, 'Enter a year such as 2014.')

/** When something ended; it still goes on where it says so. */
const Ended = z.union([YearMonth, z.literal('present')], 'Enter a year such as 2014.')

/** Whether a month may follow another; of a year without a month nobody knows better. */
function follows(started: string | null, ended: string | null) {
  if (started === null || ended === null || ended === 'present') return true
  const known = Math.min(started.length, ended.length)
  return ended.slice(0, known) >= started.slice(0, known)
}

const fields = {
  kind: EntryKind,
  /** What: "Senior Resident, Cardiology", "MD (Medicine)", "Fellowship in heart failure". */
  title: line(160),
  /** Where: the hospital or the college. */
  institution: line(160),
  started: YearMonth.nullable(),
  ended: Ended.nullable(),
  location: line(120, 0).default(''),
  note: prose(ENTRY_NOTE_MAX, 0).default(''),
}

/** A position has a beginning, and nothing ends before it began. */
const datesFit: z.core.CheckFn<{ kind: EntryKind; started: string | null; ended: string | null }> = ({ value, issues }) => {
  const say = (field: string, message: string) => issues.push({ code: 'custom', input: value, path: [field], message })
  if (value.kind === 'position' && value.started === null) say('started', 'Enter when this began.')
  if (!follows(value.started, value.ended)) say('ended', 'This is before the beginning.')
}

export const EntryDraft = z.strictObject(fields).check(datesFit)
export type EntryDraft = z.infer<typeof EntryDraft>

/** The same with the id that the browser made for it, and with the id of the one that is changed. */
export const NewEntry = z.strictObject({ ...fields, clientId: ClientId }).check(datesFit)
export const ChangedEntry = z.strictObject({ ...fields, entryId: Id }).check(datesFit)

/** A position, a degree or a training, as its member dates it. */
export const ProfileEntry = z.object({
  id: Id,
  kind: EntryKind,
  title: z.string(),
  institution: z.string(),
  started: z.string().nullable(),
  ended: z.string().nullable(),
  location: z.string(),
  note: z.string(),
})
export type ProfileEntry = z.infer<typeof ProfileEntry>
