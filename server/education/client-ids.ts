/** As many devices as send something again at the same time, and more. */
const KEPT = 8

/** Whether something was sent before. The database writes ids in small letters, whatever a device writes. */
export const wasSent = (before: readonly string[], clientId: string) => before.includes(clientId.toLowerCase())

/** What was sent last, the newest first, with another one. */
export const withClientId = (before: readonly string[], clientId: string) => [clientId, ...before].slice(0, KEPT)
