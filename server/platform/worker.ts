import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads'
import { Refusal } from '#contract/errors.ts'
import type { Call, Reply } from './worker-starter.ts'

const HEAP_MB = 256
/** Whoever has waited so long is told to come again. */
const WAIT_SECONDS = 30

type Task<In, Out> = { input: In; done: (output: Out) => void; failed: (fault: unknown) => void; late: NodeJS.Timeout }
type Functions = Record<string, (...asked: never[]) => Promise<unknown>>
export type WorkerOptions = {
  /** What may wait; more is refused. */ queue: number /** How long one task may take. */
  seconds: number /** How long one may wait for its turn. */
  waitSeconds?: number
}

/** A thread for work on texts from outside, which may take long and must not hold up any request. It begins with its first task. */
export class TaskWorker<In, Out> {
  readonly #file: URL
  readonly #options: WorkerOptions
  readonly #functions: Functions | undefined
  readonly #waiting: Task<In, Out>[] = []
  #thread: Worker | undefined
  #current: Task<In, Out> | undefined
  #timer: NodeJS.Timeout | undefined

  /** `file` answers each message with one; `functions` are what it may ask for meanwhile, by `starter()`. */
  constructor(file: URL, options: WorkerOptions, functions?: Functions) {
    this.#file = file
    this.#options = options
    this.#functions = functions
  }

  run(input: In): Promise<Out> {
    if (this.#waiting.length >= this.#options.queue) return Promise.reject(busy())
    return new Promise((done, failed) => {
      const late = setTimeout(() => this.#dismiss(task), (this.#options.waitSeconds ?? WAIT_SECONDS) * 1000).unref()
      const task: Task<In, Out> = { input, done, failed, late }
      this.#waiting.push(task)
      this.#next()
    })
  }

  async close() {
    for (const task of [...this.#waiting]) this.#dismiss(task)
    await this.#end(busy())
  }

  #next() {
    if (this.#current) return
    this.#current = this.#waiting.shift()
    if (!this.#current) return
    clearTimeout(this.#current.late)
    try {
      this.#thread ??= this.#begin()
    } catch (fault) {
      // The system has no room for a thread. The next task tries again.
      this.#settle()?.failed(fault)
      this.#next()
      return
    }
    this.#thread.ref()
    this.#timer = setTimeout(() => this.#end(busy()), this.#options.seconds * 1000)
    this.#thread.postMessage(this.#current.input)
  }

  /** Its turn did not come. */
  #dismiss(task: Task<In, Out>) {
    clearTimeout(task.late)
    this.#waiting.splice(this.#waiting.indexOf(task), 1)
    task.failed(busy())
  }

  #begin() {
    const limits = { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } }
    const port = this.#functions && portFor(this.#functions)
    const thread = new Worker(this.#file, port ? { ...limits, workerData: port, transferList: [port] } : limits)
    thread.on('message', (output: Out) => {
      // One that was given up may still have answered; by now another task is being done.
      if (thread !== this.#thread) return
      this.#settle()?.done(output)
      thread.unref()
      this.#next()
    })
    thread.on('error', (fault) => thread === this.#thread && this.#end(fault))
    return thread
  }

  /** The task is given up with its thread; the next one gets a new one. */
  async #end(fault: unknown) {
    const thread = this.#thread
    this.#thread = undefined
    this.#settle()?.failed(fault)
    await thread?.terminate()
    this.#next()
  }

  #settle() {
    const task = this.#current
    this.#current = undefined
    clearTimeout(this.#timer)
    return task
  }
}

/** The thread's end of a line on which these functions are called. It ends with the thread. */
function portFor(functions: Functions): MessagePort {
  const { port1, port2 } = new MessageChannel()
  const answered = async ({ no, name, asked }: Call): Promise<Reply> => {
    try {
      return { no, output: await functions[name]!(...(asked as never[])) }
    } catch (fault) {
      return { no, fault }
    }
  }
  port1.on('message', async (call: Call) => port1.postMessage(await answered(call)))
  port1.unref()
  return port2
}

const busy = () => new Refusal('BUSY', { headers: { 'retry-after': '10' } })

/** Whether a task was given up because too much waits, or because it took too long. */
export const isBusy = (error: unknown) => error instanceof Refusal && error.code === 'BUSY'
