import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Db } from '../db/client.ts'
import { hasTable } from '../db/has-table.ts'
import { KeyRing, type NamedKey } from '../secrets/key-ring.ts'
import { findLast } from './line.ts'

/** What lines are hashed under, and the name that they give it. */
export type AuditKey = NamedKey

type Place = Pick<Config, 'auditKeys' | 'dataDir'>

const FILE = 'audit.keys'
const PURPOSE = 'audit key id'
const placeOf = ({ auditKeys, dataDir }: Place) => ({ setting: auditKeys, path: join(dataDir, FILE) })

/** The keys of the audit log's lines. They lie outside the database: who has only that can make no hash that fits. */
export class AuditKeys {
  readonly #ring: KeyRing

  private constructor(ring: KeyRing) {
    this.#ring = ring
  }

  /** The keys of the setting, else those in the data folder, where the first is made at the first start. */
  static open = async (place: Place) => new AuditKeys(await KeyRing.open(PURPOSE, placeOf(place)))

  get newest(): AuditKey {
    return this.#ring.newest
  }

  ageOf = (id: string) => this.#ring.ageOf(id)
  find = (id: string) => this.#ring.find(id)
  findLately = (id: string) => this.#ring.findLately(id)

  /** The key that the line after one with this key is written under: the same, so that all nodes change over at the line that says so. */
  async following(id: string | undefined): Promise<AuditKey> {
    if (id === undefined) return this.newest
    return (await this.#ring.findLately(id)) ?? refuse(id)
  }

  /** Makes a new key. Where a setting holds the keys, that is for the operator to change. */
  add = () => this.#ring.add('AUDIT_KEYS')
}

/** Throws a sentence where the key that the log's last line names is not here. Makes none. */
export async function refuseOtherAuditKeys(db: Db, place: Place) {
  const last = (await hasTable(db, 'audit_entry')) && (await findLast(db))
  if (!last) return
  const ring = await KeyRing.read(PURPOSE, placeOf(place))
  if (!ring.find(last.key_id)) refuse(last.key_id)
}

function refuse(id: string): never {
  throw new Error(
    `The last line of the audit log names the key ${id}, which is not here. Put ${FILE} back into the data folder, or the key into AUDIT_KEYS; where it is lost, or somebody else wrote that line, npm run audit:rotate goes on with a key of this installation.`,
  )
}
