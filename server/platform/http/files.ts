import type { FastifyInstance } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import { Id } from '#contract/page.ts'
import type { Db } from '../db/client.ts'
import type { FileStore } from '../files/store.ts'

/**
 * Hands out stored pictures by their unguessable name; whatever they hold, a browser may not run it. Other sites' pages may show them
 * only where `elsewhere` says that some of them are ours.
 */
export function serveFiles(app: FastifyInstance, db: Db, store: FileStore, { elsewhere }: { elsewhere: boolean }) {
  app.get<{ Params: { id: string } }>('/files/:id', async (request, reply) => {
    const id = request.params.id.replace(/\.webp$/, '')
    if (!Id.safeParse(id).success) throw new Refusal('NOT_FOUND')
    const row = await db.selectFrom('file').select('mime').where('id', '=', id).executeTakeFirst()
    const file = row && (await store.open(id))
    if (!file) throw new Refusal('NOT_FOUND')
    return reply
      .type(row.mime)
      .headers({
        'content-length': file.sizeBytes,
        'cache-control': 'private, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'content-disposition': 'inline',
        ...(elsewhere && { 'cross-origin-resource-policy': 'cross-origin' }),
      })
      .send(file.stream)
  })
}
