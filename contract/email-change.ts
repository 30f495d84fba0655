import { z } from 'zod'
import { Email, Token, User } from './account.ts'
import { Moment } from './page.ts'
import { anyone, member, protective, refuses } from './route.ts'
import { Confirmed, GRAVE } from './second-factor.ts'

/** The address that the viewer signs in with, and the one that they want to move to. */
const OwnEmail = z.object({
  now: z.string(),
  proven: z.boolean(),
  /** Waits for the link that was sent there; null where none does. */
  next: z.object({ email: z.string(), until: Moment }).nullable(),
})

const Done = z.object({ message: z.string() })

export const emailChange = {
  get: member
    .route({ method: 'GET', path: '/api/account/email', summary: 'The viewer’s email address, and the one that waits' })
    .output(OwnEmail),

  ask: protective
    .route({
      method: 'POST',
      path: '/api/account/email',
      summary: 'Send a link to another address that moves the account there; the answer is the same whether that has an account',
    })
    .input(Confirmed.extend({ email: Email }))
    .output(Done)
    .errors(refuses('NOTHING_TO_CHANGE', ...GRAVE)),

  cancel: protective
    .route({ method: 'DELETE', path: '/api/account/email', summary: 'Stay at the address of now; the link that was sent no longer works' })
    .output(Done)
    .errors(refuses('NOT_FOUND')),

  confirm: protective
    .route({
      method: 'POST',
      path: '/api/account/email/confirm',
      summary: 'Move the viewer’s account with the link from the mail; it is signed out on all other devices',
    })
    .input(z.strictObject({ token: Token }))
    .output(User)
    .errors(refuses('LINK_EXPIRED', 'ALREADY_EXISTS')),

  restore: anyone
    .route({
      method: 'POST',
      path: '/api/account/email/restore',
      summary: 'Put the address back that an account was moved from; everybody is signed out, and a new password has to be set',
    })
    .input(z.strictObject({ token: Token }))
    .output(
      z.object({
        /** Where the link for a new password was sent. */
        email: z.string(),
        message: z.string(),
      }),
    )
    .errors(refuses('LINK_EXPIRED')),
}
