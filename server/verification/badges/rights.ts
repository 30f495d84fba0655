import type { Right, RightInfo, RightNeed } from '#contract/claim-facts.ts'
import { ProvenAs } from '#contract/marks.ts'

const doctors = ['doctor', 'dentist'] as const

/** Which proven facts are what a right takes. */
const takes: Record<RightNeed, readonly ProvenAs[]> = {
  fact: ProvenAs.options,
  registration: [...doctors, 'ayush', 'nurse', 'pharmacist', 'allied'],
  doctor: doctors,
}

/** The one table of rights by what was proven and holds. Whoever is signed in has what takes nothing, and what is not listed here. */
const rights: Record<Right, RightNeed | null> = {
  read: null,
  write: null,
  meet: null,
  mark: 'fact',
  registered_mark: 'registration',
  locum: 'doctor',
  hold_events: 'fact',
  close_requests: 'fact',
}

/** Whether somebody of whom this was proven may do so. */
export function may(right: Right, proven: readonly ProvenAs[]): boolean {
  const need = rights[right]
  return need === null || proven.some((fact) => takes[need].includes(fact))
}

/** The table as one member sees it. */
export const rightsOf = (proven: readonly ProvenAs[]): RightInfo[] =>
  (Object.keys(rights) as Right[]).map((right) => {
    const allowed = may(right, proven)
    return { right, allowed, needs: allowed ? null : rights[right] }
  })
