import { z } from 'zod'
import { NewPassword } from './account.ts'
import { protective, refuses } from './route.ts'
import { Confirmed, GRAVE } from './second-factor.ts'

export const passwordChange = {
  change: protective
    .route({
      method: 'PUT',
      path: '/api/account/password',
      summary: 'Choose another password, or a first one beside Google; the account is signed out on all other devices',
    })
    .input(Confirmed.extend({ newPassword: NewPassword }))
    .output(z.object({ message: z.string() }))
    .errors(refuses('COMMON_PASSWORD', ...GRAVE)),
}
