import type { Ingested, NewDocument } from '#contract/doxy.ts'
import type { Db } from '../../platform/db/client.ts'
import { documentsOf, type RankedDocument } from '../retrieval/documents.ts'
import { Engine } from '../retrieval/engine.ts'
import { RANKING } from '../retrieval/settings.ts'
import { signalsOf } from '../retrieval/signals.ts'
import { citable } from '../safety/citable.ts'
import { StoredBlocks } from './blocks.ts'
import { CatchUp } from './catch-up.ts'
import { decideHeld, listHeld, readHeld } from './held.ts'
import type { Bringer, Found, FoundDocument, FoundPassage, Library, Retracted, Viewer } from './library.ts'
import { findOwnId, listOwn } from './own.ts'
import { prepare } from './prepare.ts'
import { libraryCard, readTexts, type ShownPassage, showPassages } from './reads.ts'
import { noteRetractions } from './retractions.ts'
import { hold, shelve, unshelve } from './shelving.ts'

/** Documents in one transaction. */
const BATCH = 500
const FLUSH_MS = 60_000
/** How long another server's documents may stay unknown to this one. */
const STALE_MS = 2000
const PASSAGES_SHOWN = 3

export type LibraryOptions = { db: Db; log?: { error(fault: unknown, words: string): void } }

/** The library over PostgreSQL, its index in this process. */
export function openLibrary(options: LibraryOptions): Library {
  return new StoredLibrary(options)
}

class StoredLibrary implements Library {
  readonly ready: Promise<void>
  readonly #db: Db
  readonly #log: LibraryOptions['log']
  readonly #blocks: StoredBlocks
  readonly #engine: Engine
  readonly #catchUp: CatchUp
  readonly #timer: NodeJS.Timeout
  #freshAt = 0
  #sealing: Promise<void> = Promise.resolve()

