import { useState } from 'react'

/** Whether a form holds something else than it began with. */
export function useChanged(values: unknown) {
  const now = JSON.stringify(values)
  const [first] = useState(now)
  return now !== first
}
