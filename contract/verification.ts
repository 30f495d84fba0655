import { z } from 'zod'
import { Email } from './account.ts'
import { councils } from './councils.ts'
import { Cursor, Id, Moment, pageOf } from './page.ts'
import { MemberCard, MemberKind } from './profile.ts'
import { member, refuses, reviewer } from './route.ts'
import { line, prose } from './text.ts'

/** The promise: decided within 48 hours of the last word of the member. */
export const PROMISE_HOURS = 48
/** How long a badge is good before it is checked again, and how long before that its member is reminded. */
export const BADGE_DAYS = 365
export const REMINDER_DAYS = 30
/** How long evidence is kept after a decision. */
export const EVIDENCE_DAYS = 30
export const EVIDENCE_MAX_BYTES = 8 * 1024 * 1024
export const EVIDENCE_MAX_FILES = 5

/** What a member can show, by who they are. */
export const ProofKind = z.enum(['registration', 'enrolment', 'orcid', 'institution_mail'])
export type ProofKind = z.infer<typeof ProofKind>
export const proofsOf: Record<MemberKind, readonly ProofKind[]> = {
  doctor: ['registration'],
  allied: ['registration'],
  student: ['enrolment'],
  researcher: ['orcid', 'institution_mail'],
  institution: ['institution_mail'],
}

const Year = z.number().int('Enter a year such as 2014.').min(1940, 'Enter a year such as 2014.').max(2100, 'Enter a year such as 2014.')

