import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Tracing } from './tracing.ts'

/** On it Node tells of every `fetch` before it is sent. */
const CHANNEL = 'undici:request:create'

type Created = { request: { origin?: string | URL; addHeader(name: string, value: string): void } }

/** Tells the operator's own services, and nobody else, in which trace they are asked. Answers what ends it. */
export function traceOutgoing(services: readonly string[], tracing: Tracing) {
  const origins = new Set(services.map((url) => new URL(url).origin))
  const tell = (message: unknown) => {
    const { request } = message as Created
    if (!origins.has(String(request.origin))) return
    for (const [name, value] of Object.entries(tracing.inject())) request.addHeader(name, value)
  }
  subscribe(CHANNEL, tell)
  return () => unsubscribe(CHANNEL, tell)
}
