import { z } from 'zod'
import { Email } from './account.ts'
import { EntryFact, NumberWarning } from './claim-facts.ts'
import { councils } from './councils.ts'
import { ProvenAs } from './marks.ts'
import { Id, Moment } from './page.ts'
import { MemberCard, MemberKind } from './profile.ts'
import { OTHER_COUNCIL } from './registration-number.ts'
import { line, nameLine } from './text.ts'

/** What a member can show, by who they are. */
export const ProofKind = z.enum(['registration', 'enrolment', 'orcid', 'institution_mail'])
export type ProofKind = z.infer<typeof ProofKind>

const Year = z.number().int('Enter a year such as 2014.').min(1940, 'Enter a year such as 2014.').max(2100, 'Enter a year such as 2014.')

/** What a member states about their right to practise, study, research or speak for an institution. */
export const Proof = z.discriminatedUnion('proof', [
  z
    .strictObject({
      proof: z.literal('registration'),
      council: z.enum([...councils.map(({ id }) => id), OTHER_COUNCIL], 'Choose the council from the list.'),
      /** What a council that is not on the list is called; of one that is it says nothing. */
      councilName: line(120).nullable().default(null),
      number: line(40),
      year: Year,
      nameAsRegistered: line(120),
      /** Healthcare Professionals Registry: 14 digits, hyphens allowed. */
      hprId: z
        .string()
        .transform((text) => text.replace(/[\s-]/g, ''))
        .pipe(z.string().regex(/^\d{14}$/, 'An HPR id has 14 digits.'))
        .nullable(),
    })
    .refine(({ council, councilName }) => council !== OTHER_COUNCIL || councilName !== null, {
      path: ['councilName'],
      message: 'Name the council that keeps your registration.',
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
  z.strictObject({ proof: z.literal('institution_mail'), email: Email, institution: nameLine(160) }),
])
export type Proof = z.infer<typeof Proof>

/** A claim is decided once; a new try is a new claim. One by institution email is unconfirmed, and in no queue, until its code was entered. */
export const ClaimState = z.enum([
  'unconfirmed',
  'waiting',
  'in_review',
  'more_needed',
  'approved',
  'rejected',
  'withdrawn',
  'expired',
  'revoked',
])
export type ClaimState = z.infer<typeof ClaimState>

/** One line of a claim's history. Reviewers are named by their number on this claim, never by name. */
export const ClaimEntry = z.object({
  id: Id,
  at: Moment,
  by: z.enum(['member', 'reviewer', 'system']),
  act: z.enum([
    'submitted',
    'mail_confirmed',
    'orcid_signed_in',
    'evidence_added',
    'evidence_removed',
    'evidence_viewed',
    'aadhaar_removed',
    'taken',
    'released',
    'note',
    'registers_checked',
    'more_asked',
    'answered',
    'disputed',
    'renamed',
    'approved',
    'recheck_due',
    'revocation_asked',
    'kept',
    'rejected',
    'appealed',
    'withdrawn',
    'expired',
    'revoked',
  ]),
  /** As its member, a reviewer or a register has it; what we say ourselves of what members see is `fact`. */
  words: z.string(),
  fact: EntryFact.nullable(),
})
export type ClaimEntry = z.infer<typeof ClaimEntry>

/** A file of evidence; its bytes are for reviewers. */
export const Evidence = z.object({
  id: Id,
  /** Empty where it is sealed and does not open. */
  name: z.string(),
  mime: z.string(),
  sizeBytes: z.number().int(),
  addedAt: Moment,
  /** When the bytes are deleted; null while the claim is open. */
  deletedAfter: Moment.nullable(),
})
export type Evidence = z.infer<typeof Evidence>

/** A claim as its member sees it. */
export const MyClaim = z.object({
  id: Id,
  kind: MemberKind,
  proofKind: ProofKind,
  /** Null where it is sealed and does not open. */
  proof: Proof.nullable(),
  /** What the council of a registration is called; null for other proofs. */
  councilName: z.string().nullable(),
  state: ClaimState,
  submittedAt: Moment,
  /** Until when a decision is promised; null once it is decided or while the member is asked. */
  dueAt: Moment.nullable(),
  /** Of the promised hours, how many are left while the member is asked: the clock stands still. Below 0 where it was overdue; else null. */
  pausedHours: z.number().nullable(),
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
  /** Whether its member signed in at ORCID with the iD; else it is claimed, not proven. */
  orcidSignedIn: z.boolean(),
  warnings: z.array(NumberWarning),
  evidence: z.array(Evidence),
  history: z.array(ClaimEntry),
})
export type MyClaim = z.infer<typeof MyClaim>

/** A verified fact shown next to a name, with its dates. */
export const Badge = z.object({
  kind: z.enum(['email', 'registration', 'enrolment', 'research', 'institution']),
  state: z.enum(['valid', 'expiring', 'expired', 'revoked']),
  /** Who issued the proof: "Maharashtra Medical Council"; empty of an email address, and where it is sealed and does not open. */
  what: z.string(),
  /** Whether its member signed in there, as at ORCID. */
  signedIn: z.boolean(),
  since: Moment,
  expiresAt: Moment.nullable(),
})
export type Badge = z.infer<typeof Badge>

/** "How this was verified": what anybody signed in may know of it. */
export const VerificationSummary = z.object({
  member: MemberCard,
  badges: z.array(Badge),
  /** Where it was looked up and which fields were compared, newest decision first. */
  checks: z.array(
    z.object({ at: Moment, register: z.string(), compared: z.array(z.string()), outcome: z.enum(['approved', 'revoked', 'expired']) }),
  ),
})
export type VerificationSummary = z.infer<typeof VerificationSummary>

/** What a register answered. Whatever fails is "unavailable", never a match. */
export const RegisterResult = z.object({
  provider: z.string(),
  outcome: z.enum(['match', 'different', 'absent', 'unavailable']),
  /** The register's own words about the person, by field. */
  record: z.record(z.string(), z.string()).nullable(),
  /** The day of the register's data. */
  asOf: z.string().nullable(),
  words: z.string(),
})
export type RegisterResult = z.infer<typeof RegisterResult>

/** A claim as it waits on the desk. */
export const QueueItem = z.object({
  id: Id,
  member: MemberCard,
  kind: MemberKind,
  proof: ProofKind,
  state: ClaimState,
  submittedAt: Moment,
  dueAt: Moment.nullable(),
  /** As of a claim of one's own. */
  pausedHours: z.number().nullable(),
  overdue: z.boolean(),
  disputed: z.boolean(),
  isAppeal: z.boolean(),
  lockedBy: z.enum(['me', 'another']).nullable(),
})
export type QueueItem = z.infer<typeof QueueItem>

/** Something that this person, or this number under another account, was told before. */
export const EarlierDecision = z.object({
  claimId: Id,
  member: MemberCard,
  proof: ProofKind,
  /** Who issued the proof: "Maharashtra Medical Council"; empty where it is sealed and does not open. */
  what: z.string(),
  state: ClaimState,
  at: Moment,
  /** The reason that was written, and what we say ourselves; neither where time ended it. */
  words: z.string(),
  fact: EntryFact.nullable(),
})
export type EarlierDecision = z.infer<typeof EarlierDecision>

/** Why a badge waits to be looked at again. */
export const Recheck = z.object({
  since: Moment,
  /** A register that differs, or another proof that was revoked; null where a reviewer asks for the revocation by themselves. */
  words: z.string().nullable(),
  /** That a reviewer asks for its revocation: another one confirms it. */
  revocation: z.object({ words: z.string(), byMe: z.boolean() }).nullable(),
})
export type Recheck = z.infer<typeof Recheck>

/** A part of what a claim says, and whether anything but the member's own word speaks for it. */
export const ProvenPart = z.object({ words: z.string(), proven: z.boolean() })
export type ProvenPart = z.infer<typeof ProvenPart>

/** A claim as a reviewer works on it; private notes are part of its history. */
export const DeskClaim = QueueItem.extend({
  /** As what an approval proves the member. */
  provenAs: ProvenAs,
  claim: Proof,
  councilName: z.string().nullable(),
  email: z.string(),
  proven: z.array(ProvenPart),
  warnings: z.array(NumberWarning),
  evidence: z.array(Evidence),
  history: z.array(ClaimEntry),
  /** Decided claims of this member, and of others to the same number, newest first. */
  earlier: z.array(EarlierDecision),
  recheck: Recheck.nullable(),
  /** Public search pages where a reviewer looks for themselves. */
  searchPages: z.array(z.object({ name: z.string(), url: z.url() })),
  registerResults: z.array(RegisterResult.extend({ at: Moment })),
  /** Claims of other members to the same number. */
  conflicts: z.array(z.object({ claimId: Id, member: MemberCard, state: ClaimState })),
  /** Only another reviewer may decide an appeal or confirm a revocation, and nobody decides their own claim. */
  mayDecide: z.boolean(),
  /** Evidence is opened by whoever has taken the claim, and afterwards by whoever decided it. */
  mayOpen: z.boolean(),
})
export type DeskClaim = z.infer<typeof DeskClaim>
