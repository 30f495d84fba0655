import { type ChildProcess, fork } from 'node:child_process'
import process from 'node:process'
import { Refusal } from '#contract/errors.ts'

export type ProcessOptions = {
  /** For a task that hangs, or that a busy machine does not let run: the process itself limits what it works. */
  timeMaxMs: number
  /** How long it is kept for the next task. */
  idleMs: number
  /** Of its engine, beside what `answerTasks` limits. */
  heapMaxMb?: number
}
type Reply = object & { worn?: boolean }

/**
 * A process for work on files from outside, whose memory, time and threads are not the server's. It is started for the first task and ends
 * when none comes for a while; after a task that breaks it, the next starts it again. It has one task at a time: turns are the caller's.
 */
export class TaskProcess<Task, Answer extends object> {
  readonly #program: string
  readonly #options: ProcessOptions
  #child: ChildProcess | undefined
  #idle: NodeJS.Timeout | undefined

  /** `program` answers with `answerTasks`. */
  constructor(program: string, options: ProcessOptions) {
    this.#program = program
    this.#options = options
  }

  /**
   * What it answers; `broken` where the process did not survive the task, `late` where it took too long. Throws why nobody waits for it any more,
   * and BUSY where no process can be started now.
   */
  async ask(task: Task, signal?: AbortSignal): Promise<Answer | 'broken' | 'late'> {
    signal?.throwIfAborted()
    clearTimeout(this.#idle)
    this.#child ??= this.#start()
    const reply = await replyOf(this.#child, task, this.#options.timeMaxMs, signal)
    if (typeof reply === 'string' || reply.worn) this.#end()
    else this.#idle = setTimeout(() => this.#end(), this.#options.idleMs).unref()
    signal?.throwIfAborted()
    return reply as Answer | 'broken' | 'late'
  }

  #start() {
    const { heapMaxMb } = this.#options
    const child = fork(this.#program, [], {
      // Nothing that the server knows is told to a process that opens strangers' files.
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, MALLOC_ARENA_MAX: '2' },
      execArgv: heapMaxMb ? [`--max-old-space-size=${heapMaxMb}`] : [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    // Between two tasks nobody else listens.
    child.on('error', () => {})
    // The system has no room for it, which is no fault of the task. The next one tries again.
    if (child.pid === undefined) throw new Refusal('BUSY', { headers: { 'retry-after': '10' } })
    child.unref()
    child.channel?.unref()
    child.once('exit', () => {
      if (this.#child === child) this.#child = undefined
    })
    return child
  }

  #end() {
    this.#child?.kill('SIGKILL')
    this.#child = undefined
  }
}

/** `broken` as well where nobody waits for it any more. */
function replyOf<Task>(child: ChildProcess, task: Task, timeMaxMs: number, signal: AbortSignal | undefined) {
  const { promise, resolve } = Promise.withResolvers<Reply | 'broken' | 'late'>()
  const broken = () => resolve('broken')
  const late = setTimeout(() => resolve('late'), timeMaxMs)
  signal?.addEventListener('abort', broken)
  child.channel?.ref()
  child
    .once('message', resolve as (reply: unknown) => void)
    .once('exit', broken)
    .once('error', broken)
  child.send(task as object, (error) => error && broken())
  return promise.finally(() => {
    clearTimeout(late)
    signal?.removeEventListener('abort', broken)
    child.channel?.unref()
    child.removeAllListeners('message').removeListener('exit', broken).removeListener('error', broken)
  })
}
