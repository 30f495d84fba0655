import { z } from 'zod'
import { Email } from './account.ts'
import { Evidence, ProvenPart } from './claim.ts'
import { ClientId } from './client-id.ts'
import { FacilityId, Institution, InstitutionCard, institutionBasics } from './institution.ts'
import { Cursor, Id, Moment, pageOf } from './page.ts'
import { MemberCard } from './profile.ts'
import { member, refuses, reviewer } from './route.ts'
import { line, prose, WebLink } from './text.ts'

/** `unfinished`: it waits for the code of its address or, where it names none, for a document, and no reviewer sees it. */
export const InstitutionClaimState = z.enum(['unfinished', 'waiting', 'approved', 'rejected', 'withdrawn'])
export type InstitutionClaimState = z.infer<typeof InstitutionClaimState>

/** A member's wish to run the page of an institution, as they see it. */
export const OwnInstitutionClaim = z.object({
  id: Id,
  institution: InstitutionCard,
  /** The site that its page names. */
  website: z.string().nullable(),
  /** The address at the institution's own domain; null where documents alone speak. */
  mailbox: z.string().nullable(),
  mailConfirmed: z.boolean(),
  position: z.string(),
  facilityId: z.string().nullable(),
  /** What the claimant says to the reviewer. */
  words: z.string(),
  state: InstitutionClaimState,
  /** Somebody runs the page already: both sides are heard. */
  contested: z.boolean(),
  documents: z.array(Evidence),
  submittedAt: Moment,
  dueAt: Moment.nullable(),
  decidedAt: Moment.nullable(),
  /** The reviewer's reason. */
  reason: z.string().nullable(),
})
export type OwnInstitutionClaim = z.infer<typeof OwnInstitutionClaim>

/** A claim of somebody else to a page that the viewer owns: who it is stays with the reviewer. */
export const ContestedClaim = z.object({
  id: Id,
  submittedAt: Moment,
  dueAt: Moment.nullable(),
  /** What the viewer has said to it; null while they have said nothing. */
  words: z.string().nullable(),
})
export type ContestedClaim = z.infer<typeof ContestedClaim>

/** A claim as it waits on the desk. */
export const InstitutionQueueItem = z.object({
  id: Id,
  member: MemberCard,
  institution: InstitutionCard,
  state: InstitutionClaimState,
  contested: z.boolean(),
  submittedAt: Moment,
  dueAt: Moment.nullable(),
  overdue: z.boolean(),
  /** Nobody decides about a page that they run or claim themselves. */
  mayDecide: z.boolean(),
})
export type InstitutionQueueItem = z.infer<typeof InstitutionQueueItem>

/** A claim as a reviewer works on it. */
export const DeskInstitutionClaim = InstitutionQueueItem.extend({
  page: Institution,
  mailbox: z.string().nullable(),
  mailConfirmed: z.boolean(),
  position: z.string(),
  facilityId: z.string().nullable(),
  words: z.string(),
  /** What speaks for it beside the claimant's own word, and what does not. */
  proven: z.array(ProvenPart),
  documents: z.array(Evidence),
  /** Whether the viewer may open them: while it waits, and afterwards where they decided. */
  mayOpen: z.boolean(),
  owners: z.array(MemberCard),
  /** What the owners say to it. */
  answers: z.array(z.object({ member: MemberCard, words: z.string(), at: Moment })),
  /** Other open claims to the same page. */
  rivals: z.array(z.object({ claimId: Id, member: MemberCard, submittedAt: Moment })),
  /** Pages of nearly the same name. */
  similar: z.array(InstitutionCard),
  decidedAt: Moment.nullable(),
  reason: z.string().nullable(),
  /** When all of this was read. */
  readAt: Moment,
})
export type DeskInstitutionClaim = z.infer<typeof DeskInstitutionClaim>

/** What goes with every claim: an address at the institution's own domain, a document that follows, or both. */
const said = {
  mailbox: Email.nullable().default(null),
  position: line(120),
  facilityId: FacilityId.nullable().default(null),
  words: prose(2000, 0).default(''),
}
const InstitutionId = z.strictObject({ institutionId: Id })
const ClaimId = z.strictObject({ claimId: Id })
const path = '/api/institution-claims'
const ofClaim = `${path}/{claimId}` as const
const desk = (method: 'GET' | 'POST', where: string, summary: string) => reviewer.route({ method, path: `${path}/desk${where}`, summary })
const submits = refuses('OPEN_MAIL', 'AADHAAR_SEEN', 'LIST_FULL')

