import type { Db } from '../db/client.ts'

/** What a room lets its members send in pieces. Beside it stand who may, how much, and what; the room then takes it by its id. */
export type UploadKind = {
  /** As browsers name it when they begin. */
  name: string
  maxBytes: number
  /** Bytes that one of this type may have, where that is fewer. */
  maxBytesOf?: (type: string) => number
  /** Types as the bytes themselves say them; `text/plain` for what is text and nothing else. */
  accepts: readonly string[]
  /** Of its pictures, where they are shown as they came and not drawn anew. */
  megapixelsMax?: number
  /** What is told to whoever sends another type. */
  wrongType: string
  /** Refuses whoever may not send one now, before anything is sent. */
  authorise(db: Db, memberId: string): Promise<void>
}

export const wordsOfMost = (maxBytes: number) => `Use a file under ${Math.floor(maxBytes / 1024 / 1024)} MB.`
