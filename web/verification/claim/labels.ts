import type { Badge, ClaimEntry, ClaimState, Evidence, ProofKind } from '#contract/claim.ts'
import type { Comparable } from '#contract/claim-facts.ts'
import type { MemberKind } from '#contract/profile.ts'
import { sayEnglish } from '../../lib/language/say.ts'

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
  unconfirmed: 'Confirm your email',
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
  submitted: 'Submitted',
  mail_confirmed: 'Institution email confirmed',
  orcid_signed_in: 'Signed in at ORCID',
  evidence_added: 'Evidence added',
  evidence_removed: 'Evidence removed',
  evidence_viewed: 'Evidence viewed by a reviewer',
  aadhaar_removed: 'File with an Aadhaar number deleted',
  taken: 'Assigned to a reviewer',
  released: 'Returned to the queue',
  note: 'Note',
  registers_checked: 'Registers checked',
  more_asked: 'Reviewer asked for information',
  answered: 'Answered',
  disputed: 'Another member has claimed the same number',
  renamed: 'The member changed their name',
  approved: 'Approved',
  recheck_due: 'To be looked at again',
  revocation_asked: 'Revocation asked for',
  kept: 'Left as it is',
  rejected: 'Rejected',
  appealed: 'Appealed',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
  revoked: 'Revoked',
}

export const comparedNames: Record<Comparable, string> = {
  name: 'Name',
  number: 'Number',
  year: 'Year',
  council: 'Council',
  qualification: 'Qualification',
  photo: 'Photo',
  college: 'College',
  orcid: 'ORCID iD',
  mail: 'Institution email',
  domain: 'Domain of the institution',
}

const size = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 })
export const sizeOf = ({ sizeBytes }: Evidence) => `${size.format(sizeBytes / 1_000_000)}\u00a0MB`

/** What our server cannot open, in the place of what it holds. */
export const UNREADABLE_CLAIM =
  'Our server cannot open the details of this claim at the moment. If it stays so, please tell us, or submit them again.'
export const UNREADABLE_ISSUER = 'issuer cannot be shown at the moment'

/** A file under the name that its member gave it, where that opens. */
export const withName = (file: Evidence, say = sayEnglish): Evidence => ({
  ...file,
  name: file.name || say('File whose name cannot be read'),
})
