import { z } from 'zod'
import { User } from './account.ts'
import { MyClaim, Proof } from './claim.ts'
import { Interest, MemberKind } from './profile.ts'
import { member, refuses } from './route.ts'
import { EXPERIENCE_MAX_YEARS } from './setup-rules.ts'
import { line, prose } from './text.ts'

const Words = line(120, 0)
const YEARS = `Enter a number from 0 to ${EXPERIENCE_MAX_YEARS}.`

/** A step as it is left. What is still missing may be empty: it is kept, and asked for before the end. */
export const SetupStep = z.discriminatedUnion('step', [
  z.strictObject({
    step: z.literal(1),
    name: line(120),
    headline: Words,
    location: Words,
    phone: line(40).nullable(),
    bio: prose(2000).nullable(),
  }),
  z.strictObject({
    step: z.literal(2),
    specialty: Words,
    experienceYears: z.number(YEARS).int(YEARS).min(0, YEARS).max(EXPERIENCE_MAX_YEARS, YEARS).nullable(),
    currentPosition: Words,
    hospital: line(160).nullable(),
    education: prose(2000, 0),
  }),
  z.strictObject({
    step: z.literal(3),
    kind: MemberKind,
    /** Handed in as a claim, unless the same words wait or hold already. */
    proof: Proof.nullable(),
    interests: z.array(Interest).max(12),
  }),
])
export type SetupStep = z.infer<typeof SetupStep>

/** Everything that a member has told so far. */
export const Setup = z.object({
  /** The step to go on with. */
  step: z.number().int().min(1).max(4),
  complete: z.boolean(),
  name: z.string(),
  headline: z.string(),
  location: z.string(),
  phone: z.string().nullable(),
  bio: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  specialty: z.string(),
  /** Null until it was told. */
  experienceYears: z.number().int().nullable(),
  currentPosition: z.string(),
  hospital: z.string().nullable(),
  education: z.string(),
  interests: z.array(Interest),
  kind: MemberKind.nullable(),
  /** The claim that waits, or else the latest one that was not taken back. */
  claim: MyClaim.nullable(),
})
export type Setup = z.infer<typeof Setup>

export const setup = {
  load: member
    .route({ method: 'GET', path: '/api/setup', summary: 'What the viewer has told so far, and the step to go on with' })
    .output(Setup),

  save: member
    .route({ method: 'PUT', path: '/api/setup', summary: 'Keep a step as it is left; the third one hands the claim in' })
    .input(SetupStep)
    .output(Setup)
    .errors(refuses('WRONG_PROOF', 'AADHAAR_SEEN', 'ALREADY_VERIFIED')),

  finish: member
    .route({ method: 'POST', path: '/api/setup/finish', summary: 'Complete the profile' })
    .output(User)
    .errors(refuses('SETUP_INCOMPLETE')),
}
