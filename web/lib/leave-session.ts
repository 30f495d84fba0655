import { forgetSession } from './session.ts'

/** Signs out, whatever can be reached; false where the server has not heard of it. */
export async function leaveSession(): Promise<boolean> {
  try {
    const { signOut } = await import('./sign-out.ts')
    return await signOut()
  } catch {
    // Without a line what asks the server may not be here either.
    forgetSession()
    return false
  }
}
