import { SpanKind } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, type SpanExporter, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Work } from '../jobs/job.ts'
import type { Log } from '../log.ts'
import { traceOutgoing } from './outgoing.ts'
import { traceRequests } from './requests.ts'
import type { TracingSettings } from './settings.ts'
import { traceStatements } from './statements.ts'
import { Tracing } from './tracing.ts'

/** How long a collector is waited for, also by a close. */
const SEND_MS = 3000

type Traced = { app: FastifyInstance; pool: pg.Pool; version: string; log: Pick<Log, 'warn'> }

/** Traces requests, statements and jobs for a collector that speaks OTLP. It is imported where one is set, and nowhere else. */
export function openTraces({ url, headers, service, share, services }: TracingSettings, { app, pool, version, log }: Traced) {
  const exporter = warning(new OTLPTraceExporter({ url, headers, timeoutMillis: SEND_MS }), log)
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.version': version }),
    // By the trace's id alone: whether a caller keeps their own part of it decides nothing.
    sampler: new TraceIdRatioBasedSampler(share),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: SEND_MS })],
  })
  const tracing = new Tracing(provider.getTracer(service, version))
  const endOutgoing = traceOutgoing(services, tracing)
  traceRequests(app, tracing)
  traceStatements(pool, tracing)

  return {
    /** The same works, each a trace of its own whenever it is done. */
    jobs: <Context>(works: readonly Work<Context>[]): Work<Context>[] =>
      works.map((one) => ({
        ...one,
        run: (payload, context, signal) =>
          tracing.within(`job ${one.job.name}`, { kind: SpanKind.CONSUMER }, () => one.run(payload, context, signal)),
      })),
    /** Sends what has not been sent; what the collector does not take by then is lost. */
    async close() {
      endOutgoing()
      await provider.shutdown().catch(() => {})
    },
  }
}

/** The same exporter, which warns once that the collector takes nothing, until it does again. */
function warning(exporter: OTLPTraceExporter, log: Pick<Log, 'warn'>): SpanExporter {
  let isTaken = true
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        if (result.error && isTaken) log.warn({ reason: reasonOf(result.error) }, 'the collector takes no traces')
        isTaken = !result.error
        done(result)
      })
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush(),
  }
}

/** A host with several addresses that all refuse is an error without a message. */
const reasonOf = ({ message, code }: Error & { code?: unknown }) => message || String(code)
