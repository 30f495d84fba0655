import { entriesOf } from './entries-of.ts'
import { identifiersOf } from './identifiers.ts'
import { authorsOf, looksLikeAuthors, trimmedOf } from './names.ts'
import { apa, byCommas, harvard, quoted, type Said } from './other-styles.ts'
import { emptyPaper, type PaperForm, type ReadResult } from './paper.ts'
import { partsOf } from './parts-of.ts'

/** Reads references as they are printed: each stays its own, with a DOI or without. What is not found is left for its author to fill in. */
export function readCitations(text: string): ReadResult {
  const papers: PaperForm[] = []
  const faults: string[] = []
  for (const entry of entriesOf(text)) {
    const { doi, pmid, rest } = identifiersOf(entry)
    const read = readOne(parted(rest))
    if (read || doi || pmid) papers.push({ ...emptyPaper, ...read, doi, ...(pmid && { pmid }) })
    else if (YEAR.test(rest)) papers.push({ ...emptyPaper, title: rest.slice(0, 400) })
    else faults.push(`This does not look like a reference: “${entry.length > 60 ? `${entry.slice(0, 60)}…` : entry}”.`)
  }
  return { papers, faults }
}

/** What stands without any space behind its points is given some; and who is named before a colon is named before a point. */
function parted(text: string) {
  const spaced = /[.] /.test(text) ? text : text.replace(/(?<=[\p{L}\d])([.,])(?=\p{Lu}\p{L})/gu, '$1 ')
  const colon = spaced.indexOf(': ')
  return colon > 0 && colon < 600 && !/[.?] \p{Lu}\p{Ll}/u.test(spaced.slice(0, colon)) && looksLikeAuthors(spaced.slice(0, colon))
    ? `${spaced.slice(0, colon)}. ${spaced.slice(colon + 2)}`
    : spaced
}

const readOne = (text: string): Said | undefined => quoted(text) ?? harvard(text) ?? apa(text) ?? vancouver(text) ?? byCommas(text)

const YEAR = /\b(?:18|19|20)\d{2}\b/

const bare = (text: string) => trimmedOf(text, ' .,;:“”"')

/** Rao A, Iyer B. Title. Journal. 2021;73(2):1-5. Or with "Journal 2021;73:1-5", or without authors. */
function vancouver(text: string): Said | undefined {
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
function yearFirst(authors: string, [year = '', title = '', ...after]: readonly string[]): Said | undefined {
  const journal = /^[^\d(]+/.exec(after.join(' '))?.[0] ?? ''
  if (!bare(title) || !bare(journal)) return undefined
  return { authors: authorsOf(authors), year: year.slice(0, 4), title: bare(title), journal: bare(journal) }
}

const ONLY_YEAR = /^(?:18|19|20)\d{2}[a-z]?[.,:]$/

/** The year of a printed reference, with what stands before it in the same part: "Indian Heart J. " or nothing. */
function yearIn(part: string) {
  const [, before = '', year] = YEAR_AT.exec(part) ?? YEAR_IN_WORDS.exec(part) ?? YEAR_LAST.exec(part) ?? []
  if (year !== undefined) return { before, year }
  const [, unprinted] = IN_PRESS.exec(part) ?? []
  return unprinted === undefined ? undefined : { before: unprinted, year: '' }
}
const YEAR_AT = /^((?:[^\d(]|\((?!\d{4}))*?)\(?\b((?:18|19|20)\d{2})(?=\s*(?:[;).,]|[A-Z][a-z]{2}\b|$))/
/** "Indian Heart Journal, Vol 4, Issue 3, July 2015, pp 312-316" */
const YEAR_IN_WORDS = /^([^\d]{3,200}?),? \(?(?:vol|volume|issue|no)\b.{0,80}?\b((?:18|19|20)\d{2})\b/i

/** "Indian Heart J 60:1-4, 2015" */
const YEAR_LAST = /^([^\d(]{3,200}?) \d{1,4}\b.{0,60}?, ?((?:18|19|20)\d{2})\.?$/
/** "Indian Heart J (in press)." */
const IN_PRESS = /^([^\d(]{0,200}?) ?\(?\b(?:in press|accepted|forthcoming)\b[^\d]{0,60}$/i

/** A part of a journal's name that a point cut off: "Clin.", "Indian J." */
const ABBREVIATED = /^(?:\p{Lu}\p{Ll}{1,12}|(?:\p{Lu}\p{L}{1,12} )?\p{Lu}\p{Ll}{0,4})\.$/u
