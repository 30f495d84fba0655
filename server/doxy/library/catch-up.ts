import { setImmediate as breathe } from 'node:timers/promises'
import type { Db } from '../../platform/db/client.ts'
import type { Engine, NewPassage } from '../retrieval/engine.ts'
import { BLOCK_BITS } from '../retrieval/postings.ts'
import { EVERYBODY } from '../retrieval/shelf.ts'
import type { StoredBlocks } from './blocks.ts'
import { listChanges, listStored, listWorded } from './reads.ts'

const BATCH = 1000

/** Brings the engine to what the database holds: everything at the start, afterwards what changed, by this server or another. */
export class CatchUp {
  readonly #db: Db
  readonly #engine: Engine
  readonly #owners = new Map<string, number>()
  #change = 0
  #nextPassage = 0
  #running: Promise<void> | undefined
  #again: Promise<void> | undefined

  constructor(db: Db, engine: Engine) {
    this.#db = db
    this.#engine = engine
  }

  /** The number a member goes by in the engine. */
  ownerOf(memberId: string | null): number {
    if (memberId === null) return EVERYBODY
    let number = this.#owners.get(memberId)
    if (number === undefined) {
      number = this.#owners.size + 1
      this.#owners.set(memberId, number)
    }
    return number
  }

  /** Blocks that were packed away are only counted; newer passages are read again word by word. */
  async start(blocks: StoredBlocks) {
    const sealed = await blocks.sealed()
    const { next_passage: end, change } = await this.#state()
    for (const block of sealed) this.#engine.index.putAway(block)
    const counted = sealed.length > 0 ? (Math.max(...sealed) + 1) << BLOCK_BITS : 0
    for (let from = 0; from < counted; from += BATCH * 10) {
      const passages = await listStored(this.#db, from, Math.min(from + BATCH * 10, counted))
      for (const { ownerId, ...rest } of passages) this.#engine.shelf.put({ ...rest, owner: this.ownerOf(ownerId) })
    }
    await this.#add(counted, end)
    this.#change = change
    this.#nextPassage = end
  }

  /** What was committed before this call can be found when it settles; calls that come in meanwhile share the next round. */
  run(): Promise<void> {
    if (!this.#running) {
      this.#running = this.#round().finally(() => {
        this.#running = undefined
      })
      return this.#running
    }
    this.#again ??= this.#running
      .catch(() => {})
      .then(() => {
        this.#again = undefined
        return this.run()
      })
    return this.#again
  }

  async #round() {
    const { next_passage: end, change } = await this.#state()
    if (change === this.#change) return
    const changed = new Set((await listChanges(this.#db, this.#change)).map(({ no }) => no))
    const { shelf } = this.#engine
    for (let no = 0; no < shelf.end; no++) if (changed.has(shelf.documentOf(no))) this.#engine.remove(no)
    await this.#add(this.#nextPassage, end)
    this.#change = change
    this.#nextPassage = end
  }

  async #add(from: number, end: number) {
    for (let at = from; at < end; at += BATCH) {
      const passages = await listWorded(this.#db, at, Math.min(at + BATCH, end))
      for (const passage of passages) this.#engine.add(this.#placed(passage))
      await breathe()
    }
  }

  #placed({ no, document, ownerId, title, body }: { ownerId: string | null } & Omit<NewPassage, 'owner'>): NewPassage {
    return { no, document, title, body, owner: this.ownerOf(ownerId) }
  }

  #state() {
    return this.#db.selectFrom('evidence_state').select(['next_passage', 'change']).executeTakeFirstOrThrow()
  }
}
