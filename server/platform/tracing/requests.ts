import { SpanKind, SpanStatusCode } from '@opentelemetry/api'
import type { FastifyInstance } from 'fastify'
import type { Tracing } from './tracing.ts'

/** What no pattern was found for. */
const UNKNOWN = 'none'

/** Traces every request by its method and the pattern of its address, never the address itself: that names members. */
export function traceRequests(app: FastifyInstance, tracing: Tracing) {
  app.addHook('onRequest', (request, reply, done) => {
    const { method, headers } = request
    const route = request.routeOptions.url ?? UNKNOWN
    const attributes = { 'http.request.method': method, 'http.route': route, 'wardmates.request': request.id }
    const begun = tracing.begin(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, tracing.extract(headers.traceparent))
    const { raw } = reply
    raw.once('close', () => {
      const { span } = begun
      if (raw.headersSent) span.setAttribute('http.response.status_code', raw.statusCode)
      if (!raw.writableFinished) span.setAttribute('error.type', 'left')
      else if (raw.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    })
    tracing.run(begun, done)
  })
}
