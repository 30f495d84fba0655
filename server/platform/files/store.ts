import type { Readable } from 'node:stream'

/** What lies under a name, and how many bytes it has. Whoever opens it reads it to its end or destroys it. */
export type Stored = { sizeBytes: number; stream: Readable }

/** Keeps bytes under made-up names, outside of everything the web server hands out by itself. */
export type ByteStore = {
  /** They appear whole or not at all. */
  put(id: string, bytes: Uint8Array): Promise<void>
  open(id: string): Promise<Stored | null>
  remove(id: string): Promise<void>
  /** Removes what was begun by this moment and never became whole; without it an hour ago, so that other nodes lose nothing. */
  sweep(begunBy?: Date): Promise<void>
}

/** Keeps files sealed. `place` names what a file belongs to, as the vault's does: it opens nowhere else. */
export type FileStore = Pick<ByteStore, 'remove' | 'sweep'> & {
  put(id: string, plain: Uint8Array, place: string): Promise<void>
  /** The plain bytes and their number, or null when there are none under this name; refuses with KEY_MISSING where they do not open. */
  open(id: string, place: string): Promise<Stored | null>
}
