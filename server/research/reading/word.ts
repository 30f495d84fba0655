import mammoth from 'mammoth'
import WordExtractor from 'word-extractor'
import { type Document, Unreadable } from './document.ts'
import { stretchesOf } from './stretches.ts'
import { refuseBomb } from './zip.ts'

/** The text of a DOCX. What it links to, a template among it, is asked for by nobody. */
export async function readDocx(bytes: Buffer): Promise<Document> {
  refuseBomb(bytes)
  try {
    const { value } = await mammoth.extractRawText({ buffer: bytes })
    return stretchesOf(value)
  } catch {
    throw new Unreadable('This Word file is damaged, so its text could not be read.')
  }
}

const NOT_WORD = 'This is not a Word document that we can read. Save it as DOCX or PDF and try again.'

/** The text of a DOC. Spreadsheets and slides of those years are the same kind of file. */
export async function readDoc(bytes: Buffer): Promise<Document> {
  if (!hasOrdinarySectors(bytes)) throw new Unreadable(NOT_WORD)
  try {
    return stretchesOf((await new WordExtractor().extract(bytes)).getBody())
  } catch {
    throw new Unreadable(NOT_WORD)
  }
}

/** A compound file says how large its sectors are and how many it has, and memory is taken by that: it has to fit the file that is there. */
function hasOrdinarySectors(bytes: Buffer) {
  if (bytes.length < 512 || ![9, 12].includes(bytes.readUInt16LE(30)) || bytes.readUInt16LE(32) !== 6) return false
  const most = bytes.length / 512
  return [44, 64, 72].every((at) => bytes.readInt32LE(at) >= 0 && bytes.readInt32LE(at) <= most)
}

export function readPlain(bytes: Uint8Array): Document {
  try {
    return stretchesOf(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new Unreadable('This text is not written in UTF-8, so it could not be read. Save it as UTF-8 and try again.')
  }
}
