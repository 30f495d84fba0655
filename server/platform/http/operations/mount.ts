import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { z } from 'zod'
import { Refusal } from '#contract/errors.ts'
import type { Meta } from '#contract/route.ts'
import { TIME_ZONE_HEADER } from '#contract/time-zone.ts'
import type { Viewer } from '../../access/sessions.ts'
import { asEssential } from '../../db/pool.ts'
import { isOperator } from '../../operator.ts'
import { limitAddress } from '../address.ts'
import { errorAnswerOf } from '../answer.ts'
import type { Caller, Services } from '../context.ts'
import { isFromHere } from '../loopback.ts'
import { timeZoneOf } from '../time-zone.ts'
import { anyViewerOf, bearerOf, shutOut } from '../viewer.ts'
import { boundBodies, senderOf } from './body-bounds.ts'
import { gather, takesFiles, validate } from './input.ts'
import { Progress } from './progress.ts'
import type { Served } from './serve.ts'

const METHODS: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** What an operation is sent that asks for nothing. A GET may carry a query that nobody reads. */
const Nothing = z.strictObject({})

/** Gives every operation its address on the server. */
export function mount(app: FastifyInstance, served: readonly Served[], services: Services) {
  const uploadsDir = join(services.config.dataDir, 'uploads')
  const addresses = new Map<string, Set<string>>()
  const whose = async (request: FastifyRequest) =>
    senderOf(await anyViewerOf(services.sessions, request), isOperator(bearerOf(request), services.config.operatorToken))

  /** Who calls an operation. Where anybody may, a member who is leaving or shut out is anybody, so that they can sign in again. */
  const viewerFor = async (meta: Meta, request: FastifyRequest) => {
    const viewer = await anyViewerOf(services.sessions, request)
    const refusal = viewer && shutOut(viewer, meta)
    if (!refusal) return viewer
    if (meta.access === 'anyone') return null
    throw refusal
  }

  for (const { procedure, answer } of served) {
    const { route, meta, inputSchema } = procedure['~orpc']
    const { method, path, successStatus = 200 } = route
    if (!method || !path) throw new Error('Every operation of the contract states its method and path.')
    const url = path.replaceAll(/\{(\w+)\}/g, ':$1')
    const writes = method !== 'GET' && meta.access !== 'anyone'
    const files = takesFiles(inputSchema)
    const schema = inputSchema ?? (method === 'GET' ? undefined : Nothing)
    addresses.set(url, new Set(addresses.get(url)).add(method))

    const handle = async (request: FastifyRequest, reply: FastifyReply) => {
      const viewer = await viewerFor(meta, request)
      if (!viewer && meta.access !== 'anyone') throw new Refusal('UNAUTHENTICATED')
      if (meta.access === 'staff') refuseOtherRoles(meta, viewer)
      if (writes && viewer) await services.limits[meta.protects ? 'protections' : meta.signals ? 'signals' : 'writes'](viewer.id)

      const { input, clean } = await gather(request, uploadsDir, files)
      const progress = new Progress(request, reply, { offered: meta.streams !== undefined, awaited: files })
      const caller = new RequestCaller(request, reply, progress)
      try {
        const valid = await validate(schema, input)
        const output = await answer(valid, { ...services, caller, viewer })
        if (progress.isWanted) return await progress.end('done', output)
        reply.code(caller.status ?? successStatus).header('cache-control', 'no-store')
        return output instanceof Blob ? sendFile(reply, output) : reply.send(output)
      } catch (error) {
        if (!progress.hasBegun || progress.signal.aborted) throw error
        return await progress.end('refused', errorAnswerOf(error, request).body)
      } finally {
        await clean()
      }
    }

    app.route({
      method,
      url,
      // Files are not read before it is known who sends them.
      ...(!files && boundBodies(meta, whose)),
      handler: meta.essential ? (request, reply) => asEssential(() => handle(request, reply)) : handle,
    })
  }

  for (const [url, methods] of addresses) refuseOthers(app, url, methods)
}

/** The one place that says whether a caller's roles open an operation of the desk. */
function refuseOtherRoles({ roles = [] }: Meta, viewer: Viewer | null) {
  if (viewer?.awaitsFactor) throw new Refusal('FACTOR_NEEDED')
  if (!roles.some((role) => viewer?.roles.includes(role))) throw new Refusal('NOT_YOUR_ROLE')
}

/** A file as an answer; whatever it holds, a browser may not run it. */
async function sendFile(reply: FastifyReply, file: Blob) {
  return reply
    .type(file.type)
    .headers({ 'content-security-policy': "default-src 'none'; sandbox", 'content-disposition': 'inline' })
    .send(Buffer.from(await file.arrayBuffer()))
}

/** Says at an address which methods it answers to. */
export function refuseOthers(app: FastifyInstance, url: string, answered: Set<string>) {
  const allowed = answered.has('GET') ? ['HEAD', ...answered] : [...answered]
  const headers = { allow: allowed.sort().join(', ') }
  app.route({
    method: METHODS.filter((method) => !allowed.includes(method)),
    url,
    onRequest: async () => {
      throw new Refusal('METHOD_NOT_ALLOWED', { headers })
    },
    handler: () => {},
  })
}

/** The other end of a request. What few operations ask for is worked out when they do. */
class RequestCaller implements Caller {
  status: number | undefined
  readonly #request: FastifyRequest
  readonly #reply: FastifyReply
  readonly #progress: Progress

  constructor(request: FastifyRequest, reply: FastifyReply, progress: Progress) {
    this.#request = request
    this.#reply = reply
    this.#progress = progress
  }

  get requestId() {
    return this.#request.id
  }

  get address() {
    return limitAddress(this.#request.ip)
  }

  get bearer() {
    return bearerOf(this.#request)
  }

  get isHere() {
    return isFromHere(this.#request.headers)
  }

  get userAgent() {
    return (this.#request.headers['user-agent'] ?? '').slice(0, 300)
  }

  get timeZone() {
    return timeZoneOf(this.#request.headers[TIME_ZONE_HEADER])
  }

  get cookies() {
    return readCookies(this.#request.headers.cookie)
  }

  setCookie(cookie: string) {
    this.#reply.header('set-cookie', cookie)
  }

  setStatus(status: number) {
    this.status = status
  }

  get signal() {
    return this.#progress.signal
  }

  tell(event: object) {
    return this.#progress.tell(event)
  }
}

function readCookies(header = '') {
  return Object.fromEntries(
    header.split(';').flatMap((pair) => {
      const at = pair.indexOf('=')
      return at < 0 ? [] : [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()]]
    }),
  )
}
