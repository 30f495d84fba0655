import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { KEPT_DATABASE, session } from '../session.ts'

/** What is kept of one answer: nobody reads it without the key of this browser. */
type Sealed = { name: string; memberId: string; readAt: number; usedAt: number; nonce: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer }
type Owner = { memberId: string; key: CryptoKey }

interface KeptDb extends DBSchema {
  answers: { key: string; value: Sealed; indexes: { usedAt: number } }
  owner: { key: 'owner'; value: Owner }
}

/** An answer as it was read then. */
export type Kept = { answer: unknown; readAt: Date }

const ANSWERS_MAX = 120
const BYTES_MAX = 2_000_000
const NONCE_BYTES = 12
const store = { opening: undefined as Promise<IDBPDatabase<KeptDb>> | undefined }

/** Undefined where the member has left: what is written then would outlive their sign-out. */
async function openFor(memberId: string) {
  const isHere = () => session().user?.id === memberId
  if (!isHere()) return undefined
  const db = await open()
  if (isHere()) return db
  db.close()
  store.opening = undefined
  indexedDB.deleteDatabase(KEPT_DATABASE)
  return undefined
}

function open() {
  const forget = () => {
    store.opening = undefined
  }
  store.opening ??= openDB<KeptDb>(KEPT_DATABASE, 1, {
    upgrade: (db) => {
      db.createObjectStore('answers', { keyPath: 'name' }).createIndex('usedAt', 'usedAt')
      db.createObjectStore('owner')
    },
    // Whoever signs out deletes it, in whichever tab.
    blocking: (_from, _to, event) => {
      ;(event.target as IDBDatabase).close()
      forget()
    },
    terminated: forget,
  }).catch((error) => {
    forget()
    throw error
  })
  return store.opening
}

/** The key under which a member's answers lie here, which no script can take out of this browser. Whatever another member left goes. */
async function keyOf(db: IDBPDatabase<KeptDb>, memberId: string): Promise<CryptoKey> {
  const before = await db.get('owner', 'owner')
  if (before?.memberId === memberId) return before.key
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const change = db.transaction(['answers', 'owner'], 'readwrite')
  // Another tab may have made one meanwhile.
  const now = await change.objectStore('owner').get('owner')
  if (now?.memberId !== memberId) {
    await change.objectStore('answers').clear()
    await change.objectStore('owner').put({ memberId, key }, 'owner')
  }
  await change.done
  return now?.memberId === memberId ? now.key : key
}

/** Keeps an answer, as it was then, for whoever asks for it again without a line; of many, those that were used last. */
export async function keepAnswer(memberId: string, name: string, answer: unknown, readAt = Date.now()) {
  const bytes = new TextEncoder().encode(JSON.stringify(answer))
  const db = bytes.length > BYTES_MAX ? undefined : await openFor(memberId)
  if (!db) return
  const key = await keyOf(db, memberId)
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, key, bytes)
  const change = db.transaction('answers', 'readwrite')
  await change.store.put({ name, memberId, readAt, usedAt: Date.now(), nonce, sealed })
  const tooMany = (await change.store.count()) - ANSWERS_MAX
  let oldest = tooMany > 0 ? await change.store.index('usedAt').openCursor() : null
  for (let gone = 0; oldest && gone < tooMany; gone++) {
    await oldest.delete()
    oldest = await oldest.continue()
  }
  await change.done
}

/** What was kept under this name, if it is this member's. */
export async function findAnswer(memberId: string, name: string): Promise<Kept | undefined> {
  const db = await openFor(memberId)
  const [row, owner] = [await db?.get('answers', name), await db?.get('owner', 'owner')]
  if (!db || !row || row.memberId !== memberId || owner?.memberId !== memberId) return undefined
  const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: row.nonce }, owner.key, row.sealed)
  const change = db.transaction('answers', 'readwrite')
  const now = await change.store.get(name)
  // It may have been dropped meanwhile.
  if (now) await change.store.put({ ...now, usedAt: Date.now() })
  await change.done
  return { answer: JSON.parse(new TextDecoder().decode(bytes)), readAt: new Date(row.readAt) }
}

/** Forgets an answer that is not its reader's any more. */
export const dropAnswer = async (memberId: string, name: string) => (await openFor(memberId))?.delete('answers', name)
