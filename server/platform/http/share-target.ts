import type { FastifyInstance } from 'fastify'
import { SHARE_PATH, TAKES_SHARED } from '#contract/share-target.ts'

/**
 * What another app shares is kept by the worker and reaches no server. A browser that has lost its worker sends it here: it is not read, and
 * the page that it leads to says that nothing came.
 */
export async function takeUnkept(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _body, done) => done(null))
  app.post(SHARE_PATH, (_, reply) => reply.redirect(TAKES_SHARED, 303))
}
