import { z } from 'zod'
import { Moment } from './page.ts'

/** As what somebody was proven, in the order in which one mark stands on a face. The first six are registrations. */
export const ProvenAs = z.enum(['doctor', 'dentist', 'ayush', 'nurse', 'pharmacist', 'allied', 'institution', 'researcher', 'student'])
export type ProvenAs = z.infer<typeof ProvenAs>

export const MarkState = z.enum(['withdrawn', 'holds', 'expired'])
export type MarkState = z.infer<typeof MarkState>

/** One fact about a member that a reviewer proved, and what became of it: since when it holds, was withdrawn or is over. */
export const Mark = z.object({ as: ProvenAs, state: MarkState, since: Moment })
export type Mark = z.infer<typeof Mark>
