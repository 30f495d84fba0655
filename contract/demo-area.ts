import { z } from 'zod'
import { anyone } from './route.ts'

/** Where the demo area's hosted back end answers, and the key that a browser may hold. Nothing of it is a secret. */
const HostedService = z.object({
  /** Without a trailing slash; null where it is this server itself. */
  url: z.string().nullable(),
  key: z.string(),
})
export type HostedService = z.infer<typeof HostedService>

export const demoArea = {
  about: anyone
    .route({ method: 'GET', path: '/api/demo-area', summary: 'The hosted back end of the demo area; null where none is configured' })
    .output(z.object({ service: HostedService.nullable() })),
}
