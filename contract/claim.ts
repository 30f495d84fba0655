import { z } from 'zod'
import { Email } from './account.ts'
import { councils } from './councils.ts'
import { Id, Moment } from './page.ts'
import { MemberCard, MemberKind } from './profile.ts'
import { line } from './text.ts'

/** What a member can show, by who they are. */
export const ProofKind = z.enum(['registration', 'enrolment', 'orcid', 'institution_mail'])
export type ProofKind = z.infer<typeof ProofKind>

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
    'renamed',
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

/** A file of evidence; its bytes are for reviewers. */
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
export type RightInfo = z.infer<typeof RightInfo>

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
