import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import { UPLOAD_HOURS, UPLOADS_PATH } from '#contract/uploads.ts'
import { limitAddress } from '../http/address.ts'
import type { Services } from '../http/context.ts'
import { refuseOthers } from '../http/operations/mount.ts'
import { viewerOf } from '../http/viewer.ts'
import { begin } from './begin.ts'
import { budgetOf } from './budget.ts'
import { CHECKSUMS, readChecksum } from './checksum.ts'
import type { UploadKind } from './kind.ts'
import { getUpload, removeUpload, type UploadRow } from './queries.ts'
import { receive } from './receive.ts'
import { Requests } from './requests.ts'
import { settle } from './settle.ts'

const VERSION = '1.0.0'
const PIECE = 'application/offset+octet-stream'
const ONE = `${UPLOADS_PATH}/:id`
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const closing = { headers: { connection: 'close' } }

/** Answers the tus protocol: files of members in pieces, each kind as its room has registered it. */
export function serveUploads(app: FastifyInstance, services: Services, kinds: readonly UploadKind[]) {
  const { db, sessions } = services
  const requests = new Requests()
  const kindOf = (name: string | undefined) => {
    const kind = kinds.find((one) => one.name === name)
    if (!kind) throw new Refusal('BAD_INPUT', { words: 'Upload-Metadata names no kind of file that is taken here.' })
    return kind
  }
  const member = async (request: FastifyRequest) => {
    const viewer = await viewerOf(sessions, request)
    if (!viewer) throw new Refusal('UNAUTHENTICATED', closing)
    if (request.headers['tus-resumable'] !== VERSION) throw new Refusal('TUS_VERSION', { headers: { 'tus-version': VERSION } })
    return viewer.id
  }
  const budgetFor = (memberId: string, request: FastifyRequest) => budgetOf(services, memberId, limitAddress(request.ip))
  /** Of a member alone; to everybody else it is as if nothing were there. */
  const own = async (memberId: string, request: FastifyRequest) => {
    const { id } = request.params as { id: string }
    if (!UUID.test(id)) throw new Refusal('NOT_FOUND', closing)
    await getUpload(db, memberId, id)
    // Whoever asks has no other request for it any more.
    await requests.end(id)
    return getUpload(db, memberId, id)
  }

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // Nothing of a body is read before it is known whose upload it belongs to.
    scope.addContentTypeParser(PIECE, (_request, body, done) => done(null, body))
    scope.addHook('onSend', async (_request, reply) => void reply.headers({ 'tus-resumable': VERSION, 'cache-control': 'no-store' }))

    scope.options(UPLOADS_PATH, (_request, reply) =>
      reply
        .code(204)
        .headers({
          'tus-version': VERSION,
          'tus-extension': 'creation,expiration,termination,checksum',
          'tus-checksum-algorithm': CHECKSUMS.join(','),
          'tus-max-size': Math.max(...kinds.map(({ maxBytes }) => maxBytes)),
        })
        .send(),
    )

    scope.post(UPLOADS_PATH, async (request, reply) => {
      const memberId = await member(request)
      const upload = await begin(services, kindOf, { memberId, budget: budgetFor(memberId, request), headers: request.headers })
      // Beside this address, whatever name and path proxies give it.
      return reply
        .code(201)
        .headers({ ...expiry(upload), location: `uploads/${upload.id}` })
        .send()
    })

    scope.head(ONE, async (request, reply) => {
      const upload = await own(await member(request), request)
      return reply.headers({ ...expiry(upload), ...offset(upload.received_bytes), 'upload-length': upload.size_bytes }).send()
    })

    scope.patch(ONE, async (request, reply) => {
      const memberId = await member(request)
      const budget = budgetFor(memberId, request)
      // At once: what is cut off before it is read is lost.
      const [upload] = await Promise.all([own(memberId, request), budget.fits(1)])
      const body = request.body as Readable | undefined
      if (!body) throw new Refusal('UNSUPPORTED_TYPE')
      if (request.headers['upload-offset'] !== String(upload.received_bytes))
        throw new Refusal('UPLOAD_MOVED', { headers: { 'upload-offset': String(upload.received_bytes) } })
      if (Number(request.headers['content-length'] ?? 0) > upload.size_bytes - upload.received_bytes)
        throw new Refusal('TOO_LARGE', closing)
      const checksum = readChecksum(request.headers['upload-checksum'] as string | undefined)
      return answerPiece(reply, upload, () => requests.run(upload.id, body, () => receive(services, upload, { body, budget, checksum })))
    })

    scope.delete(ONE, async (request, reply) => {
      const upload = await own(await member(request), request)
      await db.transaction().execute((tx) => removeUpload(tx, upload))
      return reply.code(204).send()
    })

    refuseOthers(scope, UPLOADS_PATH, new Set(['POST', 'OPTIONS']))
    refuseOthers(scope, ONE, new Set(['HEAD', 'PATCH', 'DELETE']))
  })

  async function answerPiece(reply: FastifyReply, upload: UploadRow, work: () => Promise<number>) {
    const received_bytes = await work()
    await settle(services, kindOf(upload.kind), { ...upload, received_bytes })
    return reply
      .code(204)
      .headers({ ...offset(received_bytes), 'upload-expires': inHours(UPLOAD_HOURS) })
      .send()
  }
}

const offset = (bytes: number) => ({ 'upload-offset': bytes })
const expiry = ({ expires_at }: UploadRow) => ({ 'upload-expires': expires_at.toUTCString() })
const inHours = (hours: number) => new Date(Date.now() + hours * 3600_000).toUTCString()
