import type { FastifyInstance, FastifyReply } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import type { Db } from '../db/client.ts'
import { type Addresses, imageIdOf } from '../files/addresses.ts'
import { IMAGE_PLACE } from '../files/images.ts'
import type { FileStore } from '../files/store.ts'

type Served = { db: Db; store: FileStore; addresses: Addresses; elsewhere: boolean }
type Asked = { Params: { name: string }; Querystring: { until?: unknown; sig?: unknown } }

/**
 * Hands out stored pictures to whoever holds an address that was made for them; a wrong one, one that is over and none are answered as if
 * nothing were there. Whatever a file holds, a browser may not run it, and keeps it no longer than its address holds. Other sites' pages may
 * show it only where `elsewhere` says that some of them are ours.
 */
export function serveFiles(app: FastifyInstance, { db, store, addresses, elsewhere }: Served) {
  app.get<Asked>('/files/:name', async ({ params, query }, reply) => {
    const path = `/files/${params.name}`
    const id = imageIdOf(path)
    const left = addresses.secondsLeft(path, query, Date.now())
    if (!id || left === 0) throw new Refusal('NOT_FOUND')
    reply.headers({
      'cache-control': `private, max-age=${left}, immutable`,
      ...(elsewhere && { 'cross-origin-resource-policy': 'cross-origin' }),
    })
    return sendStored(reply, { db, store }, id)
  })
}

/** The bytes of a stored picture; whoever asks for them has been found to be allowed to. */
export async function sendStored(reply: FastifyReply, { db, store }: Pick<Served, 'db' | 'store'>, id: string) {
  const row = await db.selectFrom('file').select('mime').where('id', '=', id).executeTakeFirst()
  const file = row && (await store.open(id, IMAGE_PLACE))
  if (!file) throw new Refusal('NOT_FOUND')
  return reply
    .type(row.mime)
    .headers({
      'content-length': file.sizeBytes,
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': 'inline',
    })
    .send(file.stream)
}
