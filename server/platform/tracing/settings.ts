import { z } from 'zod'

/** A name and its value, percent-encoded, on the two sides of a =. */
function pairOf(pair: string): [name: string, value: string] {
  const at = pair.indexOf('=')
  if (at < 1) throw new Error('There is no name.')
  return [pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())]
}

/** Pairs with commas between them, as OpenTelemetry writes headers. */
const Pairs = z
  .string()
  .default('')
  .transform((text, context) => {
    try {
      return Object.fromEntries(text.split(',').flatMap((pair) => (pair.trim() ? [pairOf(pair)] : [])))
    } catch {
      context.addIssue('write name=value with commas between them, percent-encoded')
      return z.NEVER
    }
  })

export const tracingSettings = {
  /** Collector that traces are sent to by OTLP over HTTP, as far as the path before /v1/traces; without it nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** Headers for it, as name=value with commas between them, percent-encoded. */
  OTEL_EXPORTER_OTLP_HEADERS: Pairs,
  /** What this product is called there. */
  OTEL_SERVICE_NAME: z.string().min(1).default('wardmates'),
  /** Of all traces, the share that is kept. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
}

const Environment = z.object(tracingSettings)

/** Where traces go, and which services of the operator's are told of them; nowhere without a collector. */
export function tracingOf(env: z.infer<typeof Environment>, services: readonly (string | undefined)[]) {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined
  return {
    url: `${env.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/$/, '')}/v1/traces`,
    headers: env.OTEL_EXPORTER_OTLP_HEADERS,
    service: env.OTEL_SERVICE_NAME,
    share: env.OTEL_TRACES_SAMPLER_ARG,
    services: services.flatMap((url) => url ?? []),
  }
}
export type TracingSettings = NonNullable<ReturnType<typeof tracingOf>>
