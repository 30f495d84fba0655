import { LRUCache } from 'lru-cache'
import type { Db } from '../../platform/db/client.ts'
import type { SealedLog } from '../../platform/secrets/opened.ts'
import type { Vault } from '../../platform/secrets/vault.ts'
import type { PassageText } from '../retrieval/read-passage.ts'
import { Shelf } from '../retrieval/shelf.ts'
import type { StoredBlocks } from './blocks.ts'
import { CatchUp } from './catch-up.ts'
import type { Viewer } from './library.ts'
import { OWN_FROM, OwnShelf, type Shelved } from './own/own-shelf.ts'
import { type OwnPassage, passageIdOf, readOwn, shownOwn } from './own/passages.ts'
import { readTexts, type ShownPassage, showPassages } from './reads.ts'

/** How long another server's documents may stay unknown to this one. */
const STALE_MS = 2000
/** A member's shelf is made when they ask, and kept while it is in use: so many, of so many passages together, for so long. */
const KEPT = { max: 64, maxSize: 100_000, ttl: 15 * 60_000, updateAgeOnGet: true }

type ShelvesOptions = { db: Db; vault: Vault; log: SealedLog | undefined; store: StoredBlocks; forget(nos: readonly number[]): void }

/** The shelves that a viewer's questions look through: everybody's, and a member's own. Whatever is answered comes from these and from nothing else. */
export class Shelves {
  readonly everybodys: Shelf
  readonly #options: ShelvesOptions
  readonly #catchUp: CatchUp
  readonly #shelved = new Map<number, Shelved>()
  readonly #own = new LRUCache<string, { own: OwnShelf }>({
    ...KEPT,
    sizeCalculation: ({ own }) => Math.min(own.size + 1, KEPT.maxSize),
    dispose: ({ own }, _, reason) => {
      if (reason !== 'set') own.drop()
    },
  })
  #freshAt = Number.NEGATIVE_INFINITY

  constructor(options: ShelvesOptions) {
    const { db, store, forget } = options
    this.#options = options
    this.everybodys = new Shelf({ store })
    this.#catchUp = new CatchUp({ db, shelf: this.everybodys, forget })
  }

  async start(blocks: StoredBlocks) {
    await this.#catchUp.start(blocks)
    this.#freshAt = performance.now()
  }

  /** The shelves as they were at most two seconds ago. */
  async of(viewer: Viewer): Promise<Shelf[]> {
    if (performance.now() - this.#freshAt > STALE_MS) await this.refresh(null)
    if (viewer === null) return [this.everybodys]
    const own = this.#find(viewer)
    if (performance.now() - own.freshAt > STALE_MS) await this.#bringUp(viewer, own)
    return [this.everybodys, own.shelf]
  }

  /** Settles when what was committed before is on everybody's shelf (null), or on the member's own. */
  async refresh(viewer: Viewer) {
    if (viewer !== null) return this.#bringUp(viewer, this.#find(viewer))
    await this.#catchUp.run()
    this.#freshAt = performance.now()
  }

  /** The words of passages, for ranking; those that are gone are left out. */
  async read(nos: readonly number[]): Promise<Map<number, PassageText>> {
    const { db, vault } = this.#options
    const owned = [...Map.groupBy(this.#placesOf(nos), ({ ownerId }) => ownerId)]
    const [texts, ...found] = await Promise.all([
      readTexts(db, everybodysOf(nos)),
      ...owned.map(([ownerId, places]) => readOwn(db, vault, ownerId, places)),
    ])
    for (const [at, [, places]] of owned.entries()) {
      for (const [no, { card, body }] of byNumber(places, found[at]!)) texts.set(no, { title: card.title, body })
    }
    return texts
  }

  /** Passages as they are shown; only what these eyes may see, whatever the index believed. */
  async show(nos: readonly number[], viewer: Viewer): Promise<Map<number, ShownPassage>> {
    const { db, vault } = this.#options
    const places = this.#placesOf(nos).filter(({ ownerId }) => ownerId === viewer)
    const [shown, own] = await Promise.all([showPassages(db, everybodysOf(nos)), viewer === null ? [] : readOwn(db, vault, viewer, places)])
    for (const [no, passage] of byNumber(places, own)) shown.set(no, shownOwn(viewer!, passage))
    return shown
  }

  /** Lets go of what nobody asked for lately. */
  purge() {
    this.#own.purgeStale()
  }

  async #bringUp(ownerId: string, own: OwnShelf) {
    await own.refresh()
    own.freshAt = performance.now()
    // Counted anew, as it may hold more than before; unless it had to make room meanwhile.
    if (this.#own.peek(ownerId)?.own === own) this.#own.set(ownerId, { own })
    else own.drop()
  }

  #placesOf(nos: readonly number[]) {
    return nos.flatMap((no) => {
      const place = this.#shelved.get(no)
      return place ? [{ no, ...place }] : []
    })
  }

  #find(ownerId: string): OwnShelf {
    const kept = this.#own.get(ownerId)?.own
    if (kept) return kept
    const { db, vault, log, forget } = this.#options
    const own = new OwnShelf({ db, vault, log, ownerId, shelved: this.#shelved, forget })
    this.#own.set(ownerId, { own })
    return own
  }
}

const everybodysOf = (nos: readonly number[]) => nos.filter((no) => no < OWN_FROM)

/** The passages that were found at these places, by their numbers in this process. */
function byNumber(places: readonly (Shelved & { no: number })[], found: readonly OwnPassage[]): [number, OwnPassage][] {
  const known = new Map(found.map((passage) => [passageIdOf(passage), passage]))
  return places.flatMap((place) => {
    const passage = known.get(passageIdOf(place))
    return passage ? [[place.no, passage]] : []
  })
}
