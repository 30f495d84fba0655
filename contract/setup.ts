import { z } from 'zod'
import { User } from './account.ts'
import { MyClaim, Proof } from './claim.ts'
import { FileUrl } from './files.ts'
import { Interest, MemberKind, profileFields } from './profile.ts'
import { member, refuses } from './route.ts'
import { EXPERIENCE_MAX_YEARS } from './setup-rules.ts'
import { nameLine } from './text.ts'

const YEARS = `Enter a number from 0 to ${EXPERIENCE_MAX_YEARS}.`

/** One step. What is still missing may be empty: it is saved, and asked for before the end. */
export const SetupStep = z.discriminatedUnion('step', [
  z.strictObject({
    step: z.literal(1),
    /** Says what the other steps ask for; once anything is proven it is what was proven. */
    kind: MemberKind.nullable(),
    name: nameLine(120),
    headline: profileFields.headline,
    location: profileFields.location,
    phone: profileFields.phone.nullable(),
    bio: profileFields.bio.nullable(),
  }),
  z.strictObject({
    step: z.literal(2),
    specialty: profileFields.specialty,
    experienceYears: z.number(YEARS).int(YEARS).min(0, YEARS).max(EXPERIENCE_MAX_YEARS, YEARS).nullable(),
    currentPosition: profileFields.currentPosition,
    hospital: nameLine(160).nullable(),
    education: profileFields.education,
    college: profileFields.college,
    graduationYear: profileFields.graduationYear,
  }),
  z.strictObject({
    step: z.literal(3),
    kind: MemberKind,
    /** Submitted as a claim, unless an open or approved claim already says the same. */
    proof: Proof.nullable(),
    interests: z.array(Interest).max(12),
  }),
])
export type SetupStep = z.infer<typeof SetupStep>

/** Everything that a member has entered so far. */
export const Setup = z.object({
  /** The step to go on with. */
  step: z.number().int().min(1).max(4),
  complete: z.boolean(),
  name: z.string(),
  headline: z.string(),
  location: z.string(),
  phone: z.string().nullable(),
  bio: z.string().nullable(),
  avatarUrl: FileUrl.nullable(),
  specialty: z.string(),
  /** Null until it was entered. */
  experienceYears: z.number().int().nullable(),
  currentPosition: z.string(),
  hospital: z.string().nullable(),
  education: z.string(),
  college: z.string(),
  /** The year in which they left the college, or will. */
  graduationYear: z.number().int().nullable(),
  interests: z.array(Interest),
  kind: MemberKind.nullable(),
  /** The open claim, or else the latest one that was not withdrawn. */
  claim: MyClaim.nullable(),
})
export type Setup = z.infer<typeof Setup>

export const setup = {
  load: member
    .route({ method: 'GET', path: '/api/setup', summary: 'What the viewer has entered so far, and the step to continue with' })
    .output(Setup),

  save: member
    .route({ method: 'PUT', path: '/api/setup', summary: 'Save a step; the third one submits the claim' })
    .input(SetupStep)
    .output(Setup)
    .errors(refuses('WRONG_PROOF', 'OPEN_MAIL', 'AADHAAR_SEEN', 'ALREADY_VERIFIED', 'NAME_REFUSED')),

  finish: member
    .route({ method: 'POST', path: '/api/setup/finish', summary: 'Complete the profile' })
    .output(User)
    .errors(refuses('SETUP_INCOMPLETE')),
}
