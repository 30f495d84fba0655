import { readBibtex } from './bibtex.ts'
import { readCitations } from './citation.ts'
import type { Reading } from './reading.ts'
import { readRis } from './ris.ts'

/** Reads BibTeX, RIS or printed references, whichever the text is. */
export function readReferences(text: string): Reading {
  if (/^\s*@\w+\s*[{(]/m.test(text)) return readBibtex(text)
  return /^\ufeff?TY {2}-/m.test(text) ? readRis(text) : readCitations(text)
}
