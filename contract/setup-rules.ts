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

/** What the setup requires: where it is asked, and which step's rule looks at it. */
export const requiredFields = [
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
