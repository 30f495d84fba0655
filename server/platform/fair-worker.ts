import { Refusal } from '#contract/errors.ts'
import { turns } from './turns.ts'
import { TaskWorker } from './worker.ts'

/** Who has a text read: a member, or a stranger by what tells one from another. */
export type Sender = { memberId: string } | { stranger: string }

export type FairOptions = {
  /** How long one task may take. */
  seconds: number
  /** How long one may wait for its turn. */
  waitSeconds?: number
  /** What may wait of one member and of all members; more is refused. */
  members: Waiting
  /** The same of strangers, whom members do not wait behind: all of them together have the turns of one member. */
  strangers: Waiting
}
type Waiting = { ofOne: number; ofAll: number }

const RETRY_AFTER_S = 10
/** Whoever has waited so long is told to come again. */
const WAIT_SECONDS = 30
/** Beside the ids of members. */
const STRANGERS = 'strangers'

/** A thread for texts from outside that senders share in turn: no flood of one of them, or of strangers, refuses a member. */
export class FairWorker<In, Out> {
  readonly #worker: TaskWorker<In, Out>
  readonly #waitMs: number
  readonly #inTurn: ReturnType<typeof turns>
  readonly #amongStrangers: ReturnType<typeof turns>
  #closed = false

  constructor(file: URL, { seconds, waitSeconds = WAIT_SECONDS, members, strangers }: FairOptions) {
    this.#worker = new TaskWorker<In, Out>(file, { queue: 1, seconds })
    this.#waitMs = waitSeconds * 1000
    // One place more, for the stranger whose turn it is among all of them.
    this.#inTurn = turns({ ofOne: members.ofOne, ofAll: members.ofAll + 1, retryAfterS: RETRY_AFTER_S })
    this.#amongStrangers = turns({ ...strangers, retryAfterS: RETRY_AFTER_S })
  }

  async run(input: In, sender: Sender): Promise<Out> {
    const patience = new AbortController()
    const late = setTimeout(() => patience.abort(busy()), this.#waitMs).unref()
    const { signal } = patience
    const work = async () => {
      clearTimeout(late)
      if (this.#closed) throw busy()
      return this.#worker.run(input)
    }
    try {
      if ('memberId' in sender) return await this.#inTurn({ memberId: sender.memberId, signal }, work)
      const whose = { memberId: sender.stranger, signal }
      return await this.#amongStrangers(whose, () => this.#inTurn({ memberId: STRANGERS, signal }, work))
    } finally {
      clearTimeout(late)
    }
  }

  async close() {
    this.#closed = true
    await this.#worker.close()
  }
}

const busy = () => new Refusal('BUSY', { headers: { 'retry-after': String(RETRY_AFTER_S) } })
