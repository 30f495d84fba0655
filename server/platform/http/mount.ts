import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import { limitAddress } from './address.ts'
import type { Caller, Services } from './context.ts'
import { gather, validate } from './input.ts'
import type { Served } from './serve.ts'

const BEARER = /^Bearer ([\w-]{20,200})$/

/** Gives every operation its address on the server. */
export function mount(app: FastifyInstance, served: readonly Served[], services: Services) {
  const uploadsDir = join(services.config.dataDir, 'uploads')

  for (const { procedure, answer } of served) {
    const { route, meta, inputSchema } = procedure['~orpc']
    const { method, path, successStatus = 200 } = route
    if (!method || !path) throw new Error('Every operation of the contract states its method and path.')
    const writes = method !== 'GET' && meta.access !== 'anyone'

    app.route({
      method,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: async (request, reply) => {
        const token = BEARER.exec(request.headers.authorization ?? '')?.[1]
        const viewer = token ? await services.sessions.find(token) : null
        if (!viewer && meta.access !== 'anyone') throw new Refusal('UNAUTHENTICATED')
        if (writes && viewer) await services.limits.writes(viewer.id)

        const { input, clean } = await gather(request, uploadsDir)
        try {
          const valid = await validate(inputSchema, input)
          const output = await answer(valid, { ...services, caller: callerOf(request, reply), viewer })
          return reply.code(successStatus).header('cache-control', 'no-store').send(output)
        } finally {
          await clean()
        }
      },
    })
  }
}

function callerOf(request: FastifyRequest, reply: FastifyReply): Caller {
  return {
    requestId: request.id,
    address: limitAddress(request.ip),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    cookies: readCookies(request.headers.cookie),
    setCookie: (cookie) => void reply.header('set-cookie', cookie),
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
