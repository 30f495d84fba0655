import { createHmac } from 'node:crypto'
import { addKey, findKeys, readKeys } from './key-file.ts'
import { KEY_BYTES } from './vault.ts'

/** A key of a ring, and the name that what is written under it bears. */
export type NamedKey = { id: string; key: Buffer }

/** Where the keys of a ring lie: in a setting, else in a file that is made with the first of them. */
export type RingPlace = { setting: readonly Buffer[] | undefined; path: string }

/** Keys for one purpose, oldest first: the newest is used, the others still open what was written under them. */
export class KeyRing {
  readonly #purpose: string
  readonly #path: string | undefined
  #keys: readonly NamedKey[] = []

  constructor(purpose: string, keys: readonly Buffer[], path?: string) {
    this.#purpose = purpose
    this.#path = path
    this.#take(keys)
  }

  /** The keys there, the first of them made where there are none; `purpose` is part of their names. */
  static async open(purpose: string, { setting, path }: RingPlace) {
    return setting ? new KeyRing(purpose, setting) : new KeyRing(purpose, await findKeys(path), path)
  }

  /** The keys there, none where nothing is: makes nothing. */
  static async read(purpose: string, { setting, path }: RingPlace) {
    return new KeyRing(purpose, setting ?? (await readKeys(path)) ?? [], path)
  }

  get newest(): NamedKey {
    return this.#keys.at(-1)!
  }

  /** How many keys are older; -1 for a key that is not here. */
  ageOf(id: string) {
    return this.#keys.findIndex((key) => key.id === id)
  }

  find(id: string): NamedKey | undefined {
    return this.#keys[this.ageOf(id)]
  }

  /** The same, also where the key has been added by another process meanwhile. */
  async findLately(id: string): Promise<NamedKey | undefined> {
    if (!this.find(id) && this.#path) this.#take(await findKeys(this.#path))
    return this.find(id)
  }

  /** Makes a new key. Where a setting holds the keys, that is for the operator to change; `name` is the setting's. */
  async add(name: string) {
    if (!this.#path)
      throw new Error(
        `${name} holds no key that waits for its use. Add one after the last on every node, made by openssl rand -base64 ${KEY_BYTES}, start the nodes again, then repeat this.`,
      )
    await addKey(this.#path)
    this.#take(await findKeys(this.#path))
  }

  #take(keys: readonly Buffer[]) {
    this.#keys = keys.map((key) => ({ id: createHmac('sha256', key).update(this.#purpose).digest('hex').slice(0, 16), key }))
  }
}
