import { Refusal } from '#contract/errors.ts'
import type { EntryDraft, ProfileEntry } from '#contract/profile-entry.ts'

type Dates = Pick<EntryDraft, 'kind' | 'started' | 'ended'>

/** A month that has not come yet, or a year that has not. */
const isFuture = (said: string, month: string) => said > month.slice(0, said.length)

/** What one has been at cannot begin later than now; the end that is to come is that of a training which has begun. */
export function refuseFuture({ kind, started, ended }: Dates, month: string) {
  if (started !== null && isFuture(started, month)) refuse('started', 'This has not come yet.')
  if (ended === null || ended === 'present' || !isFuture(ended, month)) return
  if (kind !== 'training') refuse('ended', 'This has not come yet. Choose Present for what still goes on.')
  if (started === null) refuse('started', 'Enter when this training began.')
}

function refuse(path: string, message: string): never {
  throw new Refusal('BAD_INPUT', { issues: [{ path, message }] })
}

/** Later than every month. */
const GOES_ON = '9999-12'

/** Where an entry stands in time: a year alone counts as its last month, so that it follows what is dated within it. */
function placeOf({ started, ended }: Dates, month: string): [end: string, start: string] {
  const end = ended ?? started ?? ''
  const isOpen = end === 'present' || isFuture(end, month)
  return [isOpen ? GOES_ON : end.padEnd(7, '-99'), (started ?? '').padEnd(7, '-99')]
}

/** What goes on first, then the latest that ended, then the latest that began; what has no dates last. */
export function inOrder(entries: readonly ProfileEntry[], month: string): ProfileEntry[] {
  const placed = entries.map((entry) => ({ entry, at: [...placeOf(entry, month), entry.id].join(' ') }))
  return placed.sort((one, other) => (one.at < other.at ? 1 : -1)).map(({ entry }) => entry)
}
