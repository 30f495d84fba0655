import { session } from '../lib/session.ts'
import type { Typed } from './setup-typed.ts'

type Draft = { step?: number; typed: Partial<Typed> }

// Kept with the tab and not with the browser: a licence number does not stay behind on a ward's computer.
const keyOf = () => `setup:${session().user?.id ?? 'nobody'}`

/** What was typed since the last step was kept. */
export function readDraft(): Draft {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf()) ?? '')
    return typeof draft === 'object' && draft !== null && 'typed' in draft ? (draft as Draft) : { typed: {} }
  } catch {
    return { typed: {} }
  }
}

/** Keeps where the member is and what differs from what the server has. */
export function keepDraft(step: number, typed: Typed, saved: Typed) {
  const changed = Object.entries(typed).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(saved[field as keyof Typed]))
  try {
    sessionStorage.setItem(keyOf(), JSON.stringify({ step, typed: Object.fromEntries(changed) }))
  } catch {
    // A full or forbidden storage costs the reload, not the writing.
  }
}

export const dropDraft = () => sessionStorage.removeItem(keyOf())
