import { FairWorker } from '../../platform/fair-worker.ts'
import type { CheckedFile } from './row.ts'
import { unreadable } from './unreadable.ts'

export type ReadAnswer = { file: CheckedFile } | { words: string }

/** A megabyte of the worst that we know takes half a second. Strangers import nothing. */
const READING = { seconds: 10, members: { ofOne: 2, ofAll: 32 }, strangers: { ofOne: 0, ofAll: 0 } }

const thread = new FairWorker<Uint8Array, ReadAnswer>(new URL('./read-thread.ts', import.meta.url), READING)

/** Reads a whole file in a thread of its own: it is a megabyte and 500 rows at most. */
export async function readFile(file: File, memberId: string): Promise<CheckedFile> {
  const read = await thread.run(await file.bytes(), { memberId })
  if ('words' in read) throw unreadable(read.words)
  return read.file
}
