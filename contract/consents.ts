import { z } from 'zod'
import { CONSENTS_SHOWN, consentPurposes } from './consent-purposes.ts'
import { Moment } from './page.ts'
import { member, protective, refuses } from './route.ts'

const ConsentPurpose = z.enum(consentPurposes.map(({ id }) => id))
export type ConsentPurpose = z.infer<typeof ConsentPurpose>

const Optional = ConsentPurpose.extract(['digests', 'public_page', 'push'])

/** Something was agreed to, or that was taken back. */
const ConsentEntry = z.object({
  purpose: ConsentPurpose,
  given: z.boolean(),
  /** Since when the text holds under which it was given. */
  version: z.string(),
  at: Moment,
})
export type ConsentEntry = z.infer<typeof ConsentEntry>

const ConsentLog = z.object({
  /** The newest of each purpose; what was never given is not there. */
  now: z.array(ConsentEntry),
  /** All of them, newest first. */
  items: z.array(ConsentEntry).max(CONSENTS_SHOWN),
})

export const consents = {
  list: member
    .route({ method: 'GET', path: '/api/consents', summary: 'What the viewer agreed to and took back, newest first' })
    .output(ConsentLog),

  withdraw: protective
    .route({
      method: 'POST',
      path: '/api/consents/{purpose}/withdrawal',
      summary: 'Take a consent back: what it was given for is switched off',
    })
    .input(z.strictObject({ purpose: Optional }))
    .output(ConsentLog)
    .errors(refuses('NOT_FOUND')),
}
