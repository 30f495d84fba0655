import type { QueryClient } from '@tanstack/react-query'
import type { Id } from '#contract/page.ts'
import { codeOf, wordsOf } from '../api/failure.ts'
import { Refused } from '../api/refused.ts'
import { say } from '../language/say.ts'
import { doubtLine } from '../line.ts'
import { session } from '../session.ts'
import type { Delivery, Entry, HeldUp, SentKind, ShownEntry } from './entry.ts'
import { backoffMs, isFinal, pauseFor } from './retrying.ts'
import type { Store } from './store.ts'

/** What came of a try: nothing was left to send, the next may follow, or it failed and is to be tried again. */
type Outcome = 'nothing' | 'next' | { error: unknown }

/** A line may die without a word; a try that takes longer than this is given up for the next. */
const PATIENCE_MS = 30_000

type Parts = {
  store: Pick<Store, 'list' | 'change' | 'remove'>
  kinds: readonly SentKind[]
  cache: QueryClient
  show: (entries: readonly ShownEntry[]) => void
  /** Does one thing of a name at a time, over all tabs. */
  inTurn: (name: string, act: () => Promise<Outcome>) => Promise<Outcome>
  /** Says to the other tabs that something has changed. */
  tell: () => void
}

const me = () => session().user?.id

/** Where entries follow one another: a queue of one member's. */
const placeOf = ({ memberId, queue }: Pick<Entry, 'memberId' | 'queue'>) => `outbox ${memberId} ${queue}`

const BEHIND: HeldUp = {
  by: 'entry',
  get words() {
    return say('It waits for the one before it.')
  },
}

/** What is tried again though the server has answered. */
const answeredWith = (error: Refused): HeldUp => ({
  by: 'answer',
  words: codeOf(error) === 'FAULT' ? say('Wardmates has a problem with this; it is tried again.') : wordsOf(error),
})

/** Sends what the signed-in member has in the outbox: each queue by itself, one entry at a time. */
export class Sender {
  readonly #parts: Parts
  readonly #running = new Set<string>()
  /** Queues that were asked for again while they ran. */
  readonly #asked = new Set<string>()
  readonly #stalled = new Set<string>()
  /** The entry of a queue whose last try the server has answered, with what it said. */
  readonly #answered = new Map<string, { clientId: string; heldUp: HeldUp }>()
  /** Sent or given up, even where the storage fails to forget them. */
  readonly #gone = new Set<string>()
  readonly #pauses = new Set<() => void>()
  #reading = Promise.resolve()
  #stopped = false

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Reads what waits, draws it and begins to send it. */
  wake = () => {
    this.#reading = this.#reading.then(() => this.#read())
    return this.#reading
  }

