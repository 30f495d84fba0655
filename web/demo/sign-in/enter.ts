import { hasGoogle } from '../../lib/has-google.ts'
import { type Said, say } from '../../lib/language/say.ts'
import { hosted, hostedService, hostedWords } from '../hosted.ts'
import { findKeptUser } from '../kept-session.ts'
import { keepPostDraft } from '../post-draft.ts'

const CALLBACK = '/supabase-auth/callback'

/** What an attempt led to: nothing to say, or why not. */
export type Attempt = { done: true } | { done: false; words: Said }

/** Makes it, and puts into words why it did not succeed. */
export const attempt = async (make: () => Promise<{ error: unknown }>): Promise<Attempt> => {
  try {
    const { error } = await make()
    return error ? { done: false, words: hostedWords(error) } : { done: true }
  } catch (error) {
    return { done: false, words: hostedWords(error) }
  }
}

export const signIn = (email: string, password: string) =>
  attempt(async () => (await hosted()).auth.signInWithPassword({ email, password }))

/** Sends an email with a link that confirms the address; until then nobody is signed in. */
export const signUp = (name: string, email: string, password: string) =>
  attempt(async () => {
    const emailRedirectTo = window.location.origin + CALLBACK
    return (await hosted()).auth.signUp({ email, password, options: { data: { name }, emailRedirectTo } })
  })

/** Leads to Google, with offline access and a consent prompt; where the service has no Google, nowhere. */
export const startGoogle = () =>
  attempt(async () => {
    const { auth } = await hosted()
    if (!(await hasGoogle(await hostedService())))
      return { error: { code: 'no_google', message: say('Google is not configured on this server.') } }
    const redirectTo = window.location.origin + CALLBACK
    const queryParams = { access_type: 'offline', prompt: 'consent' }
    return auth.signInWithOAuth({ provider: 'google', options: { redirectTo, queryParams } })
  })

/** Ends the session; what its user was writing goes with it. */
export async function signOut() {
  const userId = findKeptUser()?.id
  const outcome = await attempt(async () => (await hosted()).auth.signOut())
  if (outcome.done && userId) keepPostDraft(userId, '')
  return outcome
}
