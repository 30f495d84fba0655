import { type AuthenticationResponseJSON, verifyAuthenticationResponse } from '@simplewebauthn/server'
import { Refusal } from '#contract/errors.ts'
import type { PasskeyAnswer } from '#contract/second-factor.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Services } from '../../platform/http/context.ts'
import { isOurs, takeChallenge } from './challenge.ts'
import { lockPasskey, saveUse } from './queries.ts'
import { relyingParty } from './relying-party.ts'

/** As WebAuthn names what a device made: at most 1023 bytes. */
const CREDENTIAL = /^[\w-]{1,1364}$/

const asAuthentication = ({ id, rawId, type, response }: PasskeyAnswer): AuthenticationResponseJSON => {
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return {
    ...{ id, rawId, type, clientExtensionResults: {} },
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle !== undefined && { userHandle }) },
  }
}

type Context = Pick<Services, 'config' | 'log' | 'publicUrl' | 'vault'>

/**
 * Uses a passkey's answer up and says whose it is. The device has made sure who holds it; what was answered before, or counts backwards as
 * a copy of a key would, is refused.
 */
export async function takePasskey(tx: Db, context: Context, answer: PasskeyAnswer): Promise<string> {
  const passkey = CREDENTIAL.test(answer.id) ? await lockPasskey(tx, answer.id) : undefined
  if (!passkey) throw new Refusal('WRONG_PASSKEY')
  const { id, origins } = relyingParty(context)
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: asAuthentication(answer),
    expectedChallenge: async (returned) => isOurs(context.vault, 'sign in', returned) && (await takeChallenge(tx, returned)),
    expectedOrigin: origins,
    expectedRPID: id,
    credential: { id: answer.id, publicKey: Uint8Array.from(passkey.public_key), counter: passkey.counter },
    requireUserVerification: true,
  }).catch((error: Error) => refuse(context, error))
  if (!verified) throw new Refusal('WRONG_PASSKEY')
  await saveUse(tx, passkey.id, authenticationInfo.newCounter)
  return passkey.member_id
}

/** What the library says of an answer is written down: it holds no secret, and the caller need not know it. */
export function refuse({ log }: Pick<Services, 'log'>, { message }: Error): never {
  log.info({ reason: message }, 'a passkey was not accepted')
  throw new Refusal('WRONG_PASSKEY')
}
