import type { Id } from '#contract/page.ts'
import type { Entry } from './entry.ts'

const PREFIX = 'outbox:'

const here = new Map<string, Entry>()
/** What this browser has no room for: it goes with the document. */
const unstored = new Set<string>()

/** Whether an entry is lost with this document, should it not be sent before. */
export const isOnlyHere = (clientId: string) => unstored.has(clientId)

/** Keeps an entry within the press itself, until the database has it. */
export function keepPressed(entry: Entry) {
  here.set(entry.clientId, entry)
  try {
    localStorage.setItem(PREFIX + entry.clientId, JSON.stringify(entry))
    unstored.delete(entry.clientId)
  } catch {
    // A full or forbidden storage costs the reload, not the sending.
    unstored.add(entry.clientId)
  }
}

export function dropPressed(clientId: string) {
  here.delete(clientId)
  unstored.delete(clientId)
  localStorage.removeItem(PREFIX + clientId)
}

function keptBefore(): Entry[] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX) && !here.has(key.slice(PREFIX.length)))
  return keys.flatMap((key) => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? '')
    } catch {
      return []
    }
  })
}

/** What a member has pressed and the database does not have yet, in this document or one before it. */
export const pressedBy = (memberId: Id) => [...keptBefore(), ...here.values()].filter((entry) => entry.memberId === memberId)
