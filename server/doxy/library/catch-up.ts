import { setImmediate as breathe } from 'node:timers/promises'
import type { Db } from '../../platform/db/client.ts'
import { BLOCK_BITS } from '../retrieval/index/postings.ts'
import type { Shelf } from '../retrieval/shelf.ts'
import type { StoredBlocks } from './blocks.ts'
import { inRounds } from './in-rounds.ts'
import { listChanged, listStored, listWorded } from './reads.ts'

const BATCH = 1000
/** Passages between two looks at what else there is to do. */
const ADDED_AT_ONCE = 20

export type CatchUpOptions = {
  db: Db
  shelf: Shelf
  /** Told the numbers of passages that were taken away. */
  forget(nos: readonly number[]): void
}

/** Brings everybody's shelf to what the database holds: everything at first, afterwards what changed, by this server or another. */
export class CatchUp {
  readonly #options: CatchUpOptions
  #change = -1
  #nextPassage = 0

  constructor(options: CatchUpOptions) {
    this.#options = options
  }

  /** Blocks that were packed away are only counted; newer passages are read again word by word. */
  async start(blocks: StoredBlocks) {
    const { db, shelf } = this.#options
    const sealed = await blocks.sealed()
    for (const block of sealed) shelf.index.putAway(block)
    const counted = sealed.length > 0 ? (Math.max(...sealed) + 1) << BLOCK_BITS : 0
    for (let from = 0; from < counted; from += BATCH * 10) {
      for (const passage of await listStored(db, from, Math.min(from + BATCH * 10, counted))) shelf.count(passage)
    }
    this.#nextPassage = counted
    await this.run()
  }

  /** What was committed before this call can be found when it settles. */
  readonly run = inRounds(() => this.#round())

  async #round() {
    const { db, shelf, forget } = this.#options
    const { end, change } = await this.#state()
    if (change === this.#change) return
    if (this.#change >= 0) {
      const changed = await listChanged(db, this.#change)
      if (changed.length > 0) forget(shelf.remove(new Set(changed)))
    }
    await this.#add(end)
    this.#change = change
    this.#nextPassage = end
  }

  async #add(end: number) {
    const { db, shelf } = this.#options
    for (;;) {
      const passages = await listWorded(db, this.#nextPassage, end, BATCH)
      for (const [n, passage] of passages.entries()) {
        shelf.add(passage)
        if (n % ADDED_AT_ONCE === ADDED_AT_ONCE - 1) await breathe()
      }
      if (passages.length > 0) this.#nextPassage = passages.at(-1)!.no + 1
      if (passages.length < BATCH) return
    }
  }

  async #state() {
    const { next_passage, change } = await this.#options.db
      .selectFrom('evidence_state')
      .select(['next_passage', 'change'])
      .executeTakeFirstOrThrow()
    return { end: next_passage, change }
  }
}
