/** Under what the demo area's session is kept in this browser, apart from that of the product. */
export const DEMO_SESSION = 'wardmates-demo'

/** Whether this browser holds a session of the demo area; its service decides whether it still counts. */
export const holdsDemoSession = () => localStorage.getItem(DEMO_SESSION) !== null

/** Whose it is, without asking anybody. */
export function findKeptUser(): { id?: string; email?: string } | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(DEMO_SESSION) ?? 'null') as { user?: { id?: string; email?: string } } | null
    return kept?.user
  } catch {
    return undefined
  }
}
