import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import { limitAddress } from '../platform/http/address.ts'
import type { Services } from '../platform/http/context.ts'
import { serveOutbox } from '../platform/http/mail-page.ts'
import type { DemoArea } from './area.ts'
import { emailIn, mayMail, servedAs } from './rules.ts'
import type { Answered, Asked } from './service-thread.ts'

const OBJECT = 'application/vnd.pgrst.object+json'

/** Whoever asks for the one row that they wrote gets it as an object: the service answers a list of one where others are joined to it. */
function unwrapSingle({ method, headers }: Asked, answered: Answered): Answered {
  const wantsOne = headers.some(([name, value]) => name === 'accept' && value.includes(OBJECT))
  if (method === 'GET' || !wantsOne || answered.status >= 300) return answered
  const rows: unknown = JSON.parse(Buffer.from(answered.body).toString() || 'null')
  return Array.isArray(rows) && rows.length === 1 ? { ...answered, body: Buffer.from(JSON.stringify(rows[0])) } : answered
}

const BODY_MAX_BYTES = 64 * 1024
/** What of a request the service reads; cookies and whatever a proxy adds stay here. */
const PASSED = [
  ...['authorization', 'apikey', 'content-type', 'accept', 'prefer', 'range', 'range-unit', 'user-agent'],
  ...['x-client-info', 'x-supabase-api-version'],
]
/** What of an answer goes out: who may call from where is for our own rules. */
const ANSWERED = new Set(['content-type', 'content-range', 'location', 'preference-applied', 'retry-after', 'www-authenticate'])

/** Hands what is asked of the hosted service to it, as far as it is served at all. */
export function serveDemoArea(app: FastifyInstance, services: Services, area: DemoArea) {
  // Where no mail server is set, whoever signs up finds the link there.
  serveOutbox(app, services.config)
  app.register(async (inner) => {
    inner.removeAllContentTypeParsers()
    inner.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_MAX_BYTES }, (_request, body, done) => done(null, body))
    for (const url of ['/auth/v1/*', '/rest/v1/*'])
      inner.route({
        method: ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE'],
        url,
        handler: async (request, reply) => {
          const asked = await admit(request, services)
          const { status, headers, body } = unwrapSingle(asked, await area.answer(asked))
          reply.code(status).header('cache-control', 'no-store')
          for (const [name, value] of headers) if (ANSWERED.has(name)) reply.header(name, value)
          return reply.send(Buffer.from(body))
        },
      })
  })
}

/** A request as the service is asked, once its try is counted; refuses what is not served. */
async function admit(request: FastifyRequest, { limits, publicUrl }: Services): Promise<Asked> {
  const url = new URL(request.raw.url ?? '/', publicUrl())
  const path = request.raw.url!.split('?')[0]!
  const served = servedAs(path, request.method, url.searchParams.get('grant_type'))
  if (!served) throw new Refusal('NO_SUCH_ADDRESS')
  const body = request.body instanceof Buffer && request.body.length > 0 ? request.body : undefined
  const peerAddress = limitAddress(request.ip)
  if (served.isWrite) await limits.demoWrites(peerAddress)
  if (served.isCounted) {
    await limits.demoAddress(peerAddress)
    const email = emailIn(body)
    if (email) {
      await limits.demoPair(`${peerAddress} ${email}`)
      await limits.demoEmail(email)
    }
  }
  if (mayMail(path, request.method)) await limits.demoMails(peerAddress)
  const headers = PASSED.flatMap((name): [string, string][] => {
    const said = request.headers[name]
    return typeof said === 'string' ? [[name, said]] : []
  })
  return { url: url.href, method: request.method, headers, body, peerAddress }
}
