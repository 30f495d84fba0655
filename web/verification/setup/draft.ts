import type { SetupValues } from './values.ts'

type Draft = { step?: number; values: Partial<SetupValues> }

// Kept with the tab and not with the browser: a licence number does not stay behind on a ward's computer.
const keyOf = (owner: string) => `setup:${owner}`

/** What was entered since the last step was saved. */
export function readDraft(owner: string): Draft {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(owner)) ?? '')
    return typeof draft === 'object' && draft !== null && 'values' in draft ? (draft as Draft) : { values: {} }
  } catch {
    return { values: {} }
  }
}

/** Saves where the member is and what differs from what the server has. */
export function saveDraft(owner: string, step: number, values: SetupValues, saved: SetupValues) {
  const changed = Object.entries(values).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(saved[field as keyof SetupValues]),
  )
  try {
    sessionStorage.setItem(keyOf(owner), JSON.stringify({ step, values: Object.fromEntries(changed) }))
  } catch {
    // A full or forbidden storage costs the reload, not the writing.
  }
}

export const removeDraft = (owner: string) => sessionStorage.removeItem(keyOf(owner))
