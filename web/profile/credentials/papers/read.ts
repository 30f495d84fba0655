import { readCitations } from './citation.ts'
import { readNbib } from './nbib.ts'
import type { ReadResult } from './paper.ts'

/** Reads BibTeX, RIS, files of PubMed or printed references, whichever the text is. What reads files is fetched when the first one is there. */
export async function readReferences(text: string): Promise<ReadResult> {
  const isBibtex = /(^|\s)@\w+\s*[{(]/.test(text)
  if (/^\ufeff?PMID- \d/m.test(text)) return readNbib(text)
  if (!isBibtex && !/^\ufeff?TY {2}-/m.test(text)) return readCitations(text)
  const { readBibtex, readRis } = await import('./files.ts')
  return isBibtex ? readBibtex(text) : readRis(text)
}
