/** What an institution is. */
export const institutionKinds = [
  { id: 'hospital', label: 'Hospital' },
  { id: 'medical_college', label: 'Medical college' },
  { id: 'clinic', label: 'Clinic' },
  { id: 'company', label: 'Company' },
  { id: 'society', label: 'Society' },
  { id: 'other', label: 'Other' },
] as const

/** Who runs a page, and what each may: `server/institutions/rules.ts` holds the rights themselves. */
export const institutionRoles = [
  { id: 'owner', label: 'Owner', may: 'Everything' },
  { id: 'recruiter', label: 'Recruiter', may: 'Jobs, applicants' },
  { id: 'editor', label: 'Editor', may: 'Page, people, posts' },
] as const
