import { Refusal } from '#contract/errors.ts'
import type { InputOf } from '#contract/route.ts'
import type { secondFactor } from '#contract/second-factor.ts'
import { recordIn } from '../../platform/audit/audit.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import { listPasskeys } from '../passkey/queries.ts'
import { getUser } from '../public.ts'
import { hasPassword } from '../sign-in/confirm.ts'
import { type Confirmed, confirmed } from './confirmed.ts'
import {
  countRecoveryCodes,
  findAuthenticator,
  hasSecondFactor,
  lockSetup,
  removeAuthenticator,
  saveAuthenticator,
  saveSetup,
} from './queries.ts'
import { beginFactor, endFactor, makeCodes } from './switch.ts'
import { bare, placeOfKey, wrongFactor } from './take.ts'
import { acceptedStep, asKey, newSecret } from './totp.ts'

export const secondFactorHandlers = {
  get: async (_nothing: unknown, { db, viewer }: MemberContext) => {
    const app = await findAuthenticator(db, viewer.id)
    return {
      app: app ? { since: app.since.toISOString(), lastUsedAt: app.last_used_at?.toISOString() ?? null } : null,
      passkeys: (await listPasskeys(db, viewer.id)).map(({ id, name, created_at, last_used_at }) => ({
        id,
        name,
        createdAt: created_at.toISOString(),
        lastUsedAt: last_used_at?.toISOString() ?? null,
      })),
      recoveryCodes: await countRecoveryCodes(db, viewer.id),
      asksPassword: await hasPassword(db, viewer.id),
    }
  },

  beginApp: (input: Confirmed, context: MemberContext) =>
    confirmed(context, input, async (tx) => {
      const { vault, viewer } = context
      const secret = newSecret()
      await saveSetup(tx, viewer.id, vault.seal(secret, placeOfKey(viewer.id)))
      return asKey(secret, (await getUser(tx, viewer.id)).email)
    }),

  confirmApp: async ({ code }: InputOf<typeof secondFactor.confirmApp>, context: MemberContext) => {
    const { db, notices, sessions, tallies, vault, viewer } = context
    const tried = await tallies.secondFactor(`${viewer.id} set-up`)
    if (tried.excess > 0) throw new Refusal('TOO_MANY_REQUESTS', { headers: tried.headers })
    const { recoveryCodes, ended } = await db.transaction().execute(async (tx) => {
      const setup = await lockSetup(tx, viewer.id)
      if (!setup) throw new Refusal('SETUP_EXPIRED')
      const step = acceptedStep(vault.open(setup.secret, placeOfKey(viewer.id)), bare(code))
      if (step === undefined) throw wrongFactor()
      await saveAuthenticator(tx, viewer.id, setup.secret, step)
      const begun = await beginFactor(tx, context, true)
      await notices.notify(tx, { to: viewer.id, kind: 'security_factor_added' })
      await recordIn(tx, 'second_factor_on', viewer.id, { factor: 'app' })
      return begun
    })
    await tried.giveBack()
    sessions.announce(ended)
    notices.announce([viewer.id])
    sessions.readAgain(viewer.id)
    return { recoveryCodes }
  },

  endApp: async (input: Confirmed, context: MemberContext) => {
    const { notices, sessions, viewer } = context
    await confirmed(context, input, async (tx) => {
      if (!(await removeAuthenticator(tx, viewer.id))) throw new Refusal('NOT_FOUND')
      await endFactor(tx, viewer.id)
      await notices.notify(tx, { to: viewer.id, kind: 'security_factor_removed' })
      await recordIn(tx, 'second_factor_off', viewer.id, { factor: 'app' })
    })
    sessions.readAgain(viewer.id)
    return { message: 'The authenticator app is switched off.' }
  },

  renewRecoveryCodes: (input: Confirmed, context: MemberContext) =>
    confirmed(context, input, async (tx) => {
      const { notices, viewer } = context
      if (!(await hasSecondFactor(tx, viewer.id))) throw new Refusal('NOT_FOUND')
      const recoveryCodes = await makeCodes(tx, context)
      await notices.notify(tx, { to: viewer.id, kind: 'security_recovery_renewed' })
      await recordIn(tx, 'recovery_codes_made', viewer.id, {})
      return { recoveryCodes }
    }),
}
