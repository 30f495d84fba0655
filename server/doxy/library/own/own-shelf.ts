import { setImmediate as breathe } from 'node:timers/promises'
import { Refusal } from '#contract/errors.ts'
import type { Db } from '../../../platform/db/client.ts'
import { openedOrNull, type SealedLog } from '../../../platform/secrets/opened.ts'
import type { Vault } from '../../../platform/secrets/vault.ts'
import { Shelf } from '../../retrieval/shelf.ts'
import { inRounds } from '../in-rounds.ts'
import { listOwnNumbers, type OwnPassage, type OwnPlace, readOwnDocument } from './passages.ts'

/** Members' passages and documents are numbered above everybody's, who count in four bytes with a sign. */
export const OWN_FROM = 2 ** 31

/** Where a passage on some member's shelf is written. */
export type Shelved = OwnPlace & { ownerId: string }

export type OwnShelfOptions = {
  db: Db
  vault: Vault
  log: SealedLog | undefined
  ownerId: string
  /** Every passage on any member's shelf by its number in this process. */
  shelved: Map<number, Shelved>
  forget(nos: readonly number[]): void
}

let nextNo = OWN_FROM

/** A member's passages with their postings, made of the sealed documents in memory and kept nowhere else. */
export class OwnShelf {
  readonly shelf = new Shelf({ sparse: true })
  readonly #options: OwnShelfOptions
  /** The numbers of the passages of each document. */
  readonly #documents = new Map<number, number[]>()
  /** Documents that do not open: questions are answered without them, and the list of documents tells their owner. */
  readonly #unreadable = new Set<number>()
  freshAt = Number.NEGATIVE_INFINITY

  constructor(options: OwnShelfOptions) {
    this.#options = options
  }

  /** Passages that it ever held. */
  get size() {
    return this.shelf.table.end
  }

  /** What was committed before this call is on the shelf when it settles. */
  readonly refresh = inRounds(async () => {
    const { db, ownerId } = this.#options
    const now = await listOwnNumbers(db, ownerId)
    const there = new Set(now)
    this.#remove([...this.#documents.keys()].filter((no) => !there.has(no)))
    const fresh = now.filter((no) => !this.#documents.has(no) && !this.#unreadable.has(no))
    for (const document of fresh) await this.#add(document)
    // Where none opens, the key is missing and not a row broken.
    if (now.length > 0 && now.every((no) => this.#unreadable.has(no))) {
      this.#unreadable.clear()
      throw new Refusal('KEY_MISSING')
    }
  })

  /** Leaves no word of it in memory once the questions that look through it are answered. */
  drop() {
    this.#forget([...this.#documents.values()].flat())
  }

  async #add(document: number) {
    const { db, vault, log, ownerId } = this.#options
    const nos: number[] = []
    this.#documents.set(document, nos)
    try {
      for await (const passage of readOwnDocument(db, vault, ownerId, document)) {
        nos.push(this.#put(passage))
        await breathe()
      }
    } catch (fault) {
      this.#remove([document])
      openedOrNull(log, `evidence_own ${ownerId} ${document}`, () => {
        throw fault
      })
      this.#unreadable.add(document)
    }
  }

  #put({ document, n, card, body }: OwnPassage): number {
    const { ownerId, shelved } = this.#options
    const no = nextNo++
    this.shelf.add({ no, document: OWN_FROM + document, title: card.title, body })
    shelved.set(no, { ownerId, document, n })
    return no
  }

  #remove(documents: readonly number[]) {
    if (documents.length === 0) return
    this.shelf.remove(new Set(documents.map((no) => OWN_FROM + no)))
    this.#forget(documents.flatMap((no) => this.#documents.get(no) ?? []))
    for (const no of documents) this.#documents.delete(no)
  }

  #forget(nos: readonly number[]) {
    for (const no of nos) this.#options.shelved.delete(no)
    this.#options.forget(nos)
  }
}
