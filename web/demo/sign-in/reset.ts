import { hosted } from '../hosted.ts'
import { type Attempt, attempt } from './enter.ts'

const RETURN = '/reset-password'

/** Sends an email with a link that leads back here. The answer is the same whether there is such an account. */
export const askForReset = (email: string) =>
  attempt(async () => (await hosted()).auth.resetPasswordForEmail(email, { redirectTo: window.location.origin + RETURN }))

/** What an email's link brought along: a session for choosing a new password, or why there is none. */
export type Brought = { access_token: string; refresh_token: string } | 'dead'

/** Reads what stands behind the address's hash; undefined where no link of the demo area led here. */
export function broughtBy(hash: string): Brought | undefined {
  const sent = new URLSearchParams(hash.slice(1))
  if (sent.has('error_code') || sent.has('error')) return 'dead'
  const [access_token, refresh_token] = [sent.get('access_token'), sent.get('refresh_token')]
  return sent.get('type') === 'recovery' && access_token && refresh_token ? { access_token, refresh_token } : undefined
}

/** Sets the new password, and signs out everywhere: whoever knew the old one is out. */
export const setPassword = (brought: Exclude<Brought, 'dead'>, password: string): Promise<Attempt> =>
  attempt(async () => {
    const { auth } = await hosted()
    const opened = await auth.setSession(brought)
    if (opened.error) return opened
    const changed = await auth.updateUser({ password })
    return changed.error ? changed : auth.signOut({ scope: 'global' })
  })
