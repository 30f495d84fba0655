import type { FastifyInstance, FastifyReply } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import type { Db } from '../db/client.ts'
import { type Addresses, imageIdOf } from '../files/addresses.ts'
import { findRendition, IMAGE_PLACE, type PictureKind } from '../files/images.ts'
import type { FileStore } from '../files/store.ts'

type Served = { db: Db; store: FileStore; addresses: Addresses; elsewhere: boolean }
type Asked = { Params: { name: string }; Querystring: { until?: unknown; sig?: unknown; w?: unknown } }
/** What is wanted in place of the whole picture: at least so wide, and of these kinds. */
type Narrower = { width: number; accepted: readonly string[] }

/** Which width an address asks for does not belong to what is signed: whoever may see the whole may see less of it. */
export function narrowerOf(w: unknown, accept = ''): Narrower | undefined {
  if (typeof w !== 'string' || !/^\d{1,4}$/.test(w)) return undefined
  return { width: Number(w), accepted: accept.includes('image/avif') ? ['image/avif', 'image/webp'] : ['image/webp'] }
}

/**
 * Hands out stored pictures to whoever holds an address that was made for them; a wrong one, one that is over and none are answered as if
 * nothing were there. Whatever a file holds, a browser may not run it, and keeps it no longer than its address holds. Other sites' pages may
 * show it only where `elsewhere` says that some of them are ours.
 */
export function serveFiles(app: FastifyInstance, { db, store, addresses, elsewhere }: Served) {
  app.get<Asked>('/files/:name', async ({ params, query, headers }, reply) => {
    const path = `/files/${params.name}`
    const id = imageIdOf(path)
    const left = addresses.secondsLeft(path, query, Date.now())
    if (!id || left === 0) throw new Refusal('NOT_FOUND')
    reply.headers({
      'cache-control': `private, max-age=${left}, immutable`,
      vary: 'accept',
      ...(elsewhere && { 'cross-origin-resource-policy': 'cross-origin' }),
    })
    return sendStored(reply, { db, store }, id, narrowerOf(query.w, headers.accept))
  })
}

/** The bytes of a stored picture of this kind; whoever asks for them has been found to be allowed to. */
export async function sendStored(reply: FastifyReply, { db, store }: Kept, id: string, narrower?: Narrower, kind: PictureKind = 'image') {
  const whole = await db.selectFrom('file').select('mime').where('id', '=', id).where('kind', '=', kind).executeTakeFirst()
  if (!whole) throw new Refusal('NOT_FOUND')
  const found = (narrower && (await openRendition({ db, store }, id, narrower))) ?? (await openWhole(store, id, whole.mime))
  if (!found) throw new Refusal('NOT_FOUND')
  const { mime, file } = found
  return reply
    .type(mime)
    .headers({
      'content-length': file.sizeBytes,
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': 'inline',
    })
    .send(file.stream)
}

type Kept = Pick<Served, 'db' | 'store'>

async function openWhole(store: FileStore, id: string, mime: string) {
  const file = await store.open(id, IMAGE_PLACE)
  return file && { mime, file }
}

/** Nothing too where a stop came between its row and its bytes. */
async function openRendition({ db, store }: Kept, id: string, narrower: Narrower) {
  const row = await findRendition(db, id, narrower)
  const file = row && (await store.open(row.id, IMAGE_PLACE))
  return file && { mime: row.mime, file }
}
