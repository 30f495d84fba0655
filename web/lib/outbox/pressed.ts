import type { Id } from '#contract/page.ts'
import type { Entry } from './entry.ts'
import { unstored } from './room.ts'

const PREFIX = 'outbox:'
const GIVEN_UP = 'given-up:'

const here = new Map<string, Entry>()
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

/** Notes within the press that an entry is given up, until the database has let go of it: a page that opens before that must not send it. */
export function noteGivenUp(clientId: string) {
  dropPressed(clientId)
  try {
    localStorage.setItem(GIVEN_UP + clientId, '')
  } catch {
    // A full or forbidden storage costs this alone.
  }
}

export const forgetGivenUp = (clientId: string) => localStorage.removeItem(GIVEN_UP + clientId)

/** What was given up and may still stand in the database. */
export const givenUp = () => Object.keys(localStorage).flatMap((key) => (key.startsWith(GIVEN_UP) ? [key.slice(GIVEN_UP.length)] : []))

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
