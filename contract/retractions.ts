import { z } from 'zod'
import { CITED_AT_ONCE } from './limits.ts'
import { member } from './route.ts'

const DOI_MAX = 300

/** A work that was retracted, as the list says that the operator has imported. */
export const Retraction = z.object({
  /** In small letters. */
  doi: z.string(),
  /** The day of the notice, where the list names one. */
  retractedOn: z.iso.date().nullable(),
  reasons: z.array(z.string()),
  /** Of the notice itself. */
  noticeDoi: z.string().nullable(),
})
export type Retraction = z.infer<typeof Retraction>

/** What is known of retracted works. A DOI that is not answered for is not known to be retracted, which says no more than that. */
export const retractions = {
  find: member
    .route({ method: 'GET', path: '/api/research/retractions', summary: 'Those of these DOIs whose works are known to be retracted' })
    .input(
      z.strictObject({
        /** Separated by spaces, which no DOI holds. */
        dois: z
          .string()
          .max(CITED_AT_ONCE * DOI_MAX, `At most ${CITED_AT_ONCE} DOIs at a time.`)
          .transform((dois) => [...new Set(dois.toLowerCase().trim().split(/\s+/))])
          .pipe(z.array(z.string().max(DOI_MAX)).max(CITED_AT_ONCE, `At most ${CITED_AT_ONCE} DOIs at a time.`)),
      }),
    )
    .output(z.object({ items: z.array(Retraction) })),
}
