import type { Db } from '../db/client.ts'
import type { Log } from '../log.ts'
import { byKind, type Grown, type Hint, type InterestTable, type Position, type StreamRule, splitInterest } from './interests.ts'

type Mouth = {
  /** To whoever shows it on this node. */
  say(id: string, grown: Grown): void
  /** To all pages of these members on this node. */
  tell(memberIds: readonly string[]): void
  hasLines(): boolean
}

/** Whatever nobody told this node of is found by looking at what it shows. */
const LOOK_MS = 2000

/** Tells what grows of one kind to whoever shows it on this node: read from the database after the commit, in its order, one reading at a time. */
class Stream {
  readonly #db: Db
  readonly #log: Log
  readonly #rule: StreamRule
  readonly #mouth: Mouth
  readonly #positions = new Map<string, Position>()
  /** Shown here, and not read yet. */
  readonly #fresh = new Set<string>()
  readonly #shown = new Set<string>()
  readonly #grown = new Set<string>()
  #reading = false
  readonly #looking: NodeJS.Timeout

  constructor(db: Db, log: Log, rule: StreamRule, mouth: Mouth) {
    this.#db = db
    this.#log = log
    this.#rule = rule
    this.#mouth = mouth
    const hasAny = () => this.#positions.size + this.#fresh.size + this.#grown.size > 0
    this.#looking = setInterval(() => hasAny() && this.#wake(), LOOK_MS).unref()
  }

  /** A page of this node begins to show it, the first one. */
  follow(id: string) {
    this.#shown.add(id)
    this.#fresh.add(id)
    this.#wake()
  }

  /** No page of this node shows it any more. */
  unfollow(id: string) {
    this.#shown.delete(id)
    this.#fresh.delete(id)
    this.#positions.delete(id)
  }

  /** These have grown, here or on another node. */
  grew(ids: readonly string[]) {
    if (!this.#mouth.hasLines()) return
    for (const id of ids) this.#grown.add(id)
    this.#wake()
  }

  close() {
    clearInterval(this.#looking)
    this.#positions.clear()
  }

  #wake() {
    if (this.#reading) return
    this.#reading = true
    setImmediate(async () => {
      try {
        do await this.#read()
        while (this.#grown.size > 0 || this.#fresh.size > 0)
      } catch (error) {
        this.#log.warn({ err: error }, 'what grew could not be read; it is looked for again')
      } finally {
        this.#reading = false
      }
    })
  }

  async #read() {
    const [fresh, grown] = [[...this.#fresh], [...this.#grown]]
    this.#fresh.clear()
    this.#grown.clear()
    const reading = Promise.all([
      fresh.length > 0 ? this.#rule.positions(this.#db, fresh) : new Map<string, Grown>(),
      this.#positions.size > 0 ? this.#rule.since(this.#db, new Map(this.#positions)) : new Map<string, Grown>(),
      grown.length > 0 ? this.#rule.audience(this.#db, grown) : [],
    ])
    const [positions, news, audience] = await reading.catch((error: unknown) => {
      for (const id of fresh) if (this.#shown.has(id)) this.#fresh.add(id)
      for (const id of grown) this.#grown.add(id)
      throw error
    })
    for (const [id, one] of news) this.#say(id, one)
    // Said although nothing came: whoever read it before it was followed here may have missed what came in between.
    for (const [id, one] of positions) this.#say(id, one)
    this.#mouth.tell(audience)
  }

  #say(id: string, grown: Grown) {
    if (!this.#shown.has(id)) return
    this.#positions.set(id, grown.position)
    this.#mouth.say(id, grown)
  }
}

type Rooms = { on(event: 'create-room' | 'delete-room', listener: (room: string) => void): unknown }

type Channel = {
  db: Db
  log: Log
  table: InterestTable
  adapter: Rooms
  interestIn(room: string): string | undefined
  hasLines(): boolean
  tell(memberIds: readonly string[]): void
  /** To whoever shows it on this node, but to none of these members. */
  say(interest: string, hint: Hint, except: readonly string[]): void
  /** To the pages of a member that show it on this node. */
  sayTo(memberId: string, interest: string, hint: Hint): void
  /** The members who show it on this node. */
  showing(interest: string): readonly string[]
}

/** Follows whatever pages of this node show that grows in an order. */
export function openStreams({ db, log, table, adapter, interestIn, hasLines, tell, say, sayTo, showing }: Channel) {
  const sayGrown = (interest: string, { said, instead, readers }: Grown) => {
    const reading = new Set(readers)
    const gone = showing(interest).filter((memberId) => !reading.has(memberId))
    const others = new Set(said.flatMap(({ except = [] }) => except))
    for (const { hint, except = [] } of said) say(interest, hint, [...except, ...gone])
    if (said.length === 0) say(interest, instead, gone)
    for (const memberId of others) if (reading.has(memberId)) sayTo(memberId, interest, instead)
  }
  const streams = new Map(
    Object.entries(table).flatMap(([kind, { stream }]): [string, Stream][] =>
      stream ? [[kind, new Stream(db, log, stream, { hasLines, tell, say: (id, grown) => sayGrown(`${kind}:${id}`, grown) })]] : [],
    ),
  )
  const withStream = (act: (stream: Stream, id: string) => void) => (room: string) => {
    const [kind, id] = splitInterest(interestIn(room) ?? '')
    const stream = streams.get(kind)
    if (stream) act(stream, id)
  }
  adapter.on(
    'create-room',
    withStream((stream, id) => stream.follow(id)),
  )
  adapter.on(
    'delete-room',
    withStream((stream, id) => stream.unfollow(id)),
  )
  return {
    /** These have grown, here or on another node. */
    grew(interests: readonly string[]) {
      for (const [kind, ids] of byKind(interests)) streams.get(kind)?.grew(ids)
    },
    close() {
      for (const stream of streams.values()) stream.close()
    },
  }
}
