import type { Badge, ClaimEntry, ClaimState, ProofKind } from '#contract/claim.ts'
import type { MemberKind } from '#contract/profile.ts'

/** How long a decision may take; the line never breaks inside it. */
export const promise = '24–\u206048\u00a0hours'

export const kindNames: Record<MemberKind, string> = {
  doctor: 'Doctor',
  student: 'Student',
  allied: 'Nurse or allied professional',
  researcher: 'Researcher',
  institution: 'Representative of an institution',
}

export const proofNames: Record<ProofKind, string> = {
  registration: 'Council registration',
  enrolment: 'College enrolment',
  orcid: 'ORCID iD',
  institution_mail: 'Institution email',
}

export const stateNames: Record<ClaimState, string> = {
  waiting: 'Waiting',
  in_review: 'In review',
  more_needed: 'Your answer is needed',
  approved: 'Verified',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
  revoked: 'Revoked',
}

export const badgeNames: Record<Badge['kind'], string> = {
  email: 'Email',
  registration: 'Registration',
  enrolment: 'Enrolment',
  research: 'Research',
  institution: 'Institution',
}

export const badgeStates: Record<Badge['state'], string> = {
  valid: 'Valid',
  expiring: 'Expires soon',
  expired: 'Expired',
  revoked: 'Revoked',
}

export const actNames: Record<ClaimEntry['act'], string> = {
  submitted: 'Handed in',
  mail_confirmed: 'Institution email confirmed',
  evidence_added: 'Evidence added',
  evidence_removed: 'Evidence removed',
  evidence_viewed: 'A reviewer looked at evidence',
  aadhaar_removed: 'A file with an Aadhaar number was deleted',
  taken: 'A reviewer took the claim',
  released: 'Put back into the queue',
  note: 'Note',
  looked_up: 'Looked up',
  more_asked: 'A reviewer asked',
  answered: 'Answered',
  disputed: 'Somebody else names the same number',
  renamed: 'The member has another name',
  approved: 'Approved',
  rejected: 'Rejected',
  appealed: 'Appealed',
  withdrawn: 'Taken back',
  expired: 'Expired',
  revoked: 'Revoked',
}

/** The same states, as the desk speaks of them. */
export const deskStates: Record<ClaimState, string> = {
  ...stateNames,
  more_needed: 'Waits for the member',
  approved: 'Approved',
}

export const comparedNames = {
  name: 'Name',
  number: 'Number',
  year: 'Year',
  council: 'Council',
  qualification: 'Qualification',
  photo: 'Photo',
  college: 'College',
  orcid: 'ORCID iD',
  mail: 'Institution email',
} as const
export type Compared = keyof typeof comparedNames

/** What there is to compare about each proof. */
export const comparable: Record<ProofKind, readonly Compared[]> = {
  registration: ['name', 'number', 'year', 'council', 'qualification', 'photo'],
  enrolment: ['name', 'number', 'year', 'college', 'photo'],
  orcid: ['name', 'orcid', 'mail'],
  institution_mail: ['name', 'mail', 'photo'],
}

export const lookUpOutcomes = {
  match: { tone: 'verified', words: 'Match' },
  different: { tone: 'disputed', words: 'Different' },
  absent: { tone: 'danger', words: 'Not on the register' },
  unavailable: { tone: 'line', words: 'No answer' },
} as const
