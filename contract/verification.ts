import { z } from 'zod'
import { Badge, DeskClaim, Evidence, MyClaim, Proof, QueueItem, VerificationSummary } from './claim.ts'
import { Comparable, RightInfo } from './claim-facts.ts'
import { Cursor, Id, pageOf } from './page.ts'
import { MemberKind } from './profile.ts'
import { COMPARED } from './register-lines.ts'
import { member, refuses, reviewer } from './route.ts'
import { StaffRole } from './staff-roles.ts'
import { line, prose } from './text.ts'

const Hours = z.number().min(0)

const ofClaim = z.strictObject({ claimId: Id })
const withWords = (max = 1000) => z.strictObject({ claimId: Id, words: prose(max) })
const desk = (method: 'GET' | 'POST' | 'DELETE', path: string, summary: string) =>
  reviewer.route({ method, path: `/api/verification/desk${path}`, summary })
const decides = refuses('NOT_FOUND', 'NOT_YOUR_CLAIM', 'CLAIM_LOCKED', 'CLAIM_DECIDED', 'MAIL_UNCONFIRMED')

export const verification = {
  overview: member
    .route({ method: 'GET', path: '/api/verification', summary: "The viewer's badges, rights, open claim and earlier ones" })
    .output(
      z.object({
        kind: MemberKind.nullable(),
        badges: z.array(Badge),
        rights: z.array(RightInfo),
        claims: z.array(MyClaim),
        /** What the viewer may do at the desk. */
        roles: z.array(StaffRole),
        /** Somebody with roles whose desk is closed until they have set up a second factor. */
        needsFactor: z.boolean(),
        /** Whether this server lets its members sign in at ORCID. */
        orcidSignIn: z.boolean(),
      }),
    ),

  submit: member
    .route({ method: 'POST', path: '/api/verification/claims', successStatus: 201, summary: 'Submit a claim, or correct the open one' })
    .input(z.strictObject({ kind: MemberKind, proof: Proof }))
    .output(MyClaim)
    .errors(refuses('WRONG_PROOF', 'OPEN_MAIL', 'AADHAAR_SEEN', 'ALREADY_VERIFIED', 'NAME_REFUSED')),

  answer: member
    .route({
      method: 'POST',
      path: '/api/verification/claims/{claimId}/answer',
      summary: "Answer a reviewer's question, or say something on a dispute about one's badge",
    })
    .input(withWords())
    .output(MyClaim)
    .errors(refuses('NOT_FOUND', 'AADHAAR_SEEN', 'CLAIM_DECIDED')),

  withdraw: member
    .route({ method: 'DELETE', path: '/api/verification/claims/{claimId}', summary: 'Withdraw a claim' })
    .input(ofClaim)
    .output(MyClaim)
    .errors(refuses('NOT_FOUND', 'CLAIM_DECIDED')),

  appeal: member
    .route({
      method: 'POST',
      path: '/api/verification/claims/{claimId}/appeal',
      summary: 'Ask for another reviewer after a rejection or revocation',
    })
    .input(withWords())
    .output(MyClaim)
    .errors(refuses('NOT_FOUND', 'AADHAAR_SEEN', 'NO_APPEAL')),

  confirmMail: member
    .route({
      method: 'POST',
      path: '/api/verification/mail',
      summary: 'Confirm the institution address with the code from the email; the claim then enters the queue',
    })
    .input(
      z.strictObject({
        claimId: Id,
        code: z
          .string()
          .trim()
          .regex(/^\d{8}$/, 'The code has 8 digits.'),
      }),
    )
    .output(MyClaim)
    .errors(refuses('NOT_FOUND', 'WRONG_CODE')),

  beginOrcid: member
    .route({
      method: 'POST',
      path: '/api/verification/orcid',
      summary: 'Where the viewer signs in at ORCID; the way back counts for 15 minutes',
    })
    .output(z.object({ address: z.url() }))
    .errors(refuses('ORCID_NOT_CONFIGURED', 'ORCID_UNAVAILABLE')),

  finishOrcid: member
    .route({
      method: 'POST',
      path: '/api/verification/orcid/finish',
      summary: 'With what ORCID sent back: the viewer claims to be a researcher of the iD that they signed in with',
    })
    .input(z.strictObject({ code: z.string().min(1).max(2000), state: z.string().min(1).max(2000) }))
    .output(MyClaim)
    .errors(
      refuses('ORCID_NOT_CONFIGURED', 'ORCID_UNAVAILABLE', 'ORCID_FAILED', 'CLAIM_OPEN', 'WRONG_PROOF', 'ALREADY_VERIFIED', 'NAME_REFUSED'),
    ),

  addEvidence: member
    .route({
      method: 'POST',
      path: '/api/verification/claims/{claimId}/evidence',
      successStatus: 201,
      summary: 'Add a picture or PDF, uploaded as evidence before, which is encrypted and shown to reviewers only',
    })
    .input(z.strictObject({ claimId: Id, uploadId: Id }))
    .output(Evidence)
    .errors(
      refuses('NOT_FOUND', 'UPLOAD_UNFINISHED', 'NOT_EVIDENCE', 'AADHAAR_SEEN', 'IMAGE_TOO_LARGE', 'TOO_MUCH_EVIDENCE', 'CLAIM_DECIDED'),
    ),

  removeEvidence: member
    .route({ method: 'DELETE', path: '/api/verification/evidence/{evidenceId}', summary: 'Delete a file of evidence at once' })
    .input(z.strictObject({ evidenceId: Id }))
    .output(z.object({ id: Id }))
    .errors(refuses('NOT_FOUND')),

  receipt: member
    .route({ method: 'GET', path: '/api/verification/claims/{claimId}/receipt', summary: 'The signed receipt of a decision' })
    .input(ofClaim)
    .output(z.object({ receipt: z.string(), signature: z.string(), publicKey: z.string() }))
    .errors(refuses('NOT_FOUND')),

  summary: member
    .route({ method: 'GET', path: '/api/verification/of/{handle}', summary: 'How a member was verified' })
    .input(z.strictObject({ handle: line(200) }))
    .output(VerificationSummary)
    .errors(refuses('NOT_FOUND')),

  queue: desk(
    'GET',
    '',
    'Claims that wait for a reviewer, the most urgent first; those that wait for their member; badges to be looked at again; or the decided ones, newest first',
  )
    .input(
      z.strictObject({
        show: z.enum(['open', 'mine', 'asked', 'disputed', 'appeals', 'recheck', 'decided']).default('open'),
        cursor: Cursor.optional(),
      }),
    )
    .output(pageOf(QueueItem)),

  statistics: desk('GET', '/statistics', 'Statistics on the 48-hour promise').output(
    z.object({
      waiting: z.number().int(),
      overdue: z.number().int(),
      oldestHours: Hours.nullable(),
      medianHours: Hours.nullable(),
      /** Decisions of the last 30 days, and the part of them within the promise, 0 to 1. */
      decided: z.number().int(),
      inTime: z.number().min(0).max(1).nullable(),
      overturned: z.number().int(),
    }),
  ),

  getClaim: desk('GET', '/{claimId}', 'One claim with everything a decision needs')
    .input(ofClaim)
    .output(DeskClaim)
    .errors(refuses('NOT_FOUND', 'NOT_YOUR_CLAIM')),

  take: desk('POST', '/{claimId}/take', 'Assign a claim to oneself; nobody else decides it for 30 minutes')
    .input(ofClaim)
    .output(DeskClaim)
    .errors(decides),

  release: desk('POST', '/{claimId}/release', 'Return a claim to the queue').input(ofClaim).output(DeskClaim).errors(decides),

  note: desk('POST', '/{claimId}/notes', 'A note for reviewers')
    .input(withWords())
    .output(DeskClaim)
    .errors(refuses('NOT_FOUND', 'NOT_YOUR_CLAIM')),

  checkRegisters: desk('POST', '/{claimId}/register-results', 'Look the number up in the registers')
    .input(ofClaim)
    .output(DeskClaim)
    .errors(decides),

  askMore: desk('POST', '/{claimId}/ask', 'Ask the member for information').input(withWords()).output(DeskClaim).errors(decides),

  reject: desk('POST', '/{claimId}/reject', 'Reject, with the reason').input(withWords()).output(DeskClaim).errors(decides),

  approve: desk('POST', '/{claimId}/approve', 'Approve, with what was compared and where')
    .input(
      z.strictObject({
        claimId: Id,
        compared: z.array(Comparable).min(1, 'Say what you compared.').max(Comparable.options.length),
        /** Where it was compared: "IMR public search". */
        register: line(120),
        /** For each line in which the register differs, why it is the same person all the same. Reviewers read it. */
        reasons: z
          .array(z.strictObject({ of: z.enum(COMPARED), words: prose(300) }))
          .max(COMPARED.length)
          .default([]),
      }),
    )
    .output(DeskClaim)
    .errors({ ...decides, ...refuses('NUMBER_HELD', 'DIFFERENCE_UNEXPLAINED') }),

  revoke: desk(
    'POST',
    '/{claimId}/revoke',
    'Ask for the revocation of a badge, with the reason; of one that another reviewer asks to revoke, confirm it: that revokes it',
  )
    .input(withWords())
    .output(DeskClaim)
    .errors(refuses('NOT_FOUND', 'CLAIM_DECIDED', 'NOT_YOUR_CLAIM', 'SECOND_REVIEWER')),

  keep: desk('POST', '/{claimId}/keep', 'Leave a badge that was to be looked at again as it is, with the reason; nothing is asked any more')
    .input(withWords())
    .output(DeskClaim)
    .errors(refuses('NOT_FOUND', 'CLAIM_DECIDED', 'NOT_YOUR_CLAIM')),

  evidenceFile: desk(
    'GET',
    '/evidence/{evidenceId}/file',
    'A file of evidence, for whoever has taken its claim. The view is recorded and the member is notified',
  )
    .input(z.strictObject({ evidenceId: Id }))
    .output(z.file())
    .errors(decides),

  reportAadhaar: desk(
    'DELETE',
    '/evidence/{evidenceId}',
    'Delete a file that shows an Aadhaar number, as whoever may open it says, and notify its member',
  )
    .input(z.strictObject({ evidenceId: Id }))
    .output(DeskClaim)
    .errors(decides),
}
