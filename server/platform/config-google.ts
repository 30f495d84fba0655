import { z } from 'zod'
import { isLoopbackUrl } from './http/loopback.ts'

const GOOGLE = 'https://accounts.google.com'

/** The address of a script as a content policy can name it: whole, plain, and over a line that nobody writes into. */
const ScriptUrl = z.string().refine(
  (said) => {
    const url = URL.parse(said)
    const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopbackUrl(said))
    return isSafe && said === url.origin + url.pathname && /^[^;,'*]+[^/;,'*]$/.test(said)
  },
  { error: `write off, or the whole address of a script such as ${GOOGLE}/gsi/client: https, without a query` },
)

export const googleSettings = {
  /** OAuth client of the Google sign-in; without it that way of signing in answers "not configured". */
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  /** OpenID provider behind the Google buttons. */
  GOOGLE_ISSUER: z.url().default(GOOGLE),
  /** Script of Google's identity prompt on the sign-in pages, or off; by default Google's own, and none for another provider. */
  GOOGLE_PROMPT: z.union([z.literal('off'), ScriptUrl]).optional(),
}

const Settings = z.object(googleSettings)

/** The sign-in with Google as it is configured, or that there is none. */
export function googleOf(env: z.infer<typeof Settings>) {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = env
  return clientId && clientSecret ? { clientId, clientSecret, issuer, prompt: promptOf(env) } : undefined
}

/** Where the identity prompt's script is; a provider that is not Google has none by itself. */
function promptOf({ GOOGLE_PROMPT: said, GOOGLE_ISSUER: issuer }: z.infer<typeof Settings>) {
  if (said !== undefined) return said === 'off' ? null : said
  return issuer === GOOGLE ? `${GOOGLE}/gsi/client` : null
}
