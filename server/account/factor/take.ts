import { Refusal } from '#contract/errors.ts'
import { recordIn } from '../../platform/audit/audit.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Services } from '../../platform/http/context.ts'
import type { Vault } from '../../platform/secrets/vault.ts'
import { lockAuthenticator, saveStep, takeRecoveryCode } from './queries.ts'
import { acceptedStep } from './totp.ts'

/** What a code was of. */
export type Factor = 'app' | 'recovery code'

/** Where the key of a member's app belongs. */
export const placeOfKey = (memberId: string) => `authenticator:${memberId}`

/** Stands for a recovery code, which is kept nowhere. */
export const hashCode = ({ fingerprint }: Vault, memberId: string, code: string) => fingerprint(code, `recovery code:${memberId}`)

/** A code as it is compared: people write spaces and dashes into it. */
export const bare = (code: string) => code.replace(/[\s-]/g, '').toLowerCase()

/** Uses a code up, of the app or a recovery code; nothing where it is neither. */
async function takeCode(tx: Db, vault: Vault, memberId: string, written: string): Promise<Factor | undefined> {
  const code = bare(written)
  if (!/^\d{6}$/.test(code)) return (await takeRecoveryCode(tx, memberId, hashCode(vault, memberId, code))) ? 'recovery code' : undefined
  const app = await lockAuthenticator(tx, memberId)
  const step = app && acceptedStep(vault.open(app.secret, placeOfKey(memberId)), code, app.last_step)
  if (step === undefined) return undefined
  await saveStep(tx, memberId, step)
  return 'app'
}

/** Says it at the field. */
export function wrongFactor() {
  const { message } = new Refusal('WRONG_FACTOR')
  return new Refusal('WRONG_FACTOR', { issues: [{ path: 'code', message }] })
}

type Asked = Pick<Services, 'db' | 'notices' | 'tallies' | 'vault'>

/**
 * Uses a code up within the transaction of what it allows. Wrong ones are counted, and beyond a few even the right one waits: `from` keeps
 * the tries of strangers from those of a device that is known. A recovery code leaves a notice, which the caller announces.
 */
export async function takeFactor<Done>(
  { db, notices, tallies, vault }: Asked,
  { memberId, code, from }: { memberId: string; code: string; from: string },
  then: (tx: Db, factor: Factor) => Promise<Done>,
): Promise<Done> {
  const tried = await tallies.secondFactor(`${memberId} ${from}`)
  if (tried.excess > 0) throw new Refusal('TOO_MANY_REQUESTS', { headers: tried.headers })
  const done = await db.transaction().execute(async (tx) => {
    const factor = await takeCode(tx, vault, memberId, code)
    if (!factor) throw wrongFactor()
    const done = await then(tx, factor)
    if (factor === 'recovery code') {
      // Whoever has found the paper has the codes: their member is told of each.
      await notices.notify(tx, { to: memberId, kind: 'security_recovery_used' })
      await recordIn(tx, 'recovery_code_used', memberId, {})
    }
    return done
  })
  await tried.giveBack()
  return done
}
