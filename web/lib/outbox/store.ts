import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Id } from '#contract/page.ts'
import type { Entry } from './entry.ts'
import { noteExpired } from './expired.ts'
import { dropPressed, forgetGivenUp, givenUp, keepPressed, noteGivenUp, pressedBy } from './pressed.ts'

interface OutboxDb extends DBSchema {
  entries: { key: string; value: Entry; indexes: { memberId: string } }
}

/** The outboxes of all members of this browser. Where it may keep no database, entries stay where their press has put them. */
export class Store {
  #opening: Promise<IDBPDatabase<OutboxDb>> | undefined

  #open() {
    const forget = () => {
      this.#opening = undefined
    }
    this.#opening ??= openDB<OutboxDb>('outbox', 1, {
      upgrade: (db) => db.createObjectStore('entries', { keyPath: 'clientId' }).createIndex('memberId', 'memberId'),
      blocking: (_from, _to, event) => {
        ;(event.target as IDBDatabase).close()
        forget()
      },
      terminated: forget,
    }).catch((error) => {
      forget()
      throw error
    })
    return this.#opening
  }

  /** What a member has sent and the server has not taken, in the order of the presses. */
  async list(memberId: Id): Promise<Entry[]> {
    const stored = await this.#takeOver(memberId).catch((): Entry[] => [])
    const ids = new Set(stored.map(({ clientId }) => clientId))
    const pressed = pressedBy(memberId).filter(({ clientId }) => !ids.has(clientId))
    return [...stored, ...pressed].sort((a, b) => a.at - b.at)
  }

  async #takeOver(memberId: Id) {
    const db = await this.#open()
    const [pressed, over] = [pressedBy(memberId), givenUp()]
    const change = db.transaction('entries', 'readwrite', { durability: 'strict' })
    const changes = [...pressed.map((entry) => change.store.put(entry)), ...over.map((clientId) => change.store.delete(clientId))]
    const [entries] = await Promise.all([change.store.index('memberId').getAll(memberId), change.done, ...changes])
    for (const { clientId } of pressed) dropPressed(clientId)
    for (const clientId of over) forgetGivenUp(clientId)
    return entries
  }

  /** Changes an entry where it still is. */
  async change(entry: Entry) {
    if (pressedBy(entry.memberId).some(({ clientId }) => clientId === entry.clientId)) return keepPressed(entry)
    const db = await this.#open()
    const { store, done } = db.transaction('entries', 'readwrite')
    if ((await store.getKey(entry.clientId)) !== undefined) await store.put(entry)
    await done
  }

  async remove(clientId: string) {
    noteGivenUp(clientId)
    const db = await this.#open()
    await db.delete('entries', clientId)
    forgetGivenUp(clientId)
  }

  /**
   * Removes what other members pressed before that time and did not come back for, and notes it for when they do. What is one's own goes by
   * one's own hand alone, refused or not.
   */
  async removeLeft(memberId: Id, before: number) {
    const db = await this.#open()
    const { store, done } = db.transaction('entries', 'readwrite')
    const left = (await store.getAll()).filter((entry) => entry.at < before && entry.memberId !== memberId)
    for (const entry of left) noteExpired(entry.memberId)
    await Promise.all([...left.map(({ clientId }) => store.delete(clientId)), done])
  }
}
