import type { Affiliation } from '#contract/affiliations.ts'
import type { ProvenPart } from '#contract/claim.ts'
import { Refusal } from '#contract/errors.ts'
import type { InstitutionRole } from '#contract/institution.ts'
import type { InstitutionClaimState } from '#contract/institution-claims.ts'
import { latinSlug } from '../platform/latin-slug.ts'

/** The one table of who may what on a page. */
const rights = {
  /** What the page says, and posts of it. */
  page: ['owner', 'editor'],
  /** Who works there: confirm, decline, end. */
  people: ['owner', 'editor'],
  /** Postings, applicants, shifts. */
  jobs: ['owner', 'recruiter'],
  /** See who runs it. */
  team: ['owner', 'recruiter', 'editor'],
  /** Who runs it, the log, claims of others. */
  ownership: ['owner'],
} as const satisfies Record<string, readonly InstitutionRole[]>

export type Right = keyof typeof rights

export const mayDo = (role: InstitutionRole, right: Right) => (rights[right] as readonly InstitutionRole[]).includes(role)

/** The roles that include a right. */
export const rolesWith = (right: Right): readonly InstitutionRole[] => rights[right]

type Holder = { member_id: string; role: InstitutionRole }

/** Refuses what would leave a page without an owner, given those who have a role as they would be. */
export function refuseWithoutOwner(after: readonly Holder[]) {
  if (!after.some(({ role }) => role === 'owner')) throw new Refusal('LAST_OWNER')
}

/** Who has which role once a member has gone; the successor has to be among those who stay. */
export function afterLeaving(holders: readonly Holder[], memberId: string, successorId: string | null): Holder[] {
  const rest = holders.filter(({ member_id }) => member_id !== memberId)
  if (successorId && !rest.some(({ member_id }) => member_id === successorId)) throw new Refusal('NOT_FOUND')
  return rest.map((holder) => (holder.member_id === successorId ? { ...holder, role: 'owner' } : holder))
}

type Checked = { name: string; kind: string; city: string; state: string; address: string }

/** Whether a change is of what a reviewer compared: the mark ends with it. */
export const endsMark = (before: Checked, after: Checked) =>
  (['name', 'kind', 'city', 'state', 'address'] as const).some((field) => before[field] !== after[field])

/** Whether a reviewer can look at a claim: an address has to be confirmed, and where there is none a document speaks. */
export const isReady = (claim: { mailbox: boolean; mailConfirmed: boolean; documents: number }) =>
  claim.mailbox ? claim.mailConfirmed : claim.documents > 0

export const isOpen = (state: InstitutionClaimState) => state === 'unfinished' || state === 'waiting'

/** Nobody decides about a page that they run, or to which they have a claim themselves. */
export const mayDecide = (reviewerId: string, concernedIds: readonly string[]) => !concernedIds.includes(reviewerId)

/** Who opens the documents of a claim that does not concern them: every reviewer while it is open, and afterwards whoever decided it. */
export const mayOpen = ({ state, decided_by }: { state: InstitutionClaimState; decided_by: string | null }, reviewerId: string) =>
  isOpen(state) || decided_by === reviewerId

/** Refuses a decision on what is decided, not ready, or the reviewer's own. */
export function refuseDecision(state: InstitutionClaimState, reviewerId: string, concernedIds: readonly string[]) {
  if (!isOpen(state)) throw new Refusal('CLAIM_DECIDED')
  if (state === 'unfinished')
    throw new Refusal('MAIL_UNCONFIRMED', {
      words: 'This claim still waits for its member: for the code of the address, or for a document.',
    })
  if (!mayDecide(reviewerId, concernedIds)) throw new Refusal('NOT_YOUR_CLAIM')
}

type Stated = {
  name: string
  domain: string | null
  mailConfirmed: boolean
  site: string | null
  documents: number
  facilityId: string | null
}

/** What speaks for a claim before a reviewer compares anything, and what is only the member's word. */
export function provenParts({ name, domain, mailConfirmed, site, documents, facilityId }: Stated): ProvenPart[] {
  const isOfSite = domain !== null && site !== null && (site === domain || site.endsWith(`.${domain}`))
  return [
    ...(domain ? [{ words: `The member reads email sent to an address at ${domain}.`, proven: mailConfirmed }] : []),
    ...(domain && site ? [{ words: `The page names ${site} as its site, which is of the same domain.`, proven: isOfSite }] : []),
    ...(domain ? [{ words: `${domain} is a domain of ${name}.`, proven: false }] : []),
    ...(documents > 0 ? [{ words: `The documents are of ${name}.`, proven: false }] : []),
    ...(facilityId ? [{ words: `${facilityId} is the number of ${name} in the Health Facility Registry.`, proven: false }] : []),
    { words: `The member may speak for ${name}.`, proven: false },
  ]
}

/** The readable part of a page's address. */
export const handleOf = (name: string) => latinSlug(name, 60) || 'institution'

type Period = { from_day: string; to_day: string | null }

/** Refuses an end before the beginning. */
export function refuseBackwards({ from_day, to_day }: Period) {
  if (to_day !== null && to_day < from_day)
    throw new Refusal('BAD_INPUT', { issues: [{ path: 'to', message: 'This is before it began.' }] })
}

/** Refuses a member who says of themselves that they worked longer than the institution has confirmed. */
export function refuseLonger({ state, to_day }: Pick<Period, 'to_day'> & { state: Affiliation['state'] }, to: string) {
  if (state === 'confirmed' && to_day !== null && to > to_day)
    throw new Refusal('BAD_INPUT', {
      issues: [{ path: 'to', message: 'The institution has confirmed an earlier last day. Only the institution can set a later one.' }],
    })
}
