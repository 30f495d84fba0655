import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  type Span,
  type SpanOptions,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'

const w3c = new W3CTraceContextPropagator()

/** A span, and the context of those within it. */
type Begun = { span: Span; context: Context }

/** Makes spans, and knows within which one code runs at this moment. */
export class Tracing {
  readonly #tracer: Tracer
  readonly #context = new AsyncLocalStorage<Context>()

  constructor(tracer: Tracer) {
    this.#tracer = tracer
  }

  /** Whether what is asked at this moment belongs to a span: not of a trace that is not kept, nor after its span has ended. */
  get isRecording() {
    const context = this.#context.getStore()
    return context !== undefined && trace.getSpan(context)?.isRecording() === true
  }

  /** Begins a span within the one of this moment, or within `parent`. Whoever begins it ends it. */
  begin(name: string, options: SpanOptions, parent: Context = this.#context.getStore() ?? ROOT_CONTEXT): Begun {
    const span = this.#tracer.startSpan(name, options, parent)
    return { span, context: trace.setSpan(parent, span) }
  }

  run<T>({ context }: Begun, work: () => T): T {
    return this.#context.run(context, work)
  }

  /** Does work as a span of its own. */
  async within<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> {
    const begun = this.begin(name, options)
    try {
      return await this.run(begun, work)
    } catch (error) {
      failed(begun.span, error)
      throw error
    } finally {
      begun.span.end()
    }
  }

  /** The trace that whoever asks says they are in (W3C Trace Context); a new one where they say nothing that can be read. */
  extract(traceparent: unknown): Context {
    // Without `tracestate`, which would go on to the collector and to services with whatever a stranger wrote there.
    return w3c.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter)
  }

  /** The headers that tell another service in which trace it is asked. */
  inject(): Record<string, string> {
    const headers: Record<string, string> = {}
    w3c.inject(this.#context.getStore() ?? ROOT_CONTEXT, headers, defaultTextMapSetter)
    return headers
  }
}

/** A fault by its kind alone: its words may be those of a member. */
export function failed(span: Span, error: unknown) {
  const { name, code } = error as Partial<{ name: string; code: unknown }>
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.setAttribute('error.type', typeof code === 'string' ? code : (name ?? 'unknown'))
}
