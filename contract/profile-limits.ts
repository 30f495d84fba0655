/** Longest fields of a profile, in characters: in the setup and in the dialog alike. */
export const PROFILE_MAX = { bio: 3000, education: 2000, headline: 120, specialty: 120, location: 120, currentPosition: 160, phone: 40 }

/** Longest fields of a paper, in characters. */
export const PAPER_MAX = { title: 400, journal: 200, authors: 2000 }

/** Longest note to an entry of a profile, in characters, how many entries it holds, and papers that are looked up at a time. */
export const ENTRY_NOTE_MAX = 1000
export const ENTRIES_MAX = 200
export const LOOKED_UP_MAX = 20
