import type { FastifyInstance } from 'fastify'
import { BY_COOKIE } from '#contract/by-cookie.ts'
import { TIME_ZONE_HEADER } from '#contract/time-zone.ts'
import { UPLOADS_PATH } from '#contract/uploads.ts'

const PREFLIGHT_KEPT_S = 2 * 3600

/** What files are sent in pieces with. */
const UPLOAD_HEADERS = 'tus-resumable, upload-length, upload-metadata, upload-offset, upload-checksum'

/** Lets pages of other origins call the API and read its answers: of these, and of no other. */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]) {
  if (origins.length === 0) return
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?')[0]!
    if (!path.startsWith('/api/')) return
    reply.header('vary', 'origin')
    const { origin, 'access-control-request-method': asked } = request.headers
    if (!origin || !origins.includes(origin)) return
    reply.header('access-control-allow-origin', origin)
    const uploads = path.startsWith(UPLOADS_PATH)
    if (uploads) reply.header('access-control-expose-headers', 'location, upload-offset, upload-length, upload-expires')
    if (BY_COOKIE.includes(path)) reply.header('access-control-allow-credentials', 'true')
    if (request.method !== 'OPTIONS' || asked === undefined) return
    return reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
        'access-control-allow-headers': `authorization, content-type, ${uploads ? UPLOAD_HEADERS : TIME_ZONE_HEADER}`,
        'access-control-max-age': PREFLIGHT_KEPT_S,
      })
      .send()
  })
}
