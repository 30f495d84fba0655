import { PAPER_TEXT_MAX } from '#contract/limits.ts'
import type { PaperType } from '#contract/paper-files.ts'
import { answerTasks } from '../../platform/task-process/answer-tasks.ts'
import { type Document, type Reading, Unreadable } from './document.ts'
import { readPdf } from './pdf.ts'
import { propose } from './propose.ts'
import { readDoc, readDocx, readPlain } from './word.ts'

export type ReadTask = { bytes: Uint8Array; type: PaperType }

/** A book of a thousand pages and pictures takes a third of this, a file of the largest size with one huge page some more. */
const LIMITS = { rssMaxMib: 512, rssLeftMib: 128, dataMaxMib: 640, cpuMaxSeconds: 20 }
/** Fewer letters than these, and a PDF holds pictures of pages. */
const LETTERS_MIN = 30

const readers: Record<PaperType, (bytes: Buffer) => Document | Promise<Document>> = {
  // It takes no Buffer.
  'application/pdf': (bytes) => readPdf(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': readDocx,
  'application/x-cfb': readDoc,
  'text/plain': readPlain,
}

/** A database takes no sign of nothing, nobody reads the others, and half a sign is none. */
const clean = (text: string) =>
  text
    .toWellFormed()
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

function withinLimit(pages: readonly string[]) {
  let room = PAPER_TEXT_MAX
  return pages.map((page) => {
    const kept = page.slice(0, room).toWellFormed()
    room -= kept.length
    return kept
  })
}

async function read({ bytes, type }: ReadTask): Promise<Reading> {
  try {
    const document = await readers[type](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    const pages = withinLimit(document.pages.map(clean))
    const letters = pages.join('').match(/[\p{L}\p{N}]/gu)?.length ?? 0
    const proposal = propose({ ...document, pages })
    if (letters >= LETTERS_MIN || (letters > 0 && type !== 'application/pdf'))
      return { state: 'read', pages, isCut: document.isCut, proposal }
    if (type === 'application/pdf') return { state: 'scanned', pages: [], isCut: false, proposal }
    return { state: 'failed', trouble: 'There is no text in this file.' }
  } catch (error) {
    if (error instanceof Unreadable) return { state: 'failed', trouble: error.message }
    return { state: 'failed', trouble: 'This file is damaged, so its text could not be read.' }
  }
}

await answerTasks(LIMITS, read)
