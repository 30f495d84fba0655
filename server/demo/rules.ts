/** The hosted tables that are served; whatever else a database holds has no address. */
const TABLES = new Set(['profiles', 'members', 'posts'])

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** What of the sign-in service has a caller. Each counts as a try where it could be used to guess or to send mail. */
const AUTH: Record<string, 'counted' | 'free'> = {
  signup: 'counted',
  token: 'counted',
  recover: 'counted',
  verify: 'counted',
  resend: 'counted',
  otp: 'counted',
  user: 'free',
  logout: 'free',
  authorize: 'free',
  callback: 'free',
  settings: 'free',
  health: 'free',
}

/** Requests of the sign-in service that may send an email to whatever address they name. */
const MAILING: Record<string, string> = { signup: 'POST', recover: 'POST', resend: 'POST', otp: 'POST', user: 'PUT' }

export type Served = { isCounted: boolean; isWrite: boolean }

/** Whether a path is served, and whether it counts as a try or writes a row; undefined for every other path, tricks with dots and slashes among them. */
export function servedAs(path: string, method: string, grant?: string | null): Served | undefined {
  const [, service, version, name = '', ...rest] = path.split('/')
  if (version !== 'v1' || rest.length > 0) return undefined
  if (service === 'rest') return TABLES.has(name) ? { isCounted: false, isWrite: !READS.has(method) } : undefined
  if (service !== 'auth' || !Object.hasOwn(AUTH, name)) return undefined
  // A page that stays open has its session renewed again and again; a stolen token is of no use in guessing another.
  const isRenewal = name === 'token' && grant === 'refresh_token'
  // Who is signed in may name any address as their next one, which is then sent an email, and a new password costs as much as a try.
  const isChange = name === 'user' && !READS.has(method)
  return { isCounted: (AUTH[name] === 'counted' && method !== 'OPTIONS' && !isRenewal) || isChange, isWrite: false }
}

/** Whether a path that is served may send an email. */
export function mayMail(path: string, method: string): boolean {
  const [, service, , name = ''] = path.split('/')
  return service === 'auth' && Object.hasOwn(MAILING, name) && MAILING[name] === method
}

/** The address that a try is about, in small letters, where its body names one. */
export function emailIn(body: Buffer | undefined): string | undefined {
  if (!body) return undefined
  try {
    const { email } = (JSON.parse(body.toString()) ?? {}) as { email?: unknown }
    return typeof email === 'string' ? email.trim().toLowerCase().slice(0, 254) : undefined
  } catch {
    return undefined
  }
}

/** Our own pages to which a link in an email may lead back. */
const RETURNS = new Set(['/supabase-auth/callback', '/reset-password'])

/** Where whoever asks wants to come back to, if that is a page of ours that expects them. */
export function returnAddress(asked: string, publicUrl: string): string | undefined {
  const url = URL.parse(new URL(asked).searchParams.get('redirect_to') ?? '')
  return url && url.origin === new URL(publicUrl).origin && RETURNS.has(url.pathname) ? url.origin + url.pathname : undefined
}

/** The text of an email whose link leads back there. */
export const withReturn = (text: string, to: string | undefined) =>
  to ? text.replaceAll(/(?<=[?&]redirect_to=)[^&\s"<>]*/g, encodeURIComponent(to)) : text
