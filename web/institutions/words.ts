import type { Institution, InstitutionKind, InstitutionRole } from '#contract/institution.ts'
import type { InstitutionClaimState } from '#contract/institution-claims.ts'
import { institutionKinds, institutionRoles } from '#contract/institution-words.ts'
import type { Id } from '#contract/page.ts'
import { onDay } from '../lib/dates.ts'

export const kindName = (kind: InstitutionKind) => institutionKinds.find(({ id }) => id === kind)!.label
export const roleOf = (role: InstitutionRole) => institutionRoles.find(({ id }) => id === role)!

/** What an institution is called in a sentence: "This page speaks for the hospital." */
export const nounOf: Record<InstitutionKind, string> = {
  hospital: 'hospital',
  medical_college: 'college',
  clinic: 'clinic',
  company: 'company',
  society: 'society',
  other: 'institution',
}

/** Where an institution is read about, and where it is run. */
export const pageOf = (id: Id) => `/institutions?id=${id}`
export const manageOf = (id: Id) => `${pageOf(id)}&manage`

/** Where a reviewer works on a claim to a page. */
export const deskOf = (claimId: Id) => `/verification?desk=institutions&page-claim=${claimId}`

export const claimStates: Record<InstitutionClaimState, string> = {
  unfinished: 'Not sent yet',
  waiting: 'With a reviewer',
  approved: 'Approved',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
}

export const claimTones = {
  unfinished: 'haldi',
  waiting: 'pending',
  approved: 'verified',
  rejected: 'danger',
  withdrawn: 'line',
} as const

const month = new Intl.DateTimeFormat('en-IN', { month: 'short', year: 'numeric', timeZone: 'UTC' })
const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' })

/** A calendar day, which is the same in every place. */
export const dayOf = (date: string) => day.format(new Date(date))

/** "Since Apr 2016", "Aug 2024 to Jul 2027". */
export const periodOf = ({ from, to }: { from: string; to: string | null }) =>
  to === null ? `Since ${month.format(new Date(from))}` : `${month.format(new Date(from))} to ${month.format(new Date(to))}`

/** "Registration document and email at teesta.example checked on 3 Mar.": what was held against the page; nothing where nothing was. */
export function checkedWords({ documentSeen, mailDomain, verifiedAt }: NonNullable<Institution['proof']>) {
  const checked = [documentSeen && 'registration document', mailDomain && `email at ${mailDomain}`].filter(Boolean).join(' and ')
  return checked && `${checked.charAt(0).toUpperCase()}${checked.slice(1)} checked on ${onDay(verifiedAt)}.`
}
