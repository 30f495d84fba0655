import { z } from 'zod'
import { Password, SignedIn } from './account.ts'
import { PASSKEYS_MAX, RECOVERY_CODES } from './limits.ts'
import { Count, Id, Moment } from './page.ts'
import { essential, leaving, protective, refuses } from './route.ts'

/** Six digits of the authenticator app or a recovery code, with or without spaces and dashes. */
const FactorCode = z.string().trim().min(1, 'Enter the code.').max(40)

/** A passkey of the viewer's, by the name that they know it by. */
const Passkey = z.object({ id: Id, name: z.string(), createdAt: Moment, lastUsedAt: Moment.nullable() })
export type Passkey = z.infer<typeof Passkey>

/** What a member has set up to prove, beside their password, that it is them. */
const SecondFactor = z.object({
  /** The authenticator app; null where none is set up. */
  app: z.object({ since: Moment, lastUsedAt: Moment.nullable() }).nullable(),
  passkeys: z.array(Passkey).max(PASSKEYS_MAX),
  recoveryCodes: z.object({ left: Count, made: Count }),
  /** Whether changes ask for the password; whoever has none signs in again. */
  asksPassword: z.boolean(),
})
export type SecondFactor = z.infer<typeof SecondFactor>

/** Shown this once. */
export const RecoveryCodes = z.array(z.string()).max(RECOVERY_CODES)

const Encoded = z.string().min(1).max(20_000)

/** What a device answers when it is asked for a passkey, as WebAuthn's `toJSON` writes it. */
export const PasskeyAnswer = z.object({
  id: Encoded,
  rawId: Encoded,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Encoded,
    authenticatorData: Encoded,
    signature: Encoded,
    userHandle: z.string().max(200).optional(),
  }),
})
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>

/** The password, and where a second factor is set up already a code or a passkey. */
export const Confirmed = z.strictObject({ password: Password, code: FactorCode.optional(), passkey: PasskeyAnswer.optional() })
export const GRAVE = ['WRONG_PASSWORD', 'SIGN_IN_AGAIN', 'WRONG_FACTOR', 'WRONG_PASSKEY'] as const

export const secondFactor = {
  finish: essential
    .route({ method: 'POST', path: '/api/auth/login/second-factor', summary: 'Finish a sign-in that was refused with SECOND_FACTOR' })
    .input(z.strictObject({ code: FactorCode }))
    .output(SignedIn)
    .errors(refuses('SIGN_IN_EXPIRED', 'WRONG_FACTOR')),

  get: leaving
    .route({ method: 'GET', path: '/api/account/second-factor', summary: 'What the viewer has set up as a second factor' })
    .output(SecondFactor),

  beginApp: protective
    .route({
      method: 'POST',
      path: '/api/account/second-factor/app',
      summary: 'A key for an authenticator app; it counts once a code of it was confirmed, and until then the one before it',
    })
    .input(Confirmed)
    .output(
      z.object({
        /** In base32, as it is typed into an app. */
        key: z.string(),
        /** As an app scans it: an otpauth address. */
        address: z.string(),
      }),
    )
    .errors(refuses(...GRAVE)),

  confirmApp: protective
    .route({
      method: 'POST',
      path: '/api/account/second-factor/app/confirm',
      summary: 'Switch the app on with its first code; the account is signed out on all other devices',
    })
    .input(z.strictObject({ code: FactorCode }))
    .output(
      z.object({
        /** Empty where the member has some of them left. */
        recoveryCodes: RecoveryCodes,
      }),
    )
    .errors(refuses('SETUP_EXPIRED', 'WRONG_FACTOR')),

  endApp: protective
    .route({ method: 'POST', path: '/api/account/second-factor/app/end', summary: 'Switch the app off' })
    .input(Confirmed)
    .output(z.object({ message: z.string() }))
    .errors(refuses('NOT_FOUND', ...GRAVE)),

  renewRecoveryCodes: protective
    .route({
      method: 'POST',
      path: '/api/account/second-factor/recovery-codes',
      summary: 'Make new recovery codes; the ones before count no longer',
    })
    .input(Confirmed)
    .output(z.object({ recoveryCodes: RecoveryCodes }))
    .errors(refuses('NOT_FOUND', ...GRAVE)),
}
