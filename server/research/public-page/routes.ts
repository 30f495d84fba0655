import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { limitAddress } from '../../platform/http/address.ts'
import type { Services } from '../../platform/http/context.ts'
import { sendKept } from '../../platform/http/plain-page.ts'
import { serveSitemap } from '../../platform/http/sitemap.ts'
import { noPaperDocument, paperDocument, paperLook } from './document.ts'
import { findPublicPaper, publicPapers } from './queries.ts'

/** The pages of papers that everybody may find, and the list of them for search engines. */
export function servePublicPapers(app: FastifyInstance, services: Services) {
  const { db, limits, publicUrl } = services
  app.get<{ Params: { id: string } }>('/p/paper/:id', async (request, reply) => {
    await limits.publicPages(limitAddress(request.ip))
    const { data: id } = z.uuid().safeParse(request.params.id)
    const paper = id && (await findPublicPaper(db, id))
    reply.code(paper ? 200 : 404).header('content-security-policy', paperLook.policy)
    return sendKept(request, reply, 'text/html', paper ? paperDocument(paper, `${publicUrl()}/p/paper/${paper.id}`) : noPaperDocument(id))
  })

  serveSitemap(app, services, '/sitemap-papers.xml', publicPapers)
}
