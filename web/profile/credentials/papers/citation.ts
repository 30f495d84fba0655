import { emptyPaper, type PaperForm, type ReadResult } from './paper.ts'

const DOI = /\b10\.\d{4,9}\/[^\s<>"]+/i
const DOIS = /\b10\.\d{4,9}\/[^\s<>"]+/gi

/** Reads references as they are printed, one a paragraph, each with its DOI. What is not found is left for its author to fill in. */
export function readCitations(text: string): ReadResult {
  const papers: PaperForm[] = []
  const faults: string[] = []
  for (const paragraph of paragraphsOf(text)) {
    const doi = DOI.exec(paragraph)?.[0].replace(/(?<![.,;)\]])[.,;)\]]+$/, '')
    if (doi) papers.push({ ...emptyPaper, ...(apa(paragraph) ?? vancouver(paragraph)), doi })
    else faults.push(`No DOI found in “${paragraph.length > 60 ? `${paragraph.slice(0, 60)}…` : paragraph}”.`)
  }
  return { papers, faults }
}

/** Blank lines part references; where there are none, every line that holds a DOI ends one. */
function paragraphsOf(text: string): string[] {
  const folded = (part: string) =>
    part
      .replace(/\s+/g, ' ')
      .replace(/^\s*(\[\d+\]|\d+[.)])\s+/, '')
      .trim()
  return text
    .split(/\n\s*\n/)
    .flatMap((part) => ((part.match(DOIS)?.length ?? 0) > 1 ? part.split(/(?<=10\.\d{4,9}\/\S+.*)\n/) : part))
    .map(folded)
    .filter(Boolean)
}

const withoutDoi = (text: string) => text.replace(/(https?:\/\/(dx\.)?doi\.org\/|doi:?\s*)?10\.\d{4,9}\/\S.*$/i, '').trim()

/** Rao, A., & Iyer, B. (2021). Title. Journal, 73(2), 1–5. */
function apa(text: string) {
  const [, authors, year, title, journal] = /^(.+?)\s*\((\d{4})[a-z]?\)\.\s*(.+?)[.?!]\s+([^,.]+)/.exec(withoutDoi(text)) ?? []
  return authors && title && journal ? { authors: authors.trim(), year: year!, title: title.trim(), journal: journal.trim() } : undefined
}

/** Rao A, Iyer B. Title. Journal. 2021;73(2):1-5. */
function vancouver(text: string) {
  const [, authors, title, journal, year] = /^([^.]+)\.\s+(.+?)[.?!]\s+([^.]+?)[.,]?\s+((?:18|19|20)\d{2})\b/.exec(withoutDoi(text)) ?? []
  return authors && title && journal ? { authors: authors.trim(), year: year!, title: title.trim(), journal: journal.trim() } : undefined
}
