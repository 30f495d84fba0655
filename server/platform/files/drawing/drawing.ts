import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import process from 'node:process'
import { Refusal, type RefusalCode } from '#contract/errors.ts'
import { turns, type Whose } from '../../turns.ts'
import type { Drawn, Order } from './draw.ts'

export type Task = { bytes: Uint8Array; order: Order }
export type Answer = { drawn: Drawn } | { code: RefusalCode; words?: string }

const PROGRAM = join(import.meta.dirname, 'process.ts')
const WAITING = { ofOne: 2, ofAll: 30 }
/** The process itself limits what it works; this is for one that hangs, or that a busy machine does not let run. */
const TIME_MAX_MS = 40_000
const IDLE_MS = 10_000
const UNREADABLE = 'We could not read that image. Save it as an ordinary JPEG and try again.'

/**
 * Draws pictures anew, one at a time and for members in turn, in a process of its own whose memory, time and threads are not the server's.
 * It is started for the first picture and ends when none comes for a while; one that breaks it is refused, and the next starts it again.
 */
export class Drawing {
  #child: ChildProcess | undefined
  #idle: NodeJS.Timeout | undefined
  readonly #inTurn = turns(WAITING)
  readonly #program: string
  readonly #timeMaxMs: number

  constructor({ program = PROGRAM, timeMaxMs = TIME_MAX_MS } = {}) {
    this.#program = program
    this.#timeMaxMs = timeMaxMs
  }

  /** Refuses with NOT_AN_IMAGE, IMAGE_TOO_LARGE, or BUSY where too many wait; whoever has gone is drawn nothing. */
  draw(upload: Pick<Blob, 'arrayBuffer'>, order: Order, whose: Whose): Promise<Drawn> {
    // Read when its turn has come: those that wait take no memory.
    return this.#inTurn(whose, async () => this.#ask({ bytes: new Uint8Array(await upload.arrayBuffer()), order }, whose.signal))
  }

  async #ask(task: Task, signal: AbortSignal | undefined): Promise<Drawn> {
    signal?.throwIfAborted()
    clearTimeout(this.#idle)
    this.#child ??= this.#start()
    const child = this.#child
    const answer = await answerOf(child, task, { timeMaxMs: this.#timeMaxMs, signal })
    if (!answer || answer.worn) this.#end()
    else this.#idle = setTimeout(() => this.#end(), IDLE_MS).unref()
    signal?.throwIfAborted()
    if (!answer) throw new Refusal('NOT_AN_IMAGE', { words: UNREADABLE })
    if ('drawn' in answer) return answer.drawn
    throw new Refusal(answer.code, answer.words ? { words: answer.words } : {})
  }

  #start() {
    const child = fork(this.#program, [], {
      // Nothing that the server knows is told to a process that opens strangers' files.
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, MALLOC_ARENA_MAX: '2' },
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
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

/** Nothing where the process ends, or takes too long, over it, or nobody waits for it any more. */
function answerOf(child: ChildProcess, task: Task, { timeMaxMs, signal }: { timeMaxMs: number; signal: AbortSignal | undefined }) {
  const { promise, resolve } = Promise.withResolvers<(Answer & { worn: boolean }) | undefined>()
  const nothing = () => resolve(undefined)
  const late = setTimeout(nothing, timeMaxMs)
  signal?.addEventListener('abort', nothing)
  child.channel?.ref()
  child
    .once('message', resolve as (answer: unknown) => void)
    .once('exit', nothing)
    .once('error', nothing)
  child.send(task, (error) => error && nothing())
  return promise.finally(() => {
    clearTimeout(late)
    signal?.removeEventListener('abort', nothing)
    child.channel?.unref()
    child.removeAllListeners('message').removeListener('exit', nothing).removeListener('error', nothing)
  })
}

export const drawing = new Drawing()
