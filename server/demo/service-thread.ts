import { Worker } from 'node:worker_threads'
import { Refusal } from '#contract/errors.ts'
import type { Email } from '../platform/mail.ts'
import type { Change } from './live/changes.ts'
import type { ServiceSettings } from './service.ts'

const HEAP_MB = 384
/** What may be asked at once; more is refused. */
const ASKED_MAX = 100
const ANSWER_MAX_MS = 20_000
const CLOSE_MAX_MS = 3000

/** A request as it crosses to the thread, and its answer on the way back. */
export type Asked = { url: string; method: string; headers: [string, string][]; body?: Uint8Array | undefined; peerAddress: string }
export type Answered = { status: number; headers: [string, string][]; body: Uint8Array }

export type ToThread = { kind: 'ask'; no: number; asked: Asked } | { kind: 'handed'; no: number; isQueued: boolean } | { kind: 'close' }
export type ToMain =
  | { kind: 'ready'; key: string }
  | { kind: 'answer'; no: number; answered: Answered | undefined }
  | { kind: 'email'; no: number; email: Email }
  | { kind: 'changed'; change: Change }
  | { kind: 'missed' }

const busy = () => new Refusal('BUSY', { headers: { 'retry-after': '5' } })

/** What the service has done for it: an email queued, a change told, or that changes may have been missed. */
export type Hearing = { queue: (email: Email) => Promise<void>; changed: (change: Change) => void; missed: () => void }

type Waiting = PromiseWithResolvers<Answered> & { late: NodeJS.Timeout }

/** The hosted service in its thread. */
export class ServiceThread {
  readonly #thread: Worker
  readonly #waiting = new Map<number, Waiting>()
  readonly #hearing: Hearing
  readonly #ready = Promise.withResolvers<string>()
  /** Settles once the thread is no more. */
  readonly ended: Promise<void>
  #no = 0

  private constructor(settings: ServiceSettings, hearing: Hearing) {
    this.#hearing = hearing
    this.#thread = new Worker(new URL('./thread.ts', import.meta.url), {
      ...{ workerData: settings, execArgv: [], stdout: true, stderr: true },
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    })
    // What it writes is read by nobody.
    this.#thread.stdout.resume()
    this.#thread.stderr.resume()
    this.#thread.on('message', (message: ToMain) => void this.#hear(message))
    this.#thread.on('error', (fault) => this.#ready.reject(fault))
    this.ended = new Promise((resolve) => {
      this.#thread.once('exit', () => {
        this.#ready.reject(busy())
        for (const no of this.#waiting.keys()) this.#settle(no, undefined)
        resolve()
      })
    })
  }

  /** One that answers; throws why it could not start. */
  static async start(settings: ServiceSettings, hearing: Hearing) {
    const started = new ServiceThread(settings, hearing)
    return { key: await started.#ready.promise, thread: started }
  }

  /** Refuses with BUSY what is too much, what takes too long, and what the service broke off over. */
  answer(asked: Asked): Promise<Answered> {
    if (this.#waiting.size >= ASKED_MAX) return Promise.reject(busy())
    const no = ++this.#no
    const late = setTimeout(() => this.#settle(no, undefined), ANSWER_MAX_MS).unref()
    const waiting = { ...Promise.withResolvers<Answered>(), late }
    this.#waiting.set(no, waiting)
    this.#say({ kind: 'ask', no, asked })
    return waiting.promise
  }

  async close() {
    this.#say({ kind: 'close' })
    const cut = setTimeout(() => void this.#thread.terminate(), CLOSE_MAX_MS)
    await this.ended
    clearTimeout(cut)
  }

  #say = (message: ToThread) => this.#thread.postMessage(message)

  async #hear(message: ToMain) {
    if (message.kind === 'ready') return this.#ready.resolve(message.key)
    if (message.kind === 'answer') return this.#settle(message.no, message.answered)
    if (message.kind === 'changed') return this.#hearing.changed(message.change)
    if (message.kind === 'missed') return this.#hearing.missed()
    const isQueued = await this.#hearing.queue(message.email).then(
      () => true,
      () => false,
    )
    this.#say({ kind: 'handed', no: message.no, isQueued })
  }

  #settle(no: number, answered: Answered | undefined) {
    const waiting = this.#waiting.get(no)
    if (!waiting) return
    this.#waiting.delete(no)
    clearTimeout(waiting.late)
    if (answered) waiting.resolve(answered)
    else waiting.reject(busy())
  }
}
