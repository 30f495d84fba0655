import { z } from 'zod'
import { Proof, SignedIn } from './account.ts'
import { PASSKEY_NAME_MAX } from './limits.ts'
import { Id } from './page.ts'
import { essential, protective, refuses } from './route.ts'
import { Confirmed, GRAVE, PasskeyAnswer, RecoveryCodes } from './second-factor.ts'
import { line } from './text.ts'

const Encoded = z.string().min(1).max(20_000)

/** What a browser is asked to make or to find, as WebAuthn writes it; handed to it as it is. */
const Asked = z.looseObject({ challenge: z.string() })

/** A new passkey, as WebAuthn's `toJSON` writes it. */
const NewPasskey = z.object({
  id: Encoded,
  rawId: Encoded,
  type: z.literal('public-key'),
  response: z.object({ clientDataJSON: Encoded, attestationObject: Encoded, transports: z.array(z.string().max(30)).max(10).optional() }),
})

export const passkeys = {
  askSignIn: essential
    .route({
      method: 'POST',
      path: '/api/auth/passkey/ask',
      summary: 'What a browser is asked to sign in with a passkey; it is answered once, within five minutes',
    })
    .output(Asked),

  signIn: essential
    .route({ method: 'POST', path: '/api/auth/passkey', summary: 'Sign in with a passkey; it is both factors at once' })
    .input(z.strictObject({ passkey: PasskeyAnswer, proof: Proof.optional() }))
    .output(SignedIn)
    .errors(refuses('WRONG_PASSKEY', 'PROOF_NEEDED')),

  askAdd: protective
    .route({ method: 'POST', path: '/api/account/passkeys/ask', summary: 'What a browser is asked to make a passkey' })
    .input(Confirmed)
    .output(Asked)
    .errors(refuses('LIST_FULL', ...GRAVE)),

  add: protective
    .route({
      method: 'POST',
      path: '/api/account/passkeys',
      successStatus: 201,
      summary: 'Keep a passkey that was made, named after its device; where it is the first factor, the account is signed out elsewhere',
    })
    .input(z.strictObject({ made: NewPasskey }))
    .output(
      z.object({
        /** Empty where the member has some of them left. */
        recoveryCodes: RecoveryCodes,
      }),
    )
    .errors(refuses('WRONG_PASSKEY', 'LIST_FULL')),

  rename: protective
    .route({ method: 'PUT', path: '/api/account/passkeys/{passkeyId}/name', summary: 'Name a passkey' })
    .input(z.strictObject({ passkeyId: Id, name: line(PASSKEY_NAME_MAX) }))
    .output(z.object({ message: z.string() }))
    .errors(refuses('NOT_FOUND')),

  remove: protective
    .route({ method: 'POST', path: '/api/account/passkeys/{passkeyId}/remove', summary: 'Remove a passkey; it opens nothing from then on' })
    .input(Confirmed.extend({ passkeyId: Id }))
    .output(z.object({ message: z.string() }))
    .errors(refuses('NOT_FOUND', ...GRAVE)),
}
