import { createHmac, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Db } from '../db/client.ts'
import { hasTable } from '../db/has-table.ts'
import { addKey, findKeys, readKeys } from '../secrets/key-file.ts'
import { KEY_BYTES } from '../secrets/vault.ts'
import { findLast } from './line.ts'

/** What lines are hashed under, and the name that they give it. */
export type AuditKey = { id: string; key: Buffer }

const FILE = 'audit.keys'

const named = (key: Buffer): AuditKey => ({ id: createHmac('sha256', key).update('audit key id').digest('hex').slice(0, 16), key })

/** The keys of the audit log's lines, oldest first. They lie outside the database: who has only that can make no hash that fits. */
export class AuditKeys {
  #keys: readonly AuditKey[]
  /** Where they lie, unless a setting holds them. */
  readonly #path: string | undefined

  private constructor(keys: readonly Buffer[], path?: string) {
    this.#keys = keys.map(named)
    this.#path = path
  }

  /** The keys of the setting, else those in the data folder, where the first is made at the first start. */
  static async open({ auditKeys, dataDir }: Pick<Config, 'auditKeys' | 'dataDir'>) {
    if (auditKeys) return new AuditKeys(auditKeys)
    const path = join(dataDir, FILE)
    return new AuditKeys(await findKeys(path), path)
  }

  get newest(): AuditKey {
    return this.#keys.at(-1)!
  }

  /** How many keys are older; -1 for a key that is not here. */
  ageOf(id: string) {
    return this.#keys.findIndex((key) => key.id === id)
  }

  find(id: string): AuditKey | undefined {
    return this.#keys[this.ageOf(id)]
  }

  /** The key that the line after one with this key is written under: the same, so that all nodes change over at the line that says so. */
  async following(id: string | undefined): Promise<AuditKey> {
    if (id === undefined) return this.newest
    if (!this.find(id)) await this.#readAgain()
    return this.find(id) ?? refuse(id)
  }

  /** Makes a new key. Where a setting holds the keys, that is for the operator to change. */
  async add() {
    if (!this.#path)
      throw new Error(
        `AUDIT_KEYS holds no key that waits for its use. Add one after the last on every node, for example ${randomBytes(KEY_BYTES).toString('base64')}, start the nodes again, then repeat this.`,
      )
    await addKey(this.#path)
    await this.#readAgain()
  }

  async #readAgain() {
    if (this.#path) this.#keys = (await findKeys(this.#path)).map(named)
  }
}

/** Throws a sentence where the key that the log's last line names is not here. Makes none. */
export async function refuseOtherAuditKeys(db: Db, { auditKeys, dataDir }: Pick<Config, 'auditKeys' | 'dataDir'>) {
  const last = (await hasTable(db, 'audit_entry')) && (await findLast(db))
  if (!last) return
  const keys = auditKeys ?? (await readKeys(join(dataDir, FILE))) ?? []
  if (!keys.some((key) => named(key).id === last.key_id)) refuse(last.key_id)
}

function refuse(id: string): never {
  throw new Error(
    `The last line of the audit log names the key ${id}, which is not here. Put ${FILE} back into the data folder, or the key into AUDIT_KEYS; where it is lost, or somebody else wrote that line, npm run audit:rotate goes on with a key of this installation.`,
  )
}
