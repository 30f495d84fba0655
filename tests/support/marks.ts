import type { Mark, MarkState, ProvenAs } from '#contract/marks.ts'

/** A mark, as it stands on a face. */
export const aMark = (as: ProvenAs = 'doctor', state: MarkState = 'holds'): Mark => ({ as, state, since: '2026-03-04T05:06:07.000Z' })

/** What the row of a member holds who was proven this, or of whom it was and is no more. */
export const marked = (as?: ProvenAs, state?: MarkState) => ({ marks: JSON.stringify([aMark(as, state)]) })

export const unmarked = { marks: '[]' }