export const institutionClaims = {
  own: member
    .route({ method: 'GET', path, summary: 'The viewer’s claims to run pages, newest first' })
    .output(z.object({ items: z.array(OwnInstitutionClaim) })),

  claim: member
    .route({
      method: 'POST',
      path: '/api/institutions/{institutionId}/claims',
      successStatus: 201,
      summary: 'Claim the page of an institution, or correct the open claim. Its owner renews the mark with a claim',
    })
    .input(InstitutionId.extend(said))
    .output(OwnInstitutionClaim)
    .errors({ ...submits, ...refuses('NOT_FOUND') }),

  found: member
    .route({
      method: 'POST',
      path: '/api/institutions',
      successStatus: 201,
      summary: 'Claim an institution that has no page yet; nobody else sees it before a reviewer has approved',
    })
    .input(z.strictObject({ clientId: ClientId, ...institutionBasics, website: WebLink.nullable().default(null), ...said }))
    .output(OwnInstitutionClaim)
    .errors({ ...submits, ...refuses('NAME_REFUSED') }),

  confirmMail: member
    .route({ method: 'POST', path: `${ofClaim}/mail`, summary: 'Confirm the address with the code from the email' })
    .input(
      ClaimId.extend({
        code: z
          .string()
          .trim()
          .regex(/^\d{8}$/, 'The code has 8 digits.'),
      }),
    )
    .output(OwnInstitutionClaim)
    .errors(refuses('NOT_FOUND', 'WRONG_CODE')),

  addDocument: member
    .route({
      method: 'POST',
      path: `${ofClaim}/documents`,
      successStatus: 201,
      summary: 'Add a registration document, uploaded before, which is encrypted, shown to reviewers only and deleted after the decision',
    })
    .input(ClaimId.extend({ uploadId: Id }))
    .output(OwnInstitutionClaim)
    .errors(
      refuses('NOT_FOUND', 'UPLOAD_UNFINISHED', 'NOT_EVIDENCE', 'IMAGE_TOO_LARGE', 'TOO_MUCH_EVIDENCE', 'CLAIM_DECIDED', 'AADHAAR_SEEN'),
    ),

  removeDocument: member
    .route({ method: 'DELETE', path: `${ofClaim}/documents/{documentId}`, summary: 'Delete a document at once' })
    .input(ClaimId.extend({ documentId: Id }))
    .output(OwnInstitutionClaim)
    .errors(refuses('NOT_FOUND')),

  withdraw: member
    .route({ method: 'DELETE', path: ofClaim, summary: 'Withdraw a claim' })
    .input(ClaimId)
    .output(OwnInstitutionClaim)
    .errors(refuses('NOT_FOUND', 'CLAIM_DECIDED')),

  contests: member
    .route({
      method: 'GET',
      path: '/api/institutions/{institutionId}/contests',
      summary: 'Claims of others to a page that the viewer owns',
    })
    .input(InstitutionId)
    .output(z.object({ items: z.array(ContestedClaim) }))
    .errors(refuses('NOT_FOUND', 'NO_ROLE')),

  answer: member
    .route({ method: 'POST', path: `${ofClaim}/answer`, summary: 'Say something to the reviewer on a claim of somebody else, as an owner' })
    .input(ClaimId.extend({ words: prose(2000) }))
    .output(ContestedClaim)
    .errors(refuses('NOT_FOUND', 'CLAIM_DECIDED', 'AADHAAR_SEEN')),

  queue: desk('GET', '', 'Claims to pages that wait for a reviewer, the one that is due first; or the decided ones, newest first')
    .input(z.strictObject({ show: z.enum(['open', 'decided']).default('open'), cursor: Cursor.optional() }))
    .output(pageOf(InstitutionQueueItem)),

  getClaim: desk('GET', '/{claimId}', 'One claim with everything a decision needs')
    .input(ClaimId)
    .output(DeskInstitutionClaim)
    .errors(refuses('NOT_FOUND', 'NOT_YOUR_CLAIM')),

  documentFile: desk(
    'GET',
    '/documents/{documentId}/file',
    'A registration document, while its claim waits and afterwards for whoever decided it. The view is recorded',
  )
    .input(z.strictObject({ documentId: Id }))
    .output(z.file())
    .errors(refuses('NOT_FOUND', 'NOT_YOUR_CLAIM')),

  decide: desk('POST', '/{claimId}/decision', 'Approve or reject, with the reason; on a contested claim also whether the owners stay')
    .input(
      ClaimId.extend({
        /** Of the page as the reviewer compared it: a decision on another is refused. */
        pageVersion: z.number().int(),
        /** When the claim was read: one with words or a document of later is refused, because nobody has looked at them. */
        checkedAt: Moment,
        outcome: z.enum(['approved', 'rejected']),
        words: prose(1000),
        owners: z.enum(['stay', 'go']).default('stay'),
      }),
    )
    .output(DeskInstitutionClaim)
    .errors(refuses('NOT_FOUND', 'NOT_YOUR_CLAIM', 'CLAIM_DECIDED', 'MAIL_UNCONFIRMED', 'COMPARED_CHANGED')),
}
