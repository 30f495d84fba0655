import { join } from 'node:path'
import { Refusal, type RefusalCode } from '#contract/errors.ts'
import { TaskProcess } from '../../task-process/task-process.ts'
import { turns, type Whose } from '../../turns.ts'
import type { Drawn, Order } from './draw.ts'

export type Task = { bytes: Uint8Array; order: Order }
export type Answer = { drawn: Drawn } | { code: RefusalCode; words?: string }

const PROGRAM = join(import.meta.dirname, 'process.ts')
const WAITING = { ofOne: 2, ofAll: 30 }
const TIME_MAX_MS = 40_000
const IDLE_MS = 10_000
const UNREADABLE = 'We could not read that image. Save it as an ordinary JPEG and try again.'

/** Draws pictures anew, one at a time and for members in turn, in a process of its own; one that breaks it is refused. */
export class Drawing {
  readonly #inTurn = turns(WAITING)
  readonly #process: TaskProcess<Task, Answer>

  constructor({ program = PROGRAM, timeMaxMs = TIME_MAX_MS } = {}) {
    this.#process = new TaskProcess(program, { timeMaxMs, idleMs: IDLE_MS })
  }

  /** Refuses with NOT_AN_IMAGE, IMAGE_TOO_LARGE, or BUSY where too many wait; whoever has gone is drawn nothing. */
  draw(upload: Pick<Blob, 'arrayBuffer'>, order: Order, whose: Whose): Promise<Drawn> {
    // Read when its turn has come: those that wait take no memory.
    return this.#inTurn(whose, async () => this.#ask({ bytes: new Uint8Array(await upload.arrayBuffer()), order }, whose.signal))
  }

  async #ask(task: Task, signal: AbortSignal | undefined): Promise<Drawn> {
    const answer = await this.#process.ask(task, signal)
    if (typeof answer === 'string') throw new Refusal('NOT_AN_IMAGE', { words: UNREADABLE })
    if ('drawn' in answer) return answer.drawn
    throw new Refusal(answer.code, answer.words ? { words: answer.words } : {})
  }
}

export const drawing = new Drawing()
