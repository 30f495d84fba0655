import { z } from 'zod'

/** A kind of job. It is declared in the room it belongs to; whoever queues one needs nothing else. */
export type Job<Payload extends object = object> = {
  name: string
  payload: z.ZodType<Payload>
  /** Of several waiting jobs with one key only the first is kept: write what the job will read before it is queued. */
  key?: (payload: Payload) => string
  /** How often a job that failed is tried again. Each wait is twice the one before; after the last it is a failed job. */
  retries: number
  firstWaitSeconds: number
  longestWaitSeconds: number
  /** How often each node looks for one; a job waits half of it on average. */
  pollSeconds: number
  /** When the clock queues it, as cron writes it, in Indian time. */
  cron?: string
  /** Whether every start queues one, so that what fell due while nothing ran is caught up with. */
  atStart: boolean
  /** The name of a job that goes first: none of this kind begins before all of that kind are done that wait at the start. */
  after?: string
}

export function defineJob<Payload extends object>(settings: Pick<Job<Payload>, 'name' | 'payload'> & Partial<Job<Payload>>): Job<Payload> {
  return { retries: 5, firstWaitSeconds: 10, longestWaitSeconds: 3600, pollSeconds: 1, atStart: false, ...settings }
}

/** A job that looks by itself for what is due: the clock queues it, and every start. */
export const defineSweep = (name: string, cron: string): Job =>
  defineJob<object>({ name, payload: z.object({}), key: () => '', cron, atStart: true, pollSeconds: 30 })

/** A kind of job and the one function that does it. A crash repeats it, so it looks at what is left to do. */
export type Work<Context> = {
  job: Job
  run(payload: object, context: Context, signal: AbortSignal): Promise<unknown>
  /** Tells whoever waits for it that its last try failed. Of a job whose node was gone each time nobody can say so. */
  giveUp?(payload: object, context: Context): Promise<unknown>
}

/** `signal` is aborted when the server closes, and when the job has been given to another node. */
export function work<Payload extends object, Context>(
  job: Job<Payload>,
  run: (payload: Payload, context: Context, signal: AbortSignal) => Promise<unknown>,
  giveUp?: (payload: Payload, context: Context) => Promise<unknown>,
): Work<Context> {
  return {
    job: job as unknown as Job,
    run: (payload, context, signal) => run(job.payload.parse(payload), context, signal),
    ...(giveUp && { giveUp: async (payload, context) => giveUp(job.payload.parse(payload), context) }),
  }
}
