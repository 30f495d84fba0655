import { forgetSession } from './session.ts'

const PATIENCE_MS = 5000

/** On a dead line a part neither comes nor fails. */
const tooLate = () => new Promise<never>((_, reject) => setTimeout(reject, PATIENCE_MS, new Error('Nothing came.')))

/** Signs out, whatever can be reached; false where the server has not heard of it. */
export async function leaveSession(): Promise<boolean> {
  try {
    const { signOut } = await Promise.race([import('./sign-out.ts'), tooLate()])
    return await signOut()
  } catch {
    // Without a line what asks the server may not be here either.
    forgetSession()
    return false
  } finally {
    void unsubscribePush().catch(() => undefined)
  }
}

/** Where the server has not heard of it, it would have this browser ring for somebody who has left. */
async function unsubscribePush() {
  const registration = await navigator.serviceWorker?.getRegistration()
  await (await registration?.pushManager?.getSubscription())?.unsubscribe()
}