  constructor({ db, log }: LibraryOptions) {
    this.#db = db
    this.#log = log
    this.#blocks = new StoredBlocks(db)
    this.#engine = new Engine({ read: (nos) => readTexts(db, nos), store: this.#blocks })
    this.#catchUp = new CatchUp(db, this.#engine)
    this.ready = this.#catchUp.start(this.#blocks).then(() => {
      this.#engine.index.flush()
      this.#seal()
    })
    this.ready.catch((fault) => log?.error(fault, 'The evidence could not be read.'))
    this.#timer = setInterval(() => this.#engine.index.flush(), FLUSH_MS).unref()
  }

  get size() {
    return this.#engine.shelf.alive
  }

  async ingest(docs: readonly NewDocument[], by: Bringer): Promise<Ingested> {
    await this.ready
    const told: Ingested = { indexed: [], skipped: [], quarantined: [], flagged: [] }
    // Of two texts under one id in one request, the later one is meant.
    const prepared = [...new Map(docs.map(prepare).map((document) => [document.id, document])).values()]
    const worded = prepared.filter(({ id, title, text }) => id !== '' && (title !== '' || text !== ''))
    const kept = new Set(worded)
    told.skipped.push(...prepared.flatMap((document) => (kept.has(document) ? [] : [document.id])))
    for (let at = 0; at < worded.length; at += BATCH) {
      const batch = worded.slice(at, at + BATCH)
      const part = await this.#db.transaction().execute((tx) => (by.kind === 'anonymous' ? hold(tx, batch) : shelve(tx, batch, by)))
      told.indexed.push(...part.indexed)
      told.skipped.push(...part.skipped)
      told.quarantined.push(...part.quarantined)
      told.flagged.push(...part.flagged)
    }
    if (told.indexed.length > 0) await this.#refresh()
    return told
  }

  async search(query: string, { viewer, k = 10 }: { viewer: Viewer; k?: number }): Promise<Found> {
    await this.ready
    if (Date.now() - this.#freshAt > STALE_MS) await this.#refresh()
    const { passages, terms, searched } = await this.#engine.search(query, this.#catchUp.ownerOf(viewer))
    const ranked = documentsOf(passages)
    // Two documents may share an id, one of them the viewer's own.
    const shown = await this.#show(ranked.slice(0, 2 * k), viewer)
    return {
      documents: onePerId(ranked.flatMap((document) => inWords(document, shown) ?? [])).slice(0, k),
      terms: terms.map(({ weight: _, ...term }) => term),
      signals: signalsOf(ranked, terms, RANKING),
      searched,
    }
  }

  async idfs(terms: readonly string[]) {
    await this.ready
    return this.#engine.idfs(terms)
  }

  async findPassage(passageId: string, viewer: Viewer) {
    const no = /^\d{1,9}$/.test(passageId) ? Number(passageId) : -1
    const passage = (await showPassages(this.#db, [no], viewer)).get(no)
    return (
      passage && { document: citable(passage.card), passage: { id: passageId, n: passage.n, section: passage.section, text: passage.body } }
    )
  }

  card(viewer: Viewer) {
    return libraryCard(this.#db, viewer)
  }

  async remove(id: string, owner: Viewer): Promise<boolean> {
    await this.ready
    const removed = await this.#db.transaction().execute((tx) => unshelve(tx, id, owner))
    if (removed) await this.#refresh()
    return removed
  }

  async retract(works: readonly Retracted[]): Promise<number> {
    await this.ready
    const removed = await this.#db.transaction().execute(async (tx) => {
      const ids = await noteRetractions(tx, works)
      for (const id of ids) await unshelve(tx, id, null)
      return ids.length
    })
    if (removed > 0) await this.#refresh()
    return removed
  }

  listOwn(memberId: string, cursor?: string) {
    return listOwn(this.#db, memberId, cursor)
  }

  async removeOwn(memberId: string, no: number): Promise<boolean> {
    const id = await findOwnId(this.#db, memberId, no)
    return id !== undefined && this.remove(id, memberId)
  }

  listHeld(cursor?: string) {
    return listHeld(this.#db, cursor)
  }

  readHeld(no: number) {
    return readHeld(this.#db, no)
  }

  async decideHeld(no: number, publish: boolean, reviewerId: string): Promise<void> {
    await this.ready
    await this.#db.transaction().execute((tx) => decideHeld(tx, no, publish, reviewerId))
    if (publish) await this.#refresh()
  }

  async close() {
    clearInterval(this.#timer)
    await this.ready.catch(() => {})
    await this.#sealing
  }

  async #refresh() {
    await this.#catchUp.run()
    this.#freshAt = Date.now()
    this.#seal()
  }

  /** Packs full blocks away behind the questions; until that is done they are answered from memory. */
  #seal() {
    this.#sealing = this.#sealing
      .then(async () => {
        for (let full = this.#engine.index.full(); full; full = this.#engine.index.full()) {
          await this.#blocks.save(full.block, full.segment)
          this.#engine.index.putAway(full.block)
        }
      })
      .catch((fault) => this.#log?.error(fault, 'A block of the index could not be packed away.'))
  }

  #show(documents: readonly RankedDocument[], viewer: Viewer) {
    const nos = documents.flatMap(({ passages }) => passages.slice(0, PASSAGES_SHOWN).map(({ no }) => no))
    return nos.length > 0 ? showPassages(this.#db, nos, viewer) : new Map<number, ShownPassage>()
  }
}

function inWords({ score, passages }: RankedDocument, shown: ReadonlyMap<number, ShownPassage>): FoundDocument | undefined {
  const [first, ...rest] = passages.flatMap(({ no, score }): { card: ShownPassage['card']; passage: FoundPassage }[] => {
    const found = shown.get(no)
    return found ? [{ card: found.card, passage: { id: String(no), n: found.n, section: found.section, text: found.body, score } }] : []
  })
  return first && { ...citable(first.card), score, passages: [first.passage, ...rest.map(({ passage }) => passage)] }
}

/** A member's own copy and everybody's document may share an id; the better one stays. */
function onePerId(documents: readonly FoundDocument[]): FoundDocument[] {
  const ids = new Set<string>()
  return documents.filter(({ id }) => !ids.has(id) && ids.add(id))
}
