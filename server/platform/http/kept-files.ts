import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import { Id } from '#contract/page.ts'
import type { ReaderAddresses } from '../files/reader-addresses.ts'
import { type Kept, openKept } from '../uploads/kept.ts'
import type { Range } from '../uploads/parts.ts'
import type { Services } from './context.ts'
import { readRange } from './range.ts'
import { viewerOf } from './viewer.ts'

export const isId = (value: unknown) => Id.safeParse(value).success

/** Who asks for what lies at a path: by the token, or by an address of theirs while the session lasts in which it was made. */
export async function readerOf(services: Services, addresses: ReaderAddresses, request: FastifyRequest, path: string): Promise<string> {
  const viewer = await viewerOf(services.sessions, request)
  return viewer ? viewer.id : holderOf(services, addresses, request, path)
}

/** The same by an address alone. */
export async function holderOf({ sessions }: Services, addresses: ReaderAddresses, request: FastifyRequest, path: string): Promise<string> {
  const { viewer: viewerId, session: sessionId, until, sig } = request.query as Record<string, unknown>
  if (![viewerId, sessionId].every(isId) || typeof until !== 'string' || typeof sig !== 'string') throw new Refusal('UNAUTHENTICATED')
  const made = { path, viewerId: viewerId as string, sessionId: sessionId as string }
  if (!addresses.holds(made, { until, sig }, Date.now())) throw new Refusal('NOT_FOUND')
  if ((await sessions.endsAt(made.sessionId)) <= Date.now()) throw new Refusal('NOT_FOUND')
  return made.viewerId
}

type Sent = Pick<Kept, 'id' | 'sizeBytes' | 'type'>

/** A kept file as `sendRange` sends it. */
export const sendKept = (services: Services, request: FastifyRequest, reply: FastifyReply, file: Sent, disposition: string) =>
  sendRange(services, request, reply, { ...file, open: (range) => openKept(services, file.id, range) }, disposition)

/** Whatever a file holds, a browser may not run it, draws it only where `disposition` begins with inline, and keeps nothing of it. */
export function sendRange(
  services: Services,
  { headers, method }: FastifyRequest,
  reply: FastifyReply,
  { id, sizeBytes, type, open }: Sent & { open: (range: Range) => Readable },
  disposition: string,
) {
  const etag = `"${id}"`
  const range = headers['if-range'] === undefined || headers['if-range'] === etag ? readRange(headers.range, sizeBytes) : undefined
  const { from, to } = range ?? { from: 0, to: sizeBytes }
  reply
    .code(range ? 206 : 200)
    .type(type === 'text/plain' ? 'text/plain; charset=utf-8' : type)
    .headers({
      'accept-ranges': 'bytes',
      'cache-control': 'no-store',
      'content-disposition': disposition,
      'content-length': to - from,
      'content-security-policy': "default-src 'none'; sandbox",
      etag,
      ...(range && { 'content-range': `bytes ${from}-${to - 1}/${sizeBytes}` }),
      ...(services.config.webOrigins.length > 0 && { 'cross-origin-resource-policy': 'cross-origin' }),
    })
  return method === 'HEAD' ? reply.send() : reply.send(open({ from, to }))
}
