import { z } from 'zod'
import { PASSWORD_MIN } from './limits.ts'
import { Id, Moment } from './page.ts'
import { anyone, member, refuses } from './route.ts'
import { line } from './text.ts'

const PASSWORD_MAX = 200

export const Email = z.string().trim().max(254).pipe(z.email('Enter an email address such as name@hospital.in.'))
const NewPassword = z
  .string()
  .min(PASSWORD_MIN, `Use at least ${PASSWORD_MIN} characters.`)
  .max(PASSWORD_MAX, `Use at most ${PASSWORD_MAX} characters.`)
const Token = z.string().min(20).max(200)

/** The signed-in member as the browser keeps it under `user`. */
export const User = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  profileComplete: z.boolean(),
  picture: z.string().nullable(),
  verified_email: z.boolean(),
  /** Whether the seal stands beside their name. */
  verified: z.boolean(),
  provider: z.enum(['password', 'google']),
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

const Done = z.object({ message: z.string() })

export const account = {
  register: anyone
    .route({ method: 'POST', path: '/api/auth/register', successStatus: 201, summary: 'Create an account with email and password' })
    .input(z.strictObject({ name: line(120), email: Email, password: NewPassword }))
    .output(SignedIn)
    .errors(refuses('ALREADY_EXISTS', 'COMMON_PASSWORD')),

  login: anyone
    .route({ method: 'POST', path: '/api/auth/login', summary: 'Sign in with email and password' })
    .input(
      z.strictObject({
        email: z.string().trim().min(1, 'Enter your email address.').max(254),
        password: z.string().min(1, 'Enter your password.').max(PASSWORD_MAX),
      }),
    )
    .output(SignedIn)
    .errors(refuses('INVALID_CREDENTIALS')),

  google: anyone
    .route({ method: 'POST', path: '/api/auth/google', summary: 'Sign in with an ID token from the Google identity prompt' })
    .input(z.strictObject({ token: z.string().min(1).max(8000) }))
    .output(SignedIn)
    .errors(refuses('ALREADY_EXISTS', 'GOOGLE_FAILED', 'GOOGLE_NOT_CONFIGURED', 'GOOGLE_UNAVAILABLE')),

  googleCallback: anyone
    .route({ method: 'POST', path: '/api/auth/google/callback', summary: 'Finish the Google redirect: exchange the code on the server' })
    .input(z.strictObject({ code: z.string().min(1).max(4000), state: z.string().min(1).max(400) }))
    .output(SignedIn.extend({ googleAuthData: GoogleAuthData }))
    .errors(refuses('ALREADY_EXISTS', 'GOOGLE_FAILED', 'GOOGLE_NOT_CONFIGURED', 'GOOGLE_UNAVAILABLE')),

  me: member.route({ method: 'GET', path: '/api/auth/me', summary: 'The signed-in member' }).output(User),

  signOut: member.route({ method: 'POST', path: '/api/auth/logout', summary: 'End this session' }).output(Done),

  sessions: member
    .route({ method: 'GET', path: '/api/auth/sessions', summary: 'Where this account is signed in' })
    .output(z.object({ items: z.array(SessionEntry) })),

  revokeSession: member
    .route({ method: 'DELETE', path: '/api/auth/sessions/{sessionId}', summary: 'End one session' })
    .input(z.strictObject({ sessionId: Id }))
    .output(Done)
    .errors(refuses('NOT_FOUND')),

  signOutEverywhere: member
    .route({ method: 'DELETE', path: '/api/auth/sessions', summary: 'End every session of this account, this one included' })
    .output(Done),

  requestReset: anyone
    .route({
      method: 'POST',
      path: '/api/auth/reset',
      summary: 'Send a link that sets a new password; the answer is the same whether the account exists',
    })
    .input(z.strictObject({ email: Email }))
    .output(Done),

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
