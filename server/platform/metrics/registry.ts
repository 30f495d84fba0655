import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Log } from '../log.ts'

/** A number that is asked for when somebody looks. */
export type Measure = { name: string; help: string; label?: string; read: () => Promise<Readings> | Readings }
/** One number, or one for each value of the label. */
type Readings = number | Record<string, number>

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** What this process measures, in Prometheus' words: of the process itself, of the requests that it answered, and what is read on demand. */
export class Metrics {
  readonly #registry = new Registry()
  readonly #requests: Histogram<'method' | 'route' | 'status'>

  constructor(measures: readonly Measure[], log: Pick<Log, 'warn'>) {
    collectDefaultMetrics({ register: this.#registry })
    this.#requests = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the arrival of a request until its answer was sent.',
      labelNames: ['method', 'route', 'status'],
      buckets: SECONDS,
      registers: [this.#registry],
    })
    for (const measure of measures) this.#add(measure, log)
  }

  /** `route` is the pattern that an address was found under, never the address itself: that names members. */
  answered(request: { method: string; route: string; status: number }, seconds: number) {
    this.#requests.observe({ ...request, status: String(request.status) }, seconds)
  }

  text = () => this.#registry.metrics()
  type = this.#registry.contentType

  #add({ name, help, label, read }: Measure, log: Pick<Log, 'warn'>) {
    new Gauge({
      name,
      help,
      labelNames: label ? [label] : [],
      registers: [this.#registry],
      async collect() {
        this.reset()
        try {
          const found = await read()
          if (typeof found === 'number') this.set(found)
          else for (const [value, number] of Object.entries(found)) this.set({ [label!]: value }, number)
        } catch (error) {
          // What cannot be read now has no number, rather than an old one.
          if (!label) this.remove()
          log.warn({ err: error, metric: name }, 'not measured')
        }
      },
    })
  }
}
