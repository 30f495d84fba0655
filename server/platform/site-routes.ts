import { sql } from 'kysely'
import type { Site } from '#contract/site.ts'
import { site } from '#contract/site.ts'
import { serve } from './http/serve.ts'

/** Answers what this installation is and whether it is well. */
export const siteRoutes = (demoMember: Site['demoMember'], version: string) =>
  serve(site, {
    about: async (_nothing, { config }) => ({ googleClientId: config.google?.clientId ?? null, demoMember }),

    health: async (_nothing, { db, log }) => {
      const reachable = await sql`select 1`.execute(db).then(
        () => true,
        (error) => {
          log.error({ err: error }, 'database out of reach')
          return false
        },
      )
      return {
        status: reachable ? 'ok' : 'degraded',
        message: reachable ? 'Backend is healthy!' : 'The database is out of reach.',
        database: reachable ? 'ok' : 'unreachable',
        version,
        uptimeSeconds: Math.round(process.uptime()),
      }
    },
  })