  retry = async (clientId: string) => {
    const memberId = me()
    const entry = memberId && (await this.#list(memberId)).find((one) => one.clientId === clientId)
    if (!entry) return
    const { refusal, ...again } = entry
    if (refusal !== undefined) await this.#parts.store.change(again)
    for (const end of this.#pauses) end()
    this.#changed()
  }

  remove = async (clientId: string) => {
    this.#gone.add(clientId)
    // What a failing storage keeps is sent again one day, and the server knows it.
    await this.#parts.store.remove(clientId).catch(() => undefined)
    // What follows has not failed, and waits no longer.
    for (const [place, { clientId: held }] of this.#answered) {
      if (held !== clientId) continue
      this.#answered.delete(place)
      for (const end of this.#pauses) end()
    }
    this.#changed()
  }

  stop() {
    this.#stopped = true
    for (const end of this.#pauses) end()
  }

  #changed() {
    this.#parts.tell()
    void this.wake()
  }

  async #list(memberId: Id) {
    return (await this.#parts.store.list(memberId)).filter(({ clientId }) => !this.#gone.has(clientId))
  }

  async #read() {
    const memberId = me()
    const entries = memberId === undefined ? [] : await this.#list(memberId)
    if (this.#stopped || memberId !== me()) return
    const stateOf = (entry: Entry): ShownEntry['state'] => {
      if (entry.refusal !== undefined) return 'refused'
      return this.#stalled.has(placeOf(entry)) ? 'waiting' : 'sending'
    }
    const heldUpOf = (entry: Entry) => {
      const answered = this.#answered.get(placeOf(entry))
      if (answered) return answered.clientId === entry.clientId ? answered.heldUp : BEHIND
    }
    this.#parts.show(
      entries.map((entry) => {
        const [state, heldUp] = [stateOf(entry), heldUpOf(entry)]
        return { ...entry, state, ...(state === 'waiting' && heldUp && { heldUp }) }
      }),
    )
    for (const entry of entries) if (entry.refusal === undefined) void this.#run(entry)
  }

  async #run({ memberId, queue }: Entry) {
    const place = placeOf({ memberId, queue })
    this.#asked.add(place)
    if (this.#running.has(place)) return
    this.#running.add(place)
    let failures = 0
    while (!this.#stopped && me() === memberId) {
      this.#asked.delete(place)
      const outcome = await this.#parts.inTurn(place, () => this.#sendFirst(memberId, queue))
      if (outcome === 'next') failures = 0
      else if (outcome !== 'nothing') await this.#pause(place, backoffMs(failures++, outcome.error))
      else if (!this.#asked.has(place)) break
    }
    this.#stalled.delete(place)
    this.#running.delete(place)
  }

  async #pause(place: string, ms: number) {
    if (!this.#stalled.has(place)) {
      this.#stalled.add(place)
      void this.wake()
    }
    const { over, end } = pauseFor(ms)
    this.#pauses.add(end)
    await over
    this.#pauses.delete(end)
  }

  /** Sends the oldest entry of a queue. Read within its turn: another tab may have sent what stood first. */
  async #sendFirst(memberId: Id, queue: string): Promise<Outcome> {
    const entry = (await this.#list(memberId)).find((one) => one.queue === queue && one.refusal === undefined)
    const kind = this.#parts.kinds.find(({ name }) => name === entry?.kind)
    if (!entry || !kind) return 'nothing'
    const { clientId, payload } = entry
    let delivery: Delivery | undefined
    let answer: unknown
    try {
      delivery = await kind.load()
      // Nothing is sent in another member's name.
      if (this.#stopped || me() !== memberId) return 'nothing'
      answer = await delivery.send(payload, clientId, { signal: AbortSignal.timeout(PATIENCE_MS) })
    } catch (error) {
      return this.#keep(entry, error, delivery)
    }
    // A fault in drawing is reported like any other, and holds nothing up.
    if (me() === memberId) queueMicrotask(() => delivery.sent(this.#parts.cache, answer, payload))
    this.#stalled.delete(placeOf(entry))
    await this.remove(clientId)
    return 'next'
  }

  /** Notes what an entry that is tried again waits for. */
  #note(entry: Entry, error: unknown) {
    const place = placeOf(entry)
    const before = this.#answered.get(place)
    if (error instanceof Refused) this.#answered.set(place, { clientId: entry.clientId, heldUp: answeredWith(error) })
    else {
      this.#answered.delete(place)
      doubtLine()
    }
    if (before?.heldUp.words !== this.#answered.get(place)?.heldUp.words) void this.wake()
  }

  /** Keeps what the server did not take. */
  async #keep(entry: Entry, error: unknown, delivery: Delivery | undefined): Promise<Outcome> {
    if (this.#gone.has(entry.clientId)) return 'next'
    // The session is over: it waits until its member is back.
    if (codeOf(error) === 'UNAUTHENTICATED') return 'nothing'
    if (!isFinal(error)) {
      this.#note(entry, error)
      return { error }
    }
    try {
      if (delivery?.forgetsRefused) await this.remove(entry.clientId)
      else await this.#parts.store.change({ ...entry, refusal: wordsOf(error) })
    } catch (error) {
      return { error }
    }
    delivery?.refused(wordsOf(error), entry.payload, this.#parts.cache, entry.clientId)
    this.#changed()
    return 'next'
  }
}
