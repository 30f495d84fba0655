import type { FastifyInstance } from 'fastify'
import { Refusal } from '#contract/errors.ts'
import { bearerOf } from '../http/viewer.ts'
import type { Log } from '../log.ts'
import { isOperator } from '../operator.ts'
import { type Measured, measuresOf } from './measures.ts'
import { Metrics } from './registry.ts'

const PATH = '/metrics'
/** What no pattern was found for. */
const UNKNOWN = 'none'

/** Measures every answer, and hands the numbers to whoever bears the token; to others, and without a token to anybody, there is no such address. */
export function serveMetrics(app: FastifyInstance, token: string | undefined, measured: Measured & { log: Pick<Log, 'warn'> }) {
  if (token === undefined) return
  const metrics = new Metrics(measuresOf(measured), measured.log)
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    metrics.answered({ method, route: routeOptions.url ?? UNKNOWN, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get(PATH, async (request, reply) => {
    if (!isOperator(bearerOf(request), token)) throw new Refusal('NO_SUCH_ADDRESS')
    return reply
      .type(metrics.type)
      .header('cache-control', 'no-store')
      .send(await metrics.text())
  })
}
