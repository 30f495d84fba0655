import type { Ingested, NewDocument } from '#contract/doxy.ts'
import { Refusal } from '#contract/errors.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Sender } from '../../platform/fair-worker.ts'
import type { SealedLog } from '../../platform/secrets/opened.ts'
import type { Vault } from '../../platform/secrets/vault.ts'
import { documentsOf, type RankedDocument } from '../retrieval/documents.ts'
import { Engine } from '../retrieval/engine.ts'
import { RANKING } from '../retrieval/settings.ts'
import { signalsOf } from '../retrieval/signals.ts'
import { Slices } from '../retrieval/slices.ts'
import { StoredBlocks } from './blocks.ts'
import { libraryCard } from './card.ts'
import type { Digested } from './digest.ts'
import { Digester } from './digester.ts'
import { indexDocuments, unindexDocument } from './indexing.ts'
import type { Found, FoundDocument, FoundPassage, Library, Retracted, Uploader, Viewer } from './library.ts'
import { hasOwn, keepOwn, listOwn, removeOwn, removeOwnById } from './own/documents.ts'
import { placeOf, readOwn, shownOwn } from './own/passages.ts'
import { parcels } from './parcels.ts'
import { decideQuarantined, findQuarantined, findWaiting, listQuarantined, quarantineDocuments, sweepQuarantine } from './quarantine.ts'
import { type ShownPassage, showPassages } from './reads.ts'
import { noteRetractions, withoutRetracted } from './retractions.ts'
import { Shelves } from './shelves.ts'

/** Letters of the documents in one transaction. */
const BATCH_LETTERS = 500_000
const FLUSH_MS = 60_000
const PASSAGES_SHOWN = 3
/** A number that fits into four bytes. */
const PASSAGE_ID = /^(?:\d{1,9}|1\d{9})$/

export type LibraryOptions = { db: Db; vault: Vault; log?: SealedLog | undefined }

/** The library over PostgreSQL, its index in this process; what is not for everybody lies there under the vault's key. */
export function openLibrary(options: LibraryOptions): Library {
  return new StoredLibrary(options)
}

class StoredLibrary implements Library {
  readonly ready: Promise<void>
  readonly #db: Db
  readonly #vault: Vault
  readonly #log: LibraryOptions['log']
  readonly #blocks: StoredBlocks
  readonly #engine: Engine
  readonly #slices = new Slices()
  readonly #shelves: Shelves
  readonly #timer: NodeJS.Timeout
  readonly #digester = new Digester()
  #packing: Promise<void> = Promise.resolve()

