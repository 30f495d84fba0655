import { api } from './api/api.ts'
import { forgetSession, session } from './session.ts'

const PATIENCE_MS = 5000

/** Ends the session on the server and here. A server out of reach does not keep anybody signed in; false where it was. */
export async function signOut(): Promise<boolean> {
  const { token } = session()
  const hasEnded =
    !token ||
    (await api.account.signOut(undefined, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
      () => true,
      () => false,
    ))
  forgetSession()
  return hasEnded
}
