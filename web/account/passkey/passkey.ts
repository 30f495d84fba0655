import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type { PasskeyAnswer } from '#contract/second-factor.ts'
import { api } from '../../lib/api/api.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { say } from '../../lib/language/say.ts'

type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON']
type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON']

/** Has the browser ask for a passkey, and its owner's finger, face or screen lock. */
export async function answerWithPasskey(): Promise<PasskeyAnswer> {
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON: (await api.passkeys.askSignIn()) as RequestOptions })
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) } }
}

/** Has the browser make a passkey, and keeps it. */
export async function makePasskey(asked: object) {
  const { id, rawId, type, response } = await startRegistration({ optionsJSON: asked as CreationOptions })
  const { clientDataJSON, attestationObject, transports } = response
  return api.passkeys.add({ made: { id, rawId, type, response: { clientDataJSON, attestationObject, ...(transports && { transports }) } } })
}

/** What to tell a member when there was no passkey; browsers say little of why. */
export function passkeyWords(error: unknown) {
  const { name = '' } = error instanceof Error ? error : {}
  if (name === 'NotAllowedError' || name === 'AbortError') return say('No passkey was used. Please try again, or choose another way.')
  if (name === 'InvalidStateError') return say('This device already has a passkey of your account.')
  if (name === 'SecurityError' || name === 'NotSupportedError' || !('PublicKeyCredential' in window))
    return say('Passkeys do not work in this browser, or not at this address.')
  return wordsOf(error)
}
