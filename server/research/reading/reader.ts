import type { Readable } from 'node:stream'
import { Refusal } from '#contract/errors.ts'
import type { PaperType } from '#contract/paper-files.ts'
import { turns } from '../../platform/turns.ts'
import { TaskWorker } from '../../platform/worker.ts'
import type { Reading } from './document.ts'
import type { ReadTask } from './read-thread.ts'

/** A paper takes a fraction of a second, a book of a thousand pages some; what takes longer is made to. */
const SECONDS = 20
const RETRY_AFTER_S = 10

const worker = new TaskWorker<ReadTask, Reading>(new URL('./read-thread.ts', import.meta.url), { queue: 1, seconds: SECONDS })
const inTurn = turns({ ofOne: 8, ofAll: 200, retryAfterS: RETRY_AFTER_S })

type Asked = { stream: () => Readable; type: PaperType; memberId: string; waitSeconds: number }

/**
 * Reads a file in a thread of its own, with little memory and little time: what is in it comes from anybody. Members have their turns one after
 * another, and only the file whose turn it is is in memory.
 */
export async function readFile({ stream, type, memberId, waitSeconds }: Asked): Promise<Reading> {
  const patience = new AbortController()
  const late = setTimeout(() => patience.abort(busy()), waitSeconds * 1000).unref()
  try {
    return await inTurn({ memberId, signal: patience.signal }, async () => {
      clearTimeout(late)
      return worker.run({ bytes: await bytesOf(stream()), type })
    })
  } finally {
    clearTimeout(late)
  }
}

async function bytesOf(stream: Readable) {
  const pieces: Buffer[] = []
  for await (const piece of stream as AsyncIterable<Buffer>) pieces.push(piece)
  return Buffer.concat(pieces)
}

const busy = () => new Refusal('BUSY', { headers: { 'retry-after': String(RETRY_AFTER_S) } })
