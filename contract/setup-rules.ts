import type { ProofKind } from './claim.ts'
import type { MemberKind } from './profile.ts'

/** What each kind of member can show, the usual one first. */
export const proofsOf: Record<MemberKind, readonly ProofKind[]> = {
  doctor: ['registration'],
  allied: ['registration'],
  student: ['enrolment'],
  researcher: ['orcid', 'institution_mail'],
  institution: ['institution_mail'],
}

export const SETUP_STEPS = 4
export const EXPERIENCE_MAX_YEARS = 50

/** What the setup requires: where it is asked, and which step's rule looks at it. The labels are those of a doctor. */
export const requiredFields = [
  { field: 'kind', label: 'Who you are', asked: 1, checked: 1 },
  { field: 'name', label: 'Full Name', asked: 1, checked: 1 },
  { field: 'headline', label: 'Professional Title', asked: 1, checked: 1 },
  { field: 'location', label: 'Location', asked: 1, checked: 1 },
  { field: 'specialty', label: 'Medical Specialization', asked: 2, checked: 2 },
  { field: 'experienceYears', label: 'Years of Experience', asked: 2, checked: 2 },
  { field: 'currentPosition', label: 'Current Position', asked: 2, checked: 2 },
  { field: 'education', label: 'Education Background', asked: 2, checked: 3 },
  { field: 'proof', label: 'Medical License Number', asked: 3, checked: 3 },
  { field: 'interests', label: 'Medical interests', asked: 3, checked: 3 },
] as const
export type RequiredField = (typeof requiredFields)[number]['field']

/** What others than doctors are asked for in other words. */
const otherLabels: Partial<Record<MemberKind, Partial<Record<RequiredField, string>>>> = {
  student: { specialty: 'Course or Subject', currentPosition: 'Year or Position', proof: 'Enrolment Number' },
  allied: { specialty: 'Profession or Specialty', proof: 'Registration Number' },
  researcher: { specialty: 'Research Field', proof: 'ORCID iD or Institution Email' },
  institution: { headline: 'Your Role', specialty: 'Field of the Institution', proof: 'Institution Email' },
}

/** What a field of the setup is called for this kind of member. */
export const labelOf = (asked: RequiredField, kind: MemberKind | null) =>
  (kind && otherLabels[kind]?.[asked]) ?? requiredFields.find(({ field }) => field === asked)!.label
