/** What a grievance is about, as it is offered and as reviewers read it. */
export const grievanceKinds = [
  { id: 'personal_data', label: 'My personal data' },
  { id: 'account', label: 'My account or its verification' },
  { id: 'decision', label: 'A decision of Wardmates' },
  { id: 'others', label: 'What others wrote or did here' },
  { id: 'fault', label: 'Something that does not work' },
  { id: 'other', label: 'Something else' },
] as const

/** Longest grievance, in characters, most of a member in a day, and how many of their own a member reads. */
export const GRIEVANCE_WORDS_MAX = 3000
export const GRIEVANCES_A_DAY = 5
export const GRIEVANCES_SHOWN = 50
