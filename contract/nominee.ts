import { z } from 'zod'
import { NOMINEE_MAX } from './nominee-limits.ts'
import { Moment } from './page.ts'
import { member, protective } from './route.ts'
import { line } from './text.ts'

/** Who may act for the viewer after their death or incapacity (section 14 of the DPDP Act); nobody else reads it. */
const Nominee = z.object({
  name: z.string(),
  relation: z.string(),
  /** An address, a telephone number or an email address. */
  contact: z.string(),
})
export type Nominee = z.infer<typeof Nominee>

const Named = z.object({ nominee: Nominee.extend({ namedAt: Moment }).nullable() })

export const nominee = {
  get: member.route({ method: 'GET', path: '/api/nominee', summary: 'Whom the viewer has named to act for them' }).output(Named),

  save: protective
    .route({
      method: 'PUT',
      path: '/api/nominee',
      summary: 'Name somebody to act for one after one’s death or incapacity, in place of an earlier one',
    })
    .input(z.strictObject({ name: line(NOMINEE_MAX.name), relation: line(NOMINEE_MAX.relation), contact: line(NOMINEE_MAX.contact) }))
    .output(Named),

  remove: protective.route({ method: 'DELETE', path: '/api/nominee', summary: 'Have nobody named' }).output(Named),
}
