import { Secret, TOTP } from 'otpauth'

/** What an authenticator app with this key shows, now or so many half minutes from now. */
export const codeOf = (key: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + steps * 30_000 })
