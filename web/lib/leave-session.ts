import { forgetSession } from './session.ts'

const PATIENCE_MS = 5000

const tooLate = () => new Promise<never>((_, reject) => setTimeout(reject, PATIENCE_MS, new Error('Nothing came.')))

/** What whoever signs out needs: on a dead line a part neither comes nor fails, and nobody is kept from leaving by that. */
export const inTime = <Part>(part: Promise<Part>) => Promise.race([part, tooLate()])

/** Signs out, whatever can be reached; false where the server has not heard of it. */
export async function leaveSession(fetchPart = () => import('./sign-out.ts')): Promise<boolean> {
  try {
    const { signOut } = await inTime(fetchPart())
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
