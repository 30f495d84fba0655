import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import { Refusal } from '#contract/errors.ts'
import { PASSKEYS_MAX } from '#contract/limits.ts'
import type { passkeys } from '#contract/passkeys.ts'
import type { InputOf } from '#contract/route.ts'
import { describeDevice } from '../../platform/access/device.ts'
import { recordIn } from '../../platform/audit/audit.ts'
import type { Db } from '../../platform/db/client.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import { type Confirmed, confirmed } from '../factor/confirmed.ts'
import { hasSecondFactor } from '../factor/queries.ts'
import { beginFactor, endFactor } from '../factor/switch.ts'
import { getUser } from '../public.ts'
import { isOurs, makeChallenge, takeChallenge } from './challenge.ts'
import { listPasskeys, removePasskey, renamePasskey, savePasskey } from './queries.ts'
import { relyingParty } from './relying-party.ts'
import { refuse } from './verify.ts'

/** The passkeys of a member who may have another one. */
async function listWithRoom(db: Db, memberId: string) {
  const own = await listPasskeys(db, memberId)
  if (own.length >= PASSKEYS_MAX) throw new Refusal('LIST_FULL')
  return own
}

/** EdDSA, ES256 and RS256: what devices make. */
const ALGORITHMS = [-8, -7, -257]

const asRegistration = ({ id, rawId, type, response }: InputOf<typeof passkeys.add>['made']) => {
  const { clientDataJSON, attestationObject, transports = [] } = response
  return {
    ...{ id, rawId, type, clientExtensionResults: {} },
    response: { clientDataJSON, attestationObject, transports },
  }
}

export const passkeyHandlers = {
  askAdd: (input: Confirmed, context: MemberContext) =>
    confirmed(context, input, async (tx) => {
      const { vault, viewer } = context
      const { id, name } = relyingParty(context)
      const user = await getUser(tx, viewer.id)
      const asked = await generateRegistrationOptions({
        rpName: name,
        rpID: id,
        userID: Uint8Array.from(Buffer.from(viewer.id)),
        userName: user.email,
        userDisplayName: user.name,
        challenge: makeChallenge(vault, `add:${viewer.id}`),
        attestationType: 'none',
        supportedAlgorithmIDs: ALGORITHMS,
        excludeCredentials: (await listWithRoom(tx, viewer.id)).map((own) => ({ id: own.credential_id, transports: own.transports })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      return { ...asked }
    }),

  add: async ({ made }: InputOf<typeof passkeys.add>, context: MemberContext) => {
    const { caller, db, notices, sessions, vault, viewer } = context
    const { id, origins } = relyingParty(context)
    const { recoveryCodes, ended } = await db.transaction().execute(async (tx) => {
      await listWithRoom(tx, viewer.id)
      const { registrationInfo } = await verifyRegistrationResponse({
        response: asRegistration(made),
        expectedChallenge: async (returned) => isOurs(vault, `add:${viewer.id}`, returned) && (await takeChallenge(tx, returned)),
        expectedOrigin: origins,
        expectedRPID: id,
        requireUserVerification: true,
        supportedAlgorithmIDs: ALGORITHMS,
      }).catch((error: Error) => refuse(context, error))
      if (!registrationInfo) throw new Refusal('WRONG_PASSKEY')
      const { credential } = registrationInfo
      const isFirst = !(await hasSecondFactor(tx, viewer.id))
      const kept = await savePasskey(tx, {
        memberId: viewer.id,
        credentialId: credential.id,
        publicKey: credential.publicKey,
        counter: credential.counter,
        transports: (credential.transports ?? []).filter((transport) => /^[a-z-]{1,20}$/.test(transport)),
        name: describeDevice(caller.userAgent),
      })
      if (!kept) throw new Refusal('WRONG_PASSKEY')
      const { recoveryCodes, ended } = await beginFactor(tx, context, isFirst)
      await notices.notify(tx, { to: viewer.id, kind: 'security_factor_added' })
      await recordIn(tx, 'passkey_added', viewer.id, {})
      return { recoveryCodes, ended }
    })
    sessions.announce(ended)
    notices.announce([viewer.id])
    sessions.readAgain(viewer.id)
    return { recoveryCodes }
  },

  rename: async ({ passkeyId, name }: InputOf<typeof passkeys.rename>, { db, viewer }: MemberContext) => {
    if (!(await renamePasskey(db, viewer.id, passkeyId, name))) throw new Refusal('NOT_FOUND')
    return { message: 'The passkey has its new name.' }
  },

  remove: async ({ passkeyId, password, code, passkey }: InputOf<typeof passkeys.remove>, context: MemberContext) => {
    const input = { password, code, passkey }
    const { notices, sessions, viewer } = context
    await confirmed(context, input, async (tx) => {
      if (!(await removePasskey(tx, viewer.id, passkeyId))) throw new Refusal('NOT_FOUND')
      await endFactor(tx, viewer.id)
      await notices.notify(tx, { to: viewer.id, kind: 'security_factor_removed' })
      await recordIn(tx, 'passkey_removed', viewer.id, {})
    })
    sessions.readAgain(viewer.id)
    return { message: 'The passkey is removed.' }
  },
}
