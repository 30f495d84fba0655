import { api } from './api.ts'
import { forgetSession, session } from './session.ts'

const PATIENCE_MS = 5000

/** Ends the session on the server and here. A server out of reach does not keep anybody signed in. */
export async function signOut() {
  if (session().token) await api.account.signOut(undefined, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => undefined)
  forgetSession()
}
