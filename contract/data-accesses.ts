import { z } from 'zod'
import { ACCESSES_SHOWN } from './limits.ts'
import { Moment } from './page.ts'
import { member } from './route.ts'

/** What was looked at: a claim with its number, evidence of one, documents of an institution that one claims, an application, the list of all applications to a job with it, or the copy of all of it. */
export const AccessKind = z.enum(['claim', 'evidence', 'institution', 'application', 'application_list', 'export'])
export type AccessKind = z.infer<typeof AccessKind>

/** Somebody at Wardmates or elsewhere opened what is the viewer's and not on their profile; or they took all of it themselves. */
export const DataAccess = z.object({
  at: Moment,
  kind: AccessKind,
  /** The institution that opened it, or whose page it is about; empty for the others. */
  institution: z.string(),
  /** The job that it was sent for; empty for the others. */
  job: z.string(),
})
export type DataAccess = z.infer<typeof DataAccess>

export const dataAccesses = {
  list: member
    .route({
      method: 'GET',
      path: '/api/data-accesses',
      summary: 'Who opened what is the viewer’s and is not shown to everybody, newest first',
    })
    .output(z.object({ items: z.array(DataAccess).max(ACCESSES_SHOWN) })),
}
