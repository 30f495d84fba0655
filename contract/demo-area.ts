import { z } from 'zod'
import { anyone } from './route.ts'

/** Where the demo area's hosted back end answers, and the key that a browser may hold. Nothing of it is a secret. */
const HostedService = z.object({
  /** Without a trailing slash; null where it is this server itself. */
  url: z.string().nullable(),
  key: z.string(),
})
export type HostedService = z.infer<typeof HostedService>

/** Whether each thing is configured, and nothing of what it is set to; all false where the pages are not open. */
const Diagnostics = z.object({
  /** On a server that others can reach they are open to reviewers, unless an operator has switched them on for everybody. */
  isOpen: z.boolean(),
  hostedUrl: z.boolean(),
  hostedKey: z.boolean(),
  google: z.boolean(),
})
export type Diagnostics = z.infer<typeof Diagnostics>

export const demoArea = {
  about: anyone
    .route({ method: 'GET', path: '/api/demo-area', summary: 'The hosted back end of the demo area; null where none is configured' })
    .output(
      z.object({
        service: HostedService.nullable(),
        /** Where whoever sits at this server reads the emails that the demo area sends; null where they are really sent. */
        mailPage: z.string().nullable(),
      }),
    ),

  diagnostics: anyone
    .route({
      method: 'GET',
      path: '/api/diagnostics',
      summary: 'What of signing in is configured here, for whom the diagnostic pages are open',
    })
    .output(Diagnostics),
}
