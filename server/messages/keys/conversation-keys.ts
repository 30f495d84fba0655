import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/db/client.ts'
import { hasTable } from '../../platform/db/has-table.ts'
import { newId } from '../../platform/ids.ts'
import { KeyRing } from '../../platform/secrets/key-ring.ts'
import { openedOrNull, type SealedLog } from '../../platform/secrets/opened.ts'
import { KEY_BYTES, openVault } from '../../platform/secrets/vault.ts'

const HELD_MAX = 10_000
const wrapPlace = (id: string, conversationId: string) => `conversation key ${id} of ${conversationId}`

const PURPOSE = 'message key id'
const FILE = 'message.keys'
type Place = Pick<Config, 'messageKeys' | 'dataDir'>
const placeOf = ({ messageKeys, dataDir }: Place) => ({ setting: messageKeys, path: join(dataDir, FILE) })

/** Throws a sentence where a conversation's key is kept under one that is not here. Makes none. */
export async function refuseOtherMessageKeys(db: Db, place: Place) {
  if (!(await hasTable(db, 'conversation_key'))) return
  const rows = await db.selectFrom('conversation_key').select('ring_id').distinct().execute()
  const ring = await KeyRing.read(PURPOSE, placeOf(place))
  const lost = rows.find(({ ring_id }) => !ring.find(ring_id))
  if (lost)
    throw new Error(
      `Messages are encrypted under the key ${lost.ring_id}, which is not here. Put ${FILE} back into the data folder, or the key into MESSAGE_KEYS: without it they cannot be read.`,
    )
}

/** A key by its name. */
export type FindKey = (keyId: string) => Buffer

/** The keys of conversations: each has its own, kept in the database under a key that is not there. */
export class ConversationKeys {
  readonly ring: KeyRing
  /** Told by its id of what does not open. */
  readonly log: SealedLog | undefined
  readonly #held = new Map<string, Buffer>()

  constructor(ring: KeyRing, log?: SealedLog) {
    this.ring = ring
    this.log = log
  }

  static open = async (place: Place, log?: SealedLog) => new ConversationKeys(await KeyRing.open(PURPOSE, placeOf(place)), log)

  /** Makes a key for a conversation that is about to be made: keep it in the same transaction, after the conversation. */
  make(conversationId: string) {
    const [id, key] = [newId(), randomBytes(KEY_BYTES)]
    this.#hold(id, key)
    return { id, key, keep: (tx: Db) => this.#keep(tx, id, conversationId, key) }
  }

  #keep(tx: Db, id: string, conversationId: string, key: Buffer) {
    return tx
      .insertInto('conversation_key')
      .values({ id, conversation_id: conversationId, ...this.#wrapped(id, conversationId, key) })
      .execute()
  }

  /** Keeps a key under the newest one of the ring. */
  async keepAnew(db: Db, id: string, conversationId: string) {
    const key = (await this.finder(db, [id]))(id)
    await db
      .updateTable('conversation_key')
      .set(this.#wrapped(id, conversationId, key))
      .where('id', '=', id)
      .execute()
  }

  #wrapped(id: string, conversationId: string, key: Buffer) {
    const { newest } = this.ring
    return { ring_id: newest.id, wrapped: openVault(newest.key).seal(key, wrapPlace(id, conversationId)) }
  }

  /** Finds all of these in one question at most. What comes back refuses with KEY_MISSING where one cannot be opened. */
  async finder(db: Db, ids: readonly string[]): Promise<FindKey> {
    const wanted = [...new Set(ids)].filter((id) => !this.#held.has(id))
    if (wanted.length > 0) await this.#load(db, wanted)
    const found = new Map(ids.map((id) => [id, this.#held.get(id)]))
    return (id) => found.get(id) ?? missing()
  }

  async #load(db: Db, ids: readonly string[]) {
    const rows = await db.selectFrom('conversation_key').selectAll().where('id', '=', sql<string>`any(${ids}::uuid[])`).execute()
    for (const { id, conversation_id, ring_id, wrapped } of rows) {
      const ring = await this.ring.findLately(ring_id)
      const key =
        ring && openedOrNull(this.log, `conversation_key ${id}`, () => openVault(ring.key).open(wrapped, wrapPlace(id, conversation_id)))
      if (key) this.#hold(id, key)
    }
  }

  #hold(id: string, key: Buffer) {
    if (this.#held.size >= HELD_MAX) this.#held.delete(this.#held.keys().next().value!)
    this.#held.set(id, key)
  }
}

function missing(): never {
  throw new Refusal('KEY_MISSING')
}
