import { z } from 'zod'
import { anyone, essential } from './route.ts'

/** What a page must know of this installation before anybody signs in. No secret belongs here. */
export const Site = z.object({
  googleClientId: z.string().nullable(),
  /** The script of Google's identity prompt; null where there is no Google, or the prompt is off. */
  googlePrompt: z.string().nullable(),
  /** A member of the sample community whom anybody on the server's own machine may sign in as; only there, and in a seeded database. */
  demoMember: z.object({ name: z.string(), email: z.string(), password: z.string() }).nullable(),
})
export type Site = z.infer<typeof Site>

const Health = z.object({
  /** degraded: much is answered, but not everything. */
  status: z.enum(['ok', 'degraded', 'unavailable']),
  message: z.string(),
  database: z.enum(['ok', 'unreachable']),
  version: z.string(),
  uptimeSeconds: z.number(),
})
export type Health = z.infer<typeof Health>

export const site = {
  about: anyone.route({ method: 'GET', path: '/api/site', summary: 'Public settings of this installation' }).output(Site),
  alive: essential
    .route({ method: 'GET', path: '/api/alive', summary: 'Whether the server answers, however its database is' })
    .output(z.object({ status: z.literal('alive') })),
  health: essential.route({ method: 'GET', path: '/api/health', summary: 'Whether the server and its database answer' }).output(Health),
}
