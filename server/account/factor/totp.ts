import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { brand } from '#contract/brand.ts'

const PERIOD_S = 30
const SECRET_BYTES = 20
/** Steps by which the clock of a phone may be off. */
const DRIFT = 1

const totpOf = (secret: Buffer, label = '') =>
  new TOTP({
    issuer: brand.name,
    label,
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_S,
  })

export const newSecret = () => randomBytes(SECRET_BYTES)

/** A secret as an authenticator app takes it: typed, and scanned. */
export function asKey(secret: Buffer, email: string) {
  const totp = totpOf(secret, email)
  return { key: totp.secret.base32, address: totp.toString() }
}

/** The time step whose code this is; nothing where it is wrong, too old, or no newer than the last step that was accepted. */
export function acceptedStep(secret: Buffer, code: string, lastStep = -1, now = Date.now()): number | undefined {
  const off = totpOf(secret).validate({ token: code, timestamp: now, window: DRIFT })
  if (off === null) return undefined
  const step = Math.floor(now / 1000 / PERIOD_S) + off
  return step > lastStep ? step : undefined
}
