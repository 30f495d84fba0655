import { brand } from '#contract/brand.ts'
import type { MemberKind } from '#contract/profile.ts'

const proofs: Record<MemberKind, string> = {
  doctor: 'Registration',
  allied: 'Registration',
  student: 'Enrolment',
  researcher: 'ORCID iD or institution address',
  institution: 'Institution address',
}

/** What was checked of a verified member, for everybody to read: their kind is that of what they proved last. */
export const checkedAs = (kind: MemberKind | null) => (kind ? `${proofs[kind]} checked by ${brand.name}` : `Checked by ${brand.name}`)
