import { type Csl, plugins } from '@citation-js/core'
import '@citation-js/plugin-bibtex'
import '@citation-js/plugin-ris'
import type { PaperForm, ReadResult } from './paper.ts'

const papersOf = (text: string, forceType: string) => plugins.input.chain(text, { forceType, generateGraph: false }).map(paperOf)

/** Reads a RIS file. */
export const readRis = (text: string): ReadResult => ({ papers: papersOf(text.replace(/^\ufeff/, ''), '@ris/file'), faults: [] })

/** Reads a BibTeX file; where that fails, entry by entry: what cannot be read is named by its line and left out. */
export function readBibtex(text: string): ReadResult {
  try {
    return { papers: papersOf(text, '@biblatex/text'), faults: [] }
  } catch {
    return readEach(text)
  }
}

function readEach(text: string): ReadResult {
  const entries = text.split(/^(?=[ \t]*@\w)/m)
  const macros = entries.filter((entry) => /^\s*@string/i.test(entry)).join('')
  const papers: PaperForm[] = []
  const faults: string[] = []
  let line = 1
  for (const entry of entries) {
    try {
      if (/^\s*@(?!string|comment|preamble)/i.test(entry)) papers.push(...papersOf(macros + entry, '@biblatex/text'))
    } catch {
      faults.push(`Line ${line}: this entry cannot be read. Check the braces and commas.`)
    }
    line += entry.split('\n').length - 1
  }
  return { papers, faults }
}

function paperOf({ title = '', 'container-title': journal, publisher = '', author = [], issued, DOI = '' }: Csl): PaperForm {
  return {
    title: plain(title),
    journal: plain(journal ?? publisher),
    authors: author
      .map(nameOf)
      .filter((name) => !NOBODY.test(name))
      .join('; '),
    year: String(issued?.['date-parts']?.[0]?.[0] ?? ''),
    doi: DOI.replace(/^(https?:\/\/(dx\.)?doi\.org\/|doi:\s*)/i, ''),
    citations: '',
  }
}

/** What stands for further authors and is none. */
const NOBODY = /^(?:and )?(?:others|et al\.?)$/i

/** Words without the marks of italics, small capitals and the like. */
const plain = (words: string) => words.replace(/<\/?(i|b|sub|sup|sc|span)\b[^<>]*>/g, '')

function nameOf({ family, given, literal, suffix, ...particles }: NonNullable<Csl['author']>[number]) {
  const last = [particles['dropping-particle'], particles['non-dropping-particle'], family].filter(Boolean).join(' ')
  return literal ?? [last, suffix, given].filter(Boolean).join(', ')
}
