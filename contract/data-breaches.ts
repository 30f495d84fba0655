import { z } from 'zod'
import { Id, Moment } from './page.ts'
import { member } from './route.ts'
import { prose } from './text.ts'

/** What a member is told of a breach of their personal data: what rule 7(1) of India's Digital Personal Data Protection Rules 2025 names. */
export const BreachWords = z.strictObject({
  /** What happened: its nature. */
  what: prose(2000),
  /** Whose data of which kind, and how much of it. */
  extent: prose(2000),
  /** Since when and until when. */
  when: prose(500),
  /** What may come of it for the member. */
  consequences: prose(2000),
  /** What was done against it, and what is being done. */
  measures: prose(2000),
  /** What the member can do themselves. */
  advice: prose(2000),
  /** Who answers questions about it, and how they are reached. */
  contact: prose(500),
})
export type BreachWords = z.infer<typeof BreachWords>

/** A breach that the viewer was told of. */
export const DataBreach = BreachWords.extend({ id: Id, toldAt: Moment })
export type DataBreach = z.infer<typeof DataBreach>

export const dataBreaches = {
  list: member
    .route({ method: 'GET', path: '/api/data-breaches', summary: 'Breaches of personal data that the viewer was told of, newest first' })
    .output(z.object({ items: z.array(DataBreach) })),
}
