import type { InstitutionKind } from '#contract/institution.ts'
import type { OwnInstitutionClaim } from '#contract/institution-claims.ts'

/** What the form of a claim holds: every field as it is typed. The founding part speaks only of an institution without a page. */
export type Claimed = {
  clientId: string
  name: string
  kind: string
  city: string
  state: string
  website: string
  mailbox: string
  position: string
  facilityId: string
  words: string
}

/** What the form begins with: nothing, or the claim that is corrected. */
export const emptyClaim = (claim: OwnInstitutionClaim | undefined): Omit<Claimed, 'clientId'> => ({
  ...{ name: '', kind: 'hospital', city: '', state: '', website: '' },
  mailbox: claim?.mailbox ?? '',
  position: claim?.position ?? '',
  facilityId: claim?.facilityId ?? '',
  words: claim?.words ?? '',
})

/** What was typed, as it is sent: a field that was left empty says nothing. */
export const saidOf = ({ mailbox, position, facilityId, words }: Claimed) => ({
  mailbox: mailbox.trim() || null,
  position,
  facilityId: facilityId.trim() || null,
  words,
})

export const foundingOf = ({ name, kind, city, state, website }: Claimed) => ({
  ...{ name, city, state },
  kind: kind as InstitutionKind,
  website: website.trim() || null,
})
