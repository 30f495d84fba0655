import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { attachmentKindOf } from '#contract/attachments.ts'
import { Refusal } from '#contract/errors.ts'
import { Id } from '#contract/page.ts'
import type { Services } from '../../platform/http/context.ts'
import { refuseOthers } from '../../platform/http/operations/mount.ts'
import { readRange } from '../../platform/http/range.ts'
import { viewerOf } from '../../platform/http/viewer.ts'
import { type Kept, openKept } from '../../platform/uploads/kept.ts'
import { attachmentPath, openAttachmentAddresses } from './addresses.ts'
import { findReadable } from './queries.ts'

const PATH = attachmentPath({ conversationId: ':conversationId', id: ':id' })
type Place = { conversationId: string; id: string }

/** Hands out files of messages, whole or in ranges, to whoever can read their message at the moment of each request. */
export function serveAttachments(app: FastifyInstance, services: Services) {
  const addresses = openAttachmentAddresses(services.vault)

  /** Who asks: by the token, or by an address of theirs while the session lasts in which it was made. */
  async function readerOf(request: FastifyRequest, place: Place): Promise<string> {
    const viewer = await viewerOf(services.sessions, request)
    if (viewer) return viewer.id
    const { viewer: viewerId, session: sessionId, until, sig } = request.query as Record<string, unknown>
    if (![viewerId, sessionId].every(isId) || typeof until !== 'string' || typeof sig !== 'string') throw new Refusal('UNAUTHENTICATED')
    const made = { ...place, viewerId: viewerId as string, sessionId: sessionId as string }
    if (!addresses.holds(made, { until, sig }, Date.now())) throw new Refusal('NOT_FOUND')
    if ((await services.sessions.endsAt(made.sessionId)) <= Date.now()) throw new Refusal('NOT_FOUND')
    return made.viewerId
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: PATH,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const { conversationId, id } = request.params as Place
      if (![conversationId, id].every(isId)) throw new Refusal('NOT_FOUND')
      const place = { conversationId: conversationId.toLowerCase(), id: id.toLowerCase() }
      const [file] = await findReadable(services.db, await readerOf(request, place), [place.id], place.conversationId)
      if (!file) throw new Refusal('NOT_FOUND')
      return sendKept(services, request, reply, file)
    },
  })
  refuseOthers(app, PATH, new Set(['GET']))
}

const isId = (value: unknown) => Id.safeParse(value).success

/** Whatever a file holds, a browser may not run it, draws only pictures and films, and keeps nothing of it. */
function sendKept(services: Services, { headers, method }: FastifyRequest, reply: FastifyReply, { id, sizeBytes, type }: Kept) {
  const etag = `"${id}"`
  const range = headers['if-range'] === undefined || headers['if-range'] === etag ? readRange(headers.range, sizeBytes) : undefined
  const { from, to } = range ?? { from: 0, to: sizeBytes }
  reply
    .code(range ? 206 : 200)
    .type(type === 'text/plain' ? 'text/plain; charset=utf-8' : type)
    .headers({
      'accept-ranges': 'bytes',
      'cache-control': 'no-store',
      'content-disposition': attachmentKindOf(type) === 'document' ? 'attachment' : 'inline',
      'content-length': to - from,
      'content-security-policy': "default-src 'none'; sandbox",
      etag,
      ...(range && { 'content-range': `bytes ${from}-${to - 1}/${sizeBytes}` }),
      ...(services.config.webOrigins.length > 0 && { 'cross-origin-resource-policy': 'cross-origin' }),
    })
  return method === 'HEAD' ? reply.send() : reply.send(openKept(services, id, { from, to }))
}
