import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { limitAddress } from '../../platform/http/address.ts'
import type { Services } from '../../platform/http/context.ts'
import { sendKept } from '../../platform/http/plain-page.ts'
import { serveSitemap } from '../../platform/http/sitemap.ts'
import { closedDocument, noPostingDocument, postingDocument, postingLook } from './document.ts'
import { findPublicPosting, openPostings } from './queries.ts'

/** The pages of postings for everybody, and the list of those that are open for search engines. */
export function servePublicPostings(app: FastifyInstance, services: Services) {
  const { db, limits, publicUrl } = services
  app.get<{ Params: { id: string } }>('/p/job/:id', async (request, reply) => {
    await limits.publicPages(limitAddress(request.ip))
    const { data: id } = z.uuid().safeParse(request.params.id)
    const posting = id && (await findPublicPosting(db, id))
    reply.header('content-security-policy', postingLook.policy)
    if (!posting) return sendKept(request, reply.code(404), 'text/html', noPostingDocument())
    if (!posting.isOpen) return sendKept(request, reply.code(410), 'text/html', closedDocument(posting))
    return sendKept(request, reply, 'text/html', postingDocument(posting, `${publicUrl()}/p/job/${posting.id}`))
  })

  serveSitemap(app, services, '/sitemap-jobs.xml', openPostings)
}
