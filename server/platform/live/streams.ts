import type { Db } from '../db/client.ts'
import type { Log } from '../log.ts'
import type { Hint } from './interests.ts'

/** How far a thing has been told here. Whoever reads on from there misses nothing and hears nothing twice. */
export type Position = Readonly<Record<string, number>>

/** What came after a position, in its order. `except` names members to whom `instead` is said in place of it. */
export type Grown = { position: Position; said: readonly { hint: Hint; except?: readonly string[] }[]; instead: Hint }

/** How a room tells what grows in an order that has to be kept. */
export type StreamRule = {
  /** How far these go by now, and what says so. */
  positions(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Grown>>
  /** What came after these; those of which nothing came are left out. */
  since(db: Db, from: ReadonlyMap<string, Position>): Promise<ReadonlyMap<string, Grown>>
  /** Members who have these in a list, whether a page shows them or not. */
  audience(db: Db, ids: readonly string[]): Promise<readonly string[]>
}

type Mouth = {
  /** To whoever shows it on this node. */
  say(id: string, grown: Grown): void
  /** To all pages of these members on this node. */
  tell(memberIds: readonly string[]): void
  hasLines(): boolean
}

/** Whatever nobody told this node of is found by looking at what it shows. */
const LOOK_MS = 2000

/** Tells what grows to whoever shows it on this node: read from the database after the commit, in its order, one reading at a time. */
export class Streams {
  readonly #db: Db
  readonly #log: Log
  readonly #rule: StreamRule
  readonly #mouth: Mouth
  readonly #told = new Map<string, Position>()
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
    this.#looking = setInterval(() => this.#told.size > 0 && this.#wake(), LOOK_MS).unref()
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
    this.#told.delete(id)
  }

  /** These have grown, here or on another node. */
  grew(ids: readonly string[]) {
    if (!this.#mouth.hasLines()) return
    for (const id of ids) this.#grown.add(id)
    this.#wake()
  }

  close() {
    clearInterval(this.#looking)
    this.#told.clear()
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
    const [positions, news, audience] = await Promise.all([
      fresh.length > 0 ? this.#rule.positions(this.#db, fresh) : new Map<string, Grown>(),
      this.#told.size > 0 ? this.#rule.since(this.#db, new Map(this.#told)) : new Map<string, Grown>(),
      grown.length > 0 ? this.#rule.audience(this.#db, grown) : [],
    ])
    for (const [id, one] of news) this.#say(id, one)
    // Said although nothing came: whoever read it before it was followed here may have missed what came in between.
    for (const [id, one] of positions) this.#say(id, one)
    this.#mouth.tell(audience)
  }

  #say(id: string, grown: Grown) {
    if (!this.#shown.has(id)) return
    this.#told.set(id, grown.position)
    this.#mouth.say(id, grown)
  }
}
