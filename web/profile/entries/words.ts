import type { EntryKind } from '#contract/profile-entry.ts'

/** What the kinds of entries are called, one of them and as a section of a profile. */
export const kindWords: Record<EntryKind, { one: string; section: string; empty: string }> = {
  position: { one: 'Position', section: 'Experience', empty: 'Where you work and have worked, with dates.' },
  degree: { one: 'Degree', section: 'Education', empty: 'Your degrees, with college and year.' },
  training: { one: 'Training', section: 'Training', empty: 'Fellowships, residencies and courses.' },
}
