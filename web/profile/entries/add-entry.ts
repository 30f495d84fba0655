import type { EntryDraft, ProfileEntry } from '#contract/profile-entry.ts'
import { api } from '../../lib/api/api.ts'

const isWritten = (draft: EntryDraft, entry: ProfileEntry) =>
  (Object.keys(draft) as (keyof EntryDraft)[]).every((name) => draft[name] === entry[name])

/** Adds an entry. Where it had arrived before and only its answer was lost, what was written since takes the place of that. */
export async function addEntry(clientId: string, draft: EntryDraft): Promise<ProfileEntry> {
  const entry = await api.profile.addEntry({ clientId, ...draft })
  return isWritten(draft, entry) ? entry : api.profile.changeEntry({ entryId: entry.id, ...draft })
}
