import { isAuthSessionMissingError } from '@supabase/supabase-js'
import { asWritten, say } from '../../lib/language/say.ts'
import { toast } from '../../ui/status/toast.ts'
import { hosted, hostedWords } from '../hosted.ts'
import { afterSignIn, ownProfile } from '../profile.ts'

const REDIRECT_MS = 1000
const LOGIN = '/supabase-login'

/** Signs in with what an email's link or Google sent along, and says each step; answers where to go on. */
export async function finishReturn(hash: string, step: (words: string) => void): Promise<string> {
  const sent = new URLSearchParams(hash.slice(1))
  try {
    step('Reading what was sent along')
    const refused = sent.get('error_description') ?? sent.get('error')
    if (refused) throw new Error(refused)
    const client = await hosted()
    const { auth } = client
    const [access_token, refresh_token] = [sent.get('access_token'), sent.get('refresh_token')]
    if (access_token && refresh_token) {
      step('A token was sent: setting it as the session')
      const { error } = await auth.setSession({ access_token, refresh_token })
      if (error) throw error
    } else step('No token was sent: looking for a session in this browser')
    const { data, error } = await auth.getUser()
    // What could not be asked is not known to be missing.
    if (error && !isAuthSessionMissingError(error)) throw error
    if (!data.user) {
      step('No session was found')
      toast.error(say('Authentication session not found'))
      return LOGIN
    }
    step('Signed in: reading the profile')
    const { to, words } = afterSignIn(await ownProfile(client, data.user))
    step(`Going on to ${to.split('?')[0]}`)
    toast.success(words)
    await new Promise((resolve) => setTimeout(resolve, REDIRECT_MS))
    return to
  } catch (error) {
    const words = error instanceof Error && error.constructor === Error ? asWritten(error.message) : hostedWords(error)
    step(`Failed: ${words}`)
    toast.error(say('Authentication failed: {words}', { words }))
    return LOGIN
  }
}
