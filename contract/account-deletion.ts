import { z } from 'zod'
import { User } from './account.ts'
import { InstitutionCard } from './institution.ts'
import { Moment } from './page.ts'
import { leaving, member, protectiveClosed, refuses } from './route.ts'
import { Confirmed, GRAVE } from './second-factor.ts'

/** How the deletion of the viewer's account stands, and what stands in its way. */
const AccountDeletion = z.object({
  /** When the account is deleted; null where nobody asked. */
  dueAt: Moment.nullable(),
  /** Pages that nobody would own: a second owner has to be named first. */
  soleOwnerOf: z.array(InstitutionCard),
  /** Whoever has a role at the desk has it ended first. */
  isStaff: z.boolean(),
})

export const accountDeletion = {
  get: leaving
    .route({
      method: 'GET',
      path: '/api/account/deletion',
      summary: 'Whether and when the viewer’s account is deleted, and what stands in the way',
    })
    .output(AccountDeletion),

  ask: protectiveClosed
    .route({
      method: 'POST',
      path: '/api/account/deletion',
      summary: 'Hide one’s account at once, sign out everywhere, and delete it later',
    })
    .input(Confirmed)
    .output(z.object({ dueAt: Moment }))
    .errors(refuses('SOLE_OWNER', 'STILL_STAFF', ...GRAVE)),

  cancel: leaving
    .route({ method: 'DELETE', path: '/api/account/deletion', summary: 'Keep the account after all' })
    .output(User)
    .errors(refuses('NOT_FOUND')),

  now: member
    .meta({ access: 'member', protects: true, whileLeaving: true })
    .route({ method: 'POST', path: '/api/account/deletion/now', summary: 'Delete an account without waiting, once that was asked for' })
    .input(Confirmed)
    .output(z.object({ message: z.string() }))
    .errors(refuses('NOT_FOUND', ...GRAVE)),
}
