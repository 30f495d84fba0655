import { entriesOf } from './entries-of.ts'
import { identifiersOf } from './identifiers.ts'
import { authorsOf, trimmedOf } from './names.ts'
import { emptyPaper, type PaperForm, type ReadResult } from './paper.ts'
import { partsOf, sentencesOf } from './parts-of.ts'

/** Reads references as they are printed: each stays its own, with a DOI or without. What is not found is left for its author to fill in. */
export function readCitations(text: string): ReadResult {
  const papers: PaperForm[] = []
  const faults: string[] = []
  for (const entry of entriesOf(text)) {
    const { doi, pmid, rest } = identifiersOf(entry)
    const read = apa(rest) ?? vancouver(rest)
    if (read || doi || pmid) papers.push({ ...emptyPaper, ...read, doi, ...(pmid && { pmid }) })
    else if (YEAR.test(rest)) papers.push({ ...emptyPaper, title: rest.slice(0, 400) })
    else faults.push(`This does not look like a reference: “${entry.length > 60 ? `${entry.slice(0, 60)}…` : entry}”.`)
  }
  return { papers, faults }
}

const YEAR = /\b(?:18|19|20)\d{2}\b/
type Read = Pick<PaperForm, 'authors' | 'year' | 'title' | 'journal'>

const bare = (text: string) => trimmedOf(text, ' .,;:“”"')

/** Rao, A., & Iyer, B. (2021). Title. Journal, 73(2), 1–5. */
function apa(text: string): Read | undefined {
  const at = /\((\d{4})[a-z]?(?:, [A-Z][a-z]{2,8}(?: \d{1,2})?)?\)[.,:]?\s/.exec(text)
  if (!at || at.index > 1500 || /;\s*\d|\d:\d/.test(text.slice(0, at.index))) return undefined
  const [title = '', ...after] = sentencesOf(text.slice(at.index + at[0].length))
  const journal = /^[^,\d]+/.exec(after.join(' '))?.[0] ?? ''
  if (!bare(title) || !bare(journal)) return undefined
  return { authors: authorsOf(text.slice(0, at.index)), year: at[1]!, title: bare(title), journal: bare(journal) }
}

/** Rao A, Iyer B. Title. Journal. 2021;73(2):1-5. Or with "Journal 2021;73:1-5", or without authors. */
function vancouver(text: string): Read | undefined {
  const { authors, parts } = partsOf(text)
  if (authors && ONLY_YEAR.test(parts[0] ?? '')) return yearFirst(authors, parts)
  const at = parts.findIndex((part, no) => no > 0 && yearIn(part))
  if (at < 0) return undefined
  const { before, year } = yearIn(parts[at]!)!
  // "N. Engl. J. Med." is one name, and "In:" begins the book that a chapter stands in.
  const book = parts.findIndex((part, no) => no > 0 && no <= at && /^In: ?/.test(part))
  let journalAt = book >= 0 ? book : bare(before) ? at : at - 1
  while (book < 0 && journalAt > 1 && ABBREVIATED.test(parts[journalAt - 1]!)) journalAt--
  if (journalAt < 1) return undefined
  const journal = book >= 0 ? parts[book]!.slice(3).split(';')[0]! : [...parts.slice(journalAt, at), before].join(' ')
  const title = parts.slice(0, journalAt).join(' ')
  if (!bare(title) || !bare(journal)) return undefined
  return { authors: authorsOf(authors), year, title: bare(title), journal: bare(journal.replace(/\(\s*$/, '')) }
}

/** Rao A, Iyer B. 2014. Title. Journal 31: 33-37. */
function yearFirst(authors: string, [year = '', title = '', ...after]: readonly string[]): Read | undefined {
  const journal = /^[^\d(]+/.exec(after.join(' '))?.[0] ?? ''
  if (!bare(title) || !bare(journal)) return undefined
  return { authors: authorsOf(authors), year: year.slice(0, 4), title: bare(title), journal: bare(journal) }
}

const ONLY_YEAR = /^(?:18|19|20)\d{2}[a-z]?[.,:]$/

/** The year of a printed reference, with what stands before it in the same part: "Indian Heart J. " or nothing. */
function yearIn(part: string) {
  const [, before = '', year] = YEAR_AT.exec(part) ?? YEAR_IN_WORDS.exec(part) ?? []
  return year === undefined ? undefined : { before, year }
}
const YEAR_AT = /^((?:[^\d(]|\((?!\d{4}))*?)\(?\b((?:18|19|20)\d{2})(?=\s*(?:[;).,]|[A-Z][a-z]{2}\b|$))/
/** "Indian Heart Journal, Vol 4, Issue 3, July 2015, pp 312-316" */
const YEAR_IN_WORDS = /^([^\d]{3,200}?),? \(?(?:vol|volume|issue|no)\b.{0,80}?\b((?:18|19|20)\d{2})\b/i

/** A part of a journal's name that a point cut off: "Clin.", "Indian J." */
const ABBREVIATED = /^(?:\p{Lu}\p{Ll}{1,12}|(?:\p{Lu}\p{L}{1,12} )?\p{Lu}\p{Ll}{0,4})\.$/u
