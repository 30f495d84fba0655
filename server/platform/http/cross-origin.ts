import type { FastifyInstance } from 'fastify'
import { BY_COOKIE } from '#contract/by-cookie.ts'
import { TIME_ZONE_HEADER } from '#contract/time-zone.ts'
import { UPLOADS_PATH } from '#contract/uploads.ts'

const PREFLIGHT_KEPT_S = 2 * 3600

/** What is sent with a request beside who asks and what its body is, and what of the answer's headers a page may read, by the path it begins with. */
const HEADERS = [
  {
    paths: [UPLOADS_PATH],
    sent: 'tus-resumable, upload-length, upload-metadata, upload-offset, upload-checksum',
    read: 'location, upload-offset, upload-length, upload-expires',
  },
  {
    paths: ['/auth/v1/', '/rest/v1/'],
    sent: 'apikey, prefer, range, range-unit, accept-profile, content-profile, x-client-info, x-retry-count, x-supabase-api-version',
    read: 'content-range, preference-applied, retry-after',
  },
  { paths: ['/api/'], sent: TIME_ZONE_HEADER, read: undefined },
]

/** Lets pages of other origins call the API and the demo area's service, and read its answers: of these, and of no other. */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]) {
  if (origins.length === 0) return
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?')[0]!
    const known = HEADERS.find(({ paths }) => paths.some((start) => path.startsWith(start)))
    if (!known) return
    reply.header('vary', 'origin')
    const { origin, 'access-control-request-method': asked } = request.headers
    if (!origin || !origins.includes(origin)) return
    reply.header('access-control-allow-origin', origin)
    if (known.read) reply.header('access-control-expose-headers', known.read)
    if (BY_COOKIE.includes(path)) reply.header('access-control-allow-credentials', 'true')
    if (request.method !== 'OPTIONS' || asked === undefined) return
    return reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
        'access-control-allow-headers': `authorization, content-type, ${known.sent}`,
        'access-control-max-age': PREFLIGHT_KEPT_S,
      })
      .send()
  })
}
