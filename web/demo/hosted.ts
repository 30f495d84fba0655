import { createClient, isAuthError, type SupabaseClient } from '@supabase/supabase-js'
import type { HostedService } from '#contract/demo-area.ts'
import { api } from '../lib/api/api.ts'
import { backend } from '../lib/api/backend.ts'
import { wordsOf } from '../lib/api/failure.ts'
import { Refused } from '../lib/api/refused.ts'
import { asWritten, type Said, say } from '../lib/language/say.ts'
import { once } from '../lib/once.ts'
import { DEMO_SESSION } from './kept-session.ts'
import { reaching } from './reaching.ts'
import { renewing } from './renewing.ts'

const NO_SERVICE = 'The demo area has no back end on this server.'

/** There is no hosted back end on this server. */
class NoHostedService extends Error {}

/** What this server says of the demo area. */
export const aboutDemoArea = once(() => api.demoArea.about())

/** Where the hosted back end is. */
export const hostedService = once(async (): Promise<HostedService> => {
  const { service } = await aboutDemoArea()
  if (!service) throw new NoHostedService(NO_SERVICE)
  return service
})

/** Its client. */
export const hosted = once(async (): Promise<SupabaseClient> => {
  const { url, key } = await hostedService()
  const client: SupabaseClient = createClient(url ?? (backend() || window.location.origin), key, {
    auth: { storageKey: DEMO_SESSION, flowType: 'implicit', detectSessionInUrl: false },
    global: { fetch: renewing(reaching(fetch), async () => (await client.auth.refreshSession()).data.session?.access_token) },
  })
  return client
})

const UNREACHABLE = 'Could not reach the demo area. Check your connection and try again.'

/** What to say of something that did not work there. */
export function hostedWords(error: unknown): Said {
  if (error instanceof Refused) return wordsOf(error)
  if (error instanceof NoHostedService) return say(NO_SERVICE)
  const { status, code, message } = error as { status?: number; code?: string; message?: string }
  const itsOwn = message ? asWritten(message) : say('An error occurred')
  if (isAuthError(error)) return !status || status >= 502 ? say(UNREACHABLE) : itsOwn
  // The service's own words for a row that does not fit name its constraint.
  if (code) return code === 'SUP' || code.startsWith('23') ? say('Something here is too long or not allowed.') : itsOwn
  return say(UNREACHABLE)
}

/** The rows of an answer; throws its error. Its client has asked three times by then, where nobody answered. */
export function rowsOf<Rows>({ data, error }: { data: Rows; error: unknown }): NonNullable<Rows> {
  if (error) throw error
  return data as NonNullable<Rows>
}