  constructor({ db, vault, log }: LibraryOptions) {
    this.#db = db
    this.#vault = vault
    this.#log = log
    this.#blocks = new StoredBlocks(db)
    this.#engine = new Engine({ read: (nos) => this.#shelves.read(nos), slices: this.#slices })
    this.#shelves = new Shelves({ db, vault, log, store: this.#blocks, forget: (nos) => this.#engine.forget(nos) })
    this.ready = this.#shelves.start(this.#blocks).then(() => {
      this.#public.index.flush()
      this.#packFullBlocks()
    })
    this.ready.catch((fault) => log?.error(fault, 'The evidence could not be read.'))
    this.#timer = setInterval(() => {
      this.#public.index.flush()
      this.#shelves.purge()
    }, FLUSH_MS).unref()
  }

  get size() {
    return this.#public.table.alive
  }

  get #public() {
    return this.#shelves.everybodys
  }

  async ingest(docs: readonly NewDocument[], by: Uploader): Promise<Ingested> {
    await this.ready
    const ingested: Ingested = { indexed: [], skipped: [], quarantined: [], flagged: [] }
    // Of two texts under one id in one request, the later one is meant.
    const prepared = [...new Map((await this.#digester.digest(docs, senderOf(by))).map((document) => [document.id, document])).values()]
    const worded = prepared.filter(({ id, title, text }) => id !== '' && (title !== '' || text !== ''))
    const kept = new Set(worded)
    ingested.skipped.push(...prepared.flatMap((document) => (kept.has(document) ? [] : [document.id])))
    for (const batch of parcels(worded, BATCH_LETTERS)) {
      const part = await this.#db.transaction().execute((tx) => this.#take(tx, batch, by))
      ingested.indexed.push(...part.indexed)
      ingested.skipped.push(...part.skipped)
      ingested.quarantined.push(...part.quarantined)
      ingested.flagged.push(...part.flagged)
    }
    if (ingested.indexed.length > 0) await this.#refresh(by.kind === 'member' ? by.memberId : null)
    return ingested
  }

  async search(query: string, { viewer, k = 10 }: { viewer: Viewer; k?: number }): Promise<Found> {
    await this.ready
    const shelves = await this.#shelves.of(viewer)
    this.#packFullBlocks()
    const { passages, terms, searched } = await this.#engine.search(query, shelves)
    const found = documentsOf(passages)
    // Two documents may share an id, one of them the viewer's own.
    const shown = await this.#show(found.slice(0, 2 * k), viewer)
    const ranked = await withoutRetracted(this.#db, found, shown)
    return {
      documents: onePerId(ranked.flatMap((document) => inWords(document, shown) ?? [])).slice(0, k),
      terms: terms.map(({ weight: _, ...term }) => term),
      signals: await signalsOf(ranked, terms, RANKING, this.#slices),
      searched,
    }
  }

  async idfs(terms: readonly string[]) {
    await this.ready
    return this.#engine.idfs(terms, [this.#public])
  }

  async findPassage(passageId: string, viewer: Viewer) {
    const passage = await this.#passage(passageId, viewer)
    return passage && { document: passage.card, passage: { id: passageId, n: passage.n, section: passage.section, text: passage.body } }
  }

  card(viewer: Viewer) {
    return libraryCard(this.#db, this.#vault, this.#log, viewer)
  }

  async remove(id: string, owner: Viewer): Promise<boolean> {
    await this.ready
    const removed = await (owner === null
      ? this.#db.transaction().execute((tx) => unindexDocument(tx, id))
      : removeOwnById(this.#db, this.#vault, owner, id))
    if (removed) await this.#refresh(owner)
    return removed
  }

  async retract(works: readonly Retracted[]): Promise<number> {
    await this.ready
    const removed = await this.#db.transaction().execute(async (tx) => {
      const ids = await noteRetractions(tx, works)
      for (const id of ids) await unindexDocument(tx, id)
      return ids.length
    })
    if (removed > 0) await this.#refresh(null)
    return removed
  }

  hasOwn(memberId: string, id: string) {
    return hasOwn(this.#db, this.#vault, memberId, id)
  }

  partsOf(text: string, memberId: string) {
    return this.#digester.partsOf(text, { memberId })
  }

  listOwn(memberId: string, cursor?: string) {
    return listOwn(this.#db, this.#vault, this.#log, memberId, cursor)
  }

  async removeOwn(memberId: string, no: number): Promise<boolean> {
    await this.ready
    const removed = await removeOwn(this.#db, memberId, no)
    if (removed) await this.#refresh(memberId)
    return removed
  }

  listQuarantined(cursor?: string) {
    return listQuarantined(this.#db, this.#vault, this.#log, cursor)
  }

  async getQuarantined(no: number, reviewerId: string) {
    const found = await findQuarantined(this.#db, this.#vault, no)
    if (!found) throw new Refusal('NOT_FOUND')
    const { text, ...document } = found
    return { ...document, parts: await this.#digester.partsOf(text, { memberId: reviewerId }) }
  }

  async decideQuarantined(no: number, publish: boolean, reviewerId: string): Promise<void> {
    await this.ready
    // Cut before anything is held, as everybody who changes the evidence waits for it then.
    const waiting = publish ? await findWaiting(this.#db, this.#vault, no) : undefined
    const document = waiting && { ...waiting, passages: await this.#digester.cut(waiting, { memberId: reviewerId }) }
    await this.#db.transaction().execute((tx) => decideQuarantined(tx, { no, publish, document }, reviewerId))
    if (publish) await this.#refresh(null)
  }

  sweepQuarantine() {
    return sweepQuarantine(this.#db)
  }

  async close() {
    clearInterval(this.#timer)
    await this.#digester.close()
    await this.ready.catch(() => {})
    await this.#packing
  }

  #take(tx: Db, documents: readonly Digested[], by: Uploader): Promise<Ingested> {
    if (by.kind === 'publisher') return indexDocuments(tx, documents, by)
    if (by.kind === 'member') return keepOwn(tx, this.#vault, by.memberId, documents)
    return quarantineDocuments(tx, this.#vault, documents, by)
  }

  async #refresh(viewer: Viewer) {
    await this.#shelves.refresh(viewer)
    this.#packFullBlocks()
  }

  /** Packs full blocks away behind the questions; until that is done they are answered from memory. */
  #packFullBlocks() {
    this.#packing = this.#packing
      .then(async () => {
        const { index } = this.#public
        for (let full = index.full(); full; full = index.full()) {
          await this.#blocks.save(full.block, full.segment)
          index.putAway(full.block)
        }
      })
      .catch((fault) => this.#log?.error(fault, 'A block of the index could not be packed away.'))
  }

  async #passage(passageId: string, viewer: Viewer): Promise<ShownPassage | undefined> {
    const place = placeOf(passageId)
    if (place && viewer !== null) {
      const [own] = await readOwn(this.#db, this.#vault, viewer, [place])
      return own && shownOwn(viewer, own)
    }
    const no = PASSAGE_ID.test(passageId) ? Number(passageId) : -1
    return (await showPassages(this.#db, [no])).get(no)
  }

  #show(documents: readonly RankedDocument[], viewer: Viewer): Promise<Map<number, ShownPassage>> {
    const nos = documents.flatMap(({ passages }) => passages.slice(0, PASSAGES_SHOWN).map(({ no }) => no))
    return this.#shelves.show(nos, viewer)
  }
}

/** Who waits for whom. The operator has no member's id. */
const senderOf = (by: Uploader): Sender => (by.kind === 'anonymous' ? { stranger: by.sender } : { memberId: by.memberId ?? 'operator' })

function inWords({ score, passages }: RankedDocument, shown: ReadonlyMap<number, ShownPassage>): FoundDocument | undefined {
  const [first, ...rest] = passages.flatMap(({ no, score }): { card: ShownPassage['card']; passage: FoundPassage }[] => {
    const found = shown.get(no)
    return found
      ? [{ card: found.card, passage: { id: found.passageId, n: found.n, section: found.section, text: found.body, score } }]
      : []
  })
  return first && { ...first.card, score, passages: [first.passage, ...rest.map(({ passage }) => passage)] }
}

/** A member's own copy and everybody's document may share an id; the better one stays. */
function onePerId(documents: readonly FoundDocument[]): FoundDocument[] {
  const ids = new Set<string>()
  return documents.filter(({ id }) => !ids.has(id) && ids.add(id))
}
