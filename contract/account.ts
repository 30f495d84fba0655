import { z } from 'zod'
import { FileUrl } from './files.ts'
import { PASSWORD_MIN, PROOF_LEVEL_MAX } from './limits.ts'
import { Mark } from './marks.ts'
import { Id, Moment } from './page.ts'
import { anyone, essential, leaving, member, protective, refuses } from './route.ts'
import { nameLine } from './text.ts'

const PASSWORD_MAX = 200

export const Email = z.string().trim().max(254).pipe(z.email('Enter an email address such as name@hospital.in.'))
export const NewPassword = z
  .string()
  .min(PASSWORD_MIN, `Use at least ${PASSWORD_MIN} characters.`)
  .max(PASSWORD_MAX, `Use at most ${PASSWORD_MAX} characters.`)
/** What a member types once more where something is grave; without it they have signed in just now. */
export const Password = z.string().min(1).max(200).optional()
/** What a link in an email carries. */
export const Token = z.string().min(20).max(200)

/** The signed-in member as the browser keeps it under `user`. */
export const User = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  profileComplete: z.boolean(),
  picture: FileUrl.nullable(),
  verified_email: z.boolean(),
  /** A registration was proven and holds. */
  verified: z.boolean(),
  /** The one mark on their face. */
  mark: Mark.nullable(),
  provider: z.enum(['password', 'google']),
  /** When the account is deleted, as its member asked: until then they can do nothing but keep it. */
  deletionDueAt: Moment.nullable(),
  /** The report by whose decision the account is closed: until that is reversed they can read it, appeal, complain, take their data and leave. */
  closedBy: Id.nullable(),
})
export type User = z.infer<typeof User>

/** What every way of signing in answers: the specification's three fields. */
export const SignedIn = z.object({ message: z.string(), token: z.string(), user: User })
export type SignedIn = z.infer<typeof SignedIn>

/** What Google said of the person, kept by the page under `googleAuthData`. */
export const GoogleAuthData = z.object({
  id: z.string(),
  email: z.string(),
  verified_email: z.boolean(),
  name: z.string(),
  given_name: z.string(),
  family_name: z.string(),
  picture: z.string(),
})
export type GoogleAuthData = z.infer<typeof GoogleAuthData>

export const SessionEntry = z.object({
  id: Id,
  device: z.string(),
  createdAt: Moment,
  lastSeenAt: Moment,
  current: z.boolean(),
})
export type SessionEntry = z.infer<typeof SessionEntry>

const hex = z.string().regex(/^[0-9a-f]{1,200}$/)

/** A puzzle that costs a browser a moment, in altcha's shape. It is asked for where too many tries have failed, and serves for one try. */
export const Challenge = z.strictObject({
  parameters: z.strictObject({
    algorithm: z.string().max(40),
    cost: z.int(),
    data: z.strictObject({ level: z.int() }),
    expiresAt: z.int(),
    keyLength: z.int(),
    keyPrefix: hex,
    keySignature: hex,
    nonce: hex,
    salt: hex,
  }),
  signature: hex,
})
export type Challenge = z.infer<typeof Challenge>

/** A challenge and its solution: goes with the try that PROOF_NEEDED refused. */
export const Proof = z.strictObject({ challenge: Challenge, solution: z.strictObject({ counter: z.int().min(0), derivedKey: hex }) })
export type Proof = z.infer<typeof Proof>
const proof = Proof.optional()

const Done = z.object({ message: z.string() })

const GOOGLE = ['ALREADY_EXISTS', 'GOOGLE_FAILED', 'GOOGLE_NOT_CONFIGURED', 'GOOGLE_UNAVAILABLE', 'SECOND_FACTOR', 'PROOF_NEEDED'] as const

