/** What this browser has no room for: it goes with the document. */
export const unstored = new Set<string>()

/** Whether an entry is lost with this document, should it not be sent before. */
export const isOnlyHere = (clientId: string) => unstored.has(clientId)

/** Whether all that was written so far would outlive this document. */
export const hasRoom = () => unstored.size === 0
