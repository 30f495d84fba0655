import { z } from 'zod'
import { HANDLE_DAYS, HANDLE_MAX, HANDLE_MIN } from './limits.ts'
import { Moment } from './page.ts'
import { member, refuses } from './route.ts'

/** What leads to a member: `/p/asha-rao` on the web, `@asha-rao` in a text. */
const Handle = z
  .string()
  .trim()
  .toLowerCase()
  .min(HANDLE_MIN, `Use at least ${HANDLE_MIN} characters.`)
  .max(HANDLE_MAX, `Use at most ${HANDLE_MAX} characters.`)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use letters from a to z and digits, with single hyphens between them.')
  .regex(/[a-z]/, 'Use at least one letter.')

const OwnHandle = z.object({
  handle: z.string(),
  /** Free at this moment, made of the member's name and city. */
  suggestions: z.array(z.string()),
  /** Null where the member may choose now. */
  mayChangeAt: Moment.nullable(),
})

const path = '/api/handle'

/** The handle that a member chooses. A former one leads to them still and is nobody else's. */
export const handles = {
  get: member.route({ method: 'GET', path, summary: 'The viewer’s handle, and free ones that would suit them' }).output(OwnHandle),

  set: member
    .route({ method: 'PUT', path, summary: `Choose a handle, once in ${HANDLE_DAYS} days; a former one of one’s own may be taken back` })
    .input(z.strictObject({ handle: Handle }))
    .output(OwnHandle)
    .errors(refuses('HANDLE_TAKEN', 'HANDLE_LATELY')),
}
