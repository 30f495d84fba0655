import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Refusal } from '#contract/errors.ts'
import type { PaperType } from '#contract/paper-files.ts'
import { TaskProcess } from '../../platform/task-process/task-process.ts'
import { turns } from '../../platform/turns.ts'
import type { Reading } from './document.ts'
import type { ReadTask } from './process.ts'

/** A paper takes a fraction of a second, a book of a thousand pages some. */
const TIME_MAX_MS = 40_000
const HEAP_MAX_MB = 256
/** Starting it takes longer than reading a paper. */
const IDLE_MS = 60_000
const RETRY_AFTER_S = 10
/** What is said of a file over which the process ended itself. */
export const TOO_MUCH =
  'Reading this file took too long or too much memory, so its text is not here. You can try again, or add it in another format.'

const reading = new TaskProcess<ReadTask, Reading>(join(import.meta.dirname, 'process.ts'), {
  ...{ timeMaxMs: TIME_MAX_MS, idleMs: IDLE_MS, heapMaxMb: HEAP_MAX_MB },
})
const inTurn = turns({ ofOne: 8, ofAll: 200, retryAfterS: RETRY_AFTER_S })

type Asked = { stream: () => Readable; type: PaperType; memberId: string; waitSeconds: number }

/**
 * Reads a file in a process of its own, with little memory and little time: what is in it comes from anybody. Members have their turns one after
 * another, and only the file whose turn it is is in memory.
 */
export async function readFile({ stream, type, memberId, waitSeconds }: Asked): Promise<Reading> {
  const patience = new AbortController()
  const late = setTimeout(() => patience.abort(busy()), waitSeconds * 1000).unref()
  try {
    return await inTurn({ memberId, signal: patience.signal }, async () => {
      clearTimeout(late)
      const answer = await reading.ask({ bytes: await bytesOf(stream()), type })
      if (answer === 'late') throw busy()
      return answer === 'broken' ? { state: 'failed', trouble: TOO_MUCH } : answer
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