/** What a member says of their right to practise, study, research or speak for an institution. */
export const Proof = z.discriminatedUnion('proof', [
  z.strictObject({
    proof: z.literal('registration'),
    council: z.enum(councils.map(({ id }) => id) as [string, ...string[]], 'Choose the council from the list.'),
    number: line(40),
    year: Year,
    nameAsRegistered: line(120),
    /** Healthcare Professionals Registry: 14 digits, hyphens allowed. */
    hprId: z
      .string()
      .transform((text) => text.replace(/[\s-]/g, ''))
      .pipe(z.string().regex(/^\d{14}$/, 'An HPR id has 14 digits.'))
      .nullable(),
  }),
  z.strictObject({ proof: z.literal('enrolment'), college: line(160), number: line(60), year: Year }),
  z.strictObject({
    proof: z.literal('orcid'),
    orcid: z
      .string()
      .trim()
      .transform((text) => text.replace(/^https?:\/\/orcid\.org\//i, '').toUpperCase())
      .pipe(z.string().regex(/^(\d{4}-){3}\d{3}[\dX]$/, 'An ORCID iD looks like 0000-0002-1825-0097.')),
  }),
  z.strictObject({ proof: z.literal('institution_mail'), email: Email, institution: line(160) }),
])
export type Proof = z.infer<typeof Proof>

/** Where a claim stands. It is decided once; a new try is a new claim. */
export const ClaimState = z.enum(['waiting', 'in_review', 'more_needed', 'approved', 'rejected', 'withdrawn', 'expired', 'revoked'])
export type ClaimState = z.infer<typeof ClaimState>

/** One line of a claim's history. Reviewers are named by their number on this claim, never by name. */
export const ClaimEntry = z.object({
  id: Id,
  at: Moment,
  by: z.enum(['member', 'reviewer', 'house']),
  act: z.enum([
    'submitted',
    'mail_confirmed',
    'evidence_added',
    'evidence_removed',
    'evidence_viewed',
    'aadhaar_removed',
    'taken',
    'released',
    'note',
    'looked_up',
    'more_asked',
    'answered',
    'disputed',
    'approved',
    'rejected',
    'appealed',
    'withdrawn',
    'expired',
    'revoked',
  ]),
  words: z.string(),
})
export type ClaimEntry = z.infer<typeof ClaimEntry>

export const Evidence = z.object({
  id: Id,
  name: z.string(),
  mime: z.string(),
  sizeBytes: z.number().int(),
  addedAt: Moment,
  /** When the bytes are deleted; null while the claim is open. */
  deletedAfter: Moment.nullable(),
})
export type Evidence = z.infer<typeof Evidence>

/** What a claim's number looks like to somebody who knows the council's forms. It warns and never blocks. */
const Warnings = z.array(z.string())

/** A claim as its member sees it. */
export const MyClaim = z.object({
  id: Id,
  kind: MemberKind,
  proof: Proof,
  state: ClaimState,
  submittedAt: Moment,
  /** Until when a decision is promised; null once it is decided or while the member is asked. */
  dueAt: Moment.nullable(),
  /** Place in the queue, 1 is next; null outside of it. */
  position: z.number().int().min(1).nullable(),
  decidedAt: Moment.nullable(),
  expiresAt: Moment.nullable(),
  /** The reviewer's words: the question, the reason of a rejection or of a revocation. */
  words: z.string().nullable(),
  disputed: z.boolean(),
  isAppeal: z.boolean(),
  canAppeal: z.boolean(),
  mailConfirmed: z.boolean(),
  warnings: Warnings,
  evidence: z.array(Evidence),
  history: z.array(ClaimEntry),
})
export type MyClaim = z.infer<typeof MyClaim>

/** A fact that stands beside a name, with its dates. */
export const Badge = z.object({
  kind: z.enum(['email', 'registration', 'enrolment', 'research', 'institution']),
  state: z.enum(['valid', 'expiring', 'expired', 'revoked']),
  /** What was checked, in words: "Maharashtra Medical Council". */
  what: z.string(),
  since: Moment,
  expiresAt: Moment.nullable(),
})
export type Badge = z.infer<typeof Badge>

/** What somebody may do here, and what is missing where they may not. */
export const RightInfo = z.object({ right: z.string(), words: z.string(), allowed: z.boolean(), needs: z.string().nullable() })

/** "How this was verified": what anybody signed in may know of it. */
export const HowVerified = z.object({
  member: MemberCard,
  badges: z.array(Badge),
  /** Where it was looked up and which fields were compared, newest decision first. */
  checks: z.array(
    z.object({ at: Moment, register: z.string(), compared: z.array(z.string()), outcome: z.enum(['approved', 'revoked', 'expired']) }),
  ),
})
export type HowVerified = z.infer<typeof HowVerified>

/** What a register answered. Whatever fails is "unavailable", never a match. */
export const LookUp = z.object({
  provider: z.string(),
  outcome: z.enum(['match', 'different', 'absent', 'unavailable']),
  /** The register's own words about the person, by field. */
  record: z.record(z.string(), z.string()).nullable(),
  /** The day of the register's data. */
  asOf: z.string().nullable(),
  words: z.string(),
})
export type LookUp = z.infer<typeof LookUp>

/** A claim as it waits on the desk. */
export const QueueItem = z.object({
  id: Id,
  member: MemberCard,
  kind: MemberKind,
  proof: ProofKind,
  state: ClaimState,
  submittedAt: Moment,
  dueAt: Moment.nullable(),
  late: z.boolean(),
  disputed: z.boolean(),
  isAppeal: z.boolean(),
  lockedBy: z.enum(['me', 'another']).nullable(),
})
export type QueueItem = z.infer<typeof QueueItem>

/** A claim as a reviewer works on it; private notes are part of its history. */
export const DeskClaim = QueueItem.extend({
  claim: Proof,
  councilName: z.string().nullable(),
  email: z.string(),
  mailConfirmed: z.boolean(),
  warnings: Warnings,
  evidence: z.array(Evidence),
  history: z.array(ClaimEntry),
  lookUps: z.array(LookUp.extend({ at: Moment })),
  /** Others who claim the same number. */
  rivals: z.array(z.object({ claimId: Id, member: MemberCard, state: ClaimState })),
  /** Only another reviewer may decide an appeal, and nobody decides their own claim. */
  mayDecide: z.boolean(),
})
export type DeskClaim = z.infer<typeof DeskClaim>

const comparable = ['name', 'number', 'year', 'council', 'qualification', 'photo', 'college', 'orcid', 'mail'] as const
const Hours = z.number().min(0)

const ofClaim = z.strictObject({ claimId: Id })
const withWords = (max = 1000) => z.strictObject({ claimId: Id, words: prose(max) })
const desk = (method: 'GET' | 'POST' | 'DELETE', path: string, summary: string) =>
  reviewer.route({ method, path: `/api/verification/desk${path}`, summary })
const decides = refuses('NOT_FOUND', 'NOT_YOUR_CLAIM', 'CLAIM_LOCKED', 'CLAIM_DECIDED')

export const verification = {
  mine: member
    .route({ method: 'GET', path: '/api/verification', summary: "The viewer's badges, rights, open claim and earlier ones" })
    .output(
      z.object({
        kind: MemberKind.nullable(),
        badges: z.array(Badge),
        rights: z.array(RightInfo),
        claims: z.array(MyClaim),
        isReviewer: z.boolean(),
      }),
    ),

  submit: member
    .route({ method: 'POST', path: '/api/verification/claims', successStatus: 201, summary: 'Hand in a claim, or a better one for it' })
    .input(z.strictObject({ kind: MemberKind, proof: Proof }))
    .output(MyClaim)
    .errors(refuses('WRONG_PROOF', 'AADHAAR_SEEN', 'ALREADY_VERIFIED')),

  answer: member
    .route({ method: 'POST', path: '/api/verification/claims/{claimId}/answer', summary: "Answer a reviewer's question" })
    .input(withWords())
    .output(MyClaim)
    .errors(refuses('NOT_FOUND', 'AADHAAR_SEEN', 'CLAIM_DECIDED')),

  withdraw: member
    .route({ method: 'DELETE', path: '/api/verification/claims/{claimId}', summary: 'Take a claim back' })
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
    .route({ method: 'POST', path: '/api/verification/mail', summary: 'Confirm the institution address with the code from the letter' })
    .input(
      z.strictObject({
        claimId: Id,
        code: z
          .string()
          .trim()
          .regex(/^\d{6}$/, 'The code has 6 digits.'),
      }),
    )
    .output(MyClaim)
    .errors(refuses('NOT_FOUND', 'WRONG_CODE')),

  addEvidence: member
    .route({
      method: 'POST',
      path: '/api/verification/claims/{claimId}/evidence',
      successStatus: 201,
      summary: 'Add a picture or PDF, which is encrypted and shown to reviewers only',
    })
    .input(z.strictObject({ claimId: Id, file: z.file().max(EVIDENCE_MAX_BYTES, 'Use a file under 8 MB.') }))
    .output(Evidence)
    .errors(refuses('NOT_FOUND', 'NOT_EVIDENCE', 'TOO_LARGE', 'TOO_MUCH_EVIDENCE', 'CLAIM_DECIDED')),

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

  how: member
    .route({ method: 'GET', path: '/api/verification/of/{handle}', summary: 'How a member was verified' })
    .input(z.strictObject({ handle: z.string().max(200) }))
    .output(HowVerified)
    .errors(refuses('NOT_FOUND')),

  queue: desk('GET', '', 'Claims that wait, the most urgent first; or the decided ones, newest first')
    .input(
      z.strictObject({
        show: z.enum(['open', 'mine', 'disputed', 'appeals', 'decided']).default('open'),
        cursor: Cursor.optional(),
      }),
    )
    .output(pageOf(QueueItem)),

  figures: desk('GET', '/figures', 'How the promise is kept').output(
    z.object({
      waiting: z.number().int(),
      late: z.number().int(),
      oldestHours: Hours.nullable(),
      medianHours: Hours.nullable(),
      /** Decisions of the last 30 days, and the part of them within the promise, 0 to 1. */
      decided: z.number().int(),
      inTime: z.number().min(0).max(1).nullable(),
      overturned: z.number().int(),
    }),
  ),

  open: desk('GET', '/{claimId}', 'One claim with everything a decision needs')
    .input(ofClaim)
    .output(DeskClaim)
    .errors(refuses('NOT_FOUND')),

  take: desk('POST', '/{claimId}/take', 'Take a claim; nobody else decides it for half an hour')
    .input(ofClaim)
    .output(DeskClaim)
    .errors(decides),

  release: desk('POST', '/{claimId}/release', 'Put a claim back').input(ofClaim).output(DeskClaim).errors(decides),

  note: desk('POST', '/{claimId}/notes', 'A note for reviewers').input(withWords()).output(DeskClaim).errors(refuses('NOT_FOUND')),

  lookUp: desk('POST', '/{claimId}/look-up', 'Ask the registers').input(ofClaim).output(DeskClaim).errors(decides),

  askMore: desk('POST', '/{claimId}/ask', 'Ask the member for more').input(withWords()).output(DeskClaim).errors(decides),

  reject: desk('POST', '/{claimId}/reject', 'Reject, with the reason').input(withWords()).output(DeskClaim).errors(decides),

  approve: desk('POST', '/{claimId}/approve', 'Approve, with what was compared and where')
    .input(
      z.strictObject({
        claimId: Id,
        compared: z.array(z.enum(comparable)).min(1, 'Say what you compared.').max(comparable.length),
        /** Where it was compared: "IMR public search". */
        register: line(120),
      }),
    )
    .output(DeskClaim)
    .errors({ ...decides, ...refuses('NUMBER_HELD') }),

  revoke: desk('POST', '/{claimId}/revoke', 'Withdraw a badge, with the reason')
    .input(withWords())
    .output(DeskClaim)
    .errors(refuses('NOT_FOUND', 'CLAIM_DECIDED', 'NOT_YOUR_CLAIM')),

  reportAadhaar: desk('DELETE', '/evidence/{evidenceId}', 'Delete a file that shows an Aadhaar number, and tell its member')
    .input(z.strictObject({ evidenceId: Id }))
    .output(DeskClaim)
    .errors(refuses('NOT_FOUND')),
}
