import { api } from './api.ts'
import { forgetSession, session } from './session.ts'

/** Ends the session on the server and here. A server out of reach does not keep anybody signed in. */
export async function signOut() {
  if (session().token) await api.account.signOut().catch(() => undefined)
  forgetSession()
}