export const account = {
  register: anyone
    .route({ method: 'POST', path: '/api/auth/register', successStatus: 201, summary: 'Create an account with email and password' })
    .input(z.strictObject({ name: nameLine(120), email: Email, password: NewPassword, proof }))
    .output(SignedIn)
    .errors(refuses('ALREADY_EXISTS', 'COMMON_PASSWORD', 'NAME_REFUSED', 'PROOF_NEEDED')),

  login: essential
    .route({ method: 'POST', path: '/api/auth/login', summary: 'Sign in with email and password' })
    .input(
      z.strictObject({
        email: z.string().trim().min(1, 'Enter your email address.').max(254),
        password: z.string().min(1, 'Enter your password.').max(PASSWORD_MAX),
        proof,
      }),
    )
    .output(SignedIn)
    .errors(refuses('INVALID_CREDENTIALS', 'SECOND_FACTOR', 'PROOF_NEEDED')),

  challenge: essential
    .route({
      method: 'POST',
      path: '/api/auth/challenge',
      summary: 'A proof of work for the next try; where it was not enough, ask for twice the level',
    })
    .input(z.strictObject({ level: z.int().min(1).max(PROOF_LEVEL_MAX) }))
    .output(Challenge),

  askGoogle: essential
    .route({
      method: 'POST',
      path: '/api/auth/google/prompt',
      summary: 'The nonce that the Google identity prompt has to have signed: this browser’s alone, answered once, within ten minutes',
    })
    .output(z.object({ nonce: z.string() }))
    .errors(refuses('GOOGLE_NOT_CONFIGURED')),

  google: essential
    .route({ method: 'POST', path: '/api/auth/google', summary: 'Sign in with an ID token from the Google identity prompt' })
    .input(z.strictObject({ token: z.string().min(1).max(8000), proof }))
    .output(SignedIn)
    .errors(refuses(...GOOGLE)),

  googleCallback: essential
    .route({ method: 'POST', path: '/api/auth/google/callback', summary: 'Finish the Google redirect: exchange the code on the server' })
    .input(z.strictObject({ code: z.string().min(1).max(4000), state: z.string().min(1).max(400), proof }))
    .output(SignedIn.extend({ googleAuthData: GoogleAuthData }))
    .errors(refuses(...GOOGLE)),

  me: leaving.route({ method: 'GET', path: '/api/auth/me', summary: 'The signed-in member' }).output(User),

  signOut: protective
    .meta({ access: 'member', protects: true, whileLeaving: true })
    .route({ method: 'POST', path: '/api/auth/logout', summary: 'End this session' })
    .output(Done),

  sessions: member
    .route({ method: 'GET', path: '/api/auth/sessions', summary: 'Where this account is signed in' })
    .output(z.object({ items: z.array(SessionEntry) })),

  revokeSession: protective
    .route({ method: 'DELETE', path: '/api/auth/sessions/{sessionId}', summary: 'End one session' })
    .input(z.strictObject({ sessionId: Id }))
    .output(Done)
    .errors(refuses('NOT_FOUND')),

  signOutEverywhere: protective
    .route({ method: 'DELETE', path: '/api/auth/sessions', summary: 'End every session of this account, this one included' })
    .output(Done),

  sendEmailCode: member
    .route({ method: 'POST', path: '/api/auth/email/code', summary: 'Send a code to your own address, once more' })
    .output(Done),

  confirmEmail: member
    .route({ method: 'POST', path: '/api/auth/email/confirm', summary: 'Prove with the code that you read email sent to your own address' })
    .input(z.strictObject({ code: z.string().regex(/^\d{6}$/, 'The code has 6 digits.') }))
    .output(User)
    .errors(refuses('WRONG_CODE')),

  requestReset: anyone
    .route({
      method: 'POST',
      path: '/api/auth/reset',
      summary: 'Send a link that sets a new password; the answer is the same whether the account exists',
    })
    .input(z.strictObject({ email: Email, proof }))
    .output(Done)
    .errors(refuses('PROOF_NEEDED')),

  resetPassword: anyone
    .route({
      method: 'POST',
      path: '/api/auth/reset/confirm',
      summary: 'Set a new password with the link from the mail; ends every session',
    })
    .input(z.strictObject({ token: Token, password: NewPassword }))
    .output(Done)
    .errors(refuses('LINK_EXPIRED', 'COMMON_PASSWORD')),
}
