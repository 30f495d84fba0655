import type { Publication, PublicationDraft } from '#contract/credentials.ts'
import { bareDoi, DOI_FAULT, DOI_SHAPE } from '#contract/doi-address.ts'
import { PAPER_MAX } from '#contract/profile-limits.ts'
import { pluralize } from '../../../lib/count.ts'

/** A paper as it stands in a form: all of it text, so that nothing that was typed is lost. */
export type PaperForm = {
  id?: string
  title: string
  journal: string
  authors: string
  year: string
  doi: string
  citations: string /** The number in PubMed that it came with. It is asked with, not kept. */
  pmid?: string
}
export type PaperFaults = Partial<Record<'title' | 'journal' | 'authors' | 'year' | 'doi', string>>

export const emptyPaper: PaperForm = { title: '', journal: '', authors: '', year: '', doi: '', citations: '' }

export const isEmptyPaper = ({ id: _, pmid: __, ...words }: PaperForm) => Object.values(words).every((word) => word.trim() === '')

/** An entry in a form. */
export const paperFormOf = ({ id, year, doi, citations, ...words }: Omit<Publication, 'id'> & { id?: string | undefined }): PaperForm => ({
  ...words,
  ...(id && { id }),
  year: year === null ? '' : String(year),
  doi: doi ?? '',
  citations: String(citations),
})

const isYear = (said: string) => /^\d{4}$/.test(said) && Number(said) >= 1800 && Number(said) <= 2200

const lengthFault = (words: string, max: number) =>
  words.trim().length > max ? `At most ${max} characters. These are ${words.trim().length}.` : undefined

/** All that would keep a paper from being added, so that each fault is mended where it stands. */
export function paperFaults(paper: PaperForm): PaperFaults {
  const { year, doi } = paper
  const title = paper.title.trim() ? lengthFault(paper.title, PAPER_MAX.title) : 'Enter the title.'
  const journal = paper.journal.trim() ? lengthFault(paper.journal, PAPER_MAX.journal) : 'Enter the journal.'
  const authors = lengthFault(paper.authors, PAPER_MAX.authors)
  return {
    ...(title && { title }),
    ...(journal && { journal }),
    ...(authors && { authors }),
    ...(year.trim() && !isYear(year.trim()) && { year: 'Enter a year such as 2021.' }),
    ...(doi.trim() && !DOI_SHAPE.test(bareDoi(doi)) && { doi: DOI_FAULT }),
  }
}

export const isSound = (faults: object) => Object.keys(faults).length === 0

/** What is saved of a form; citations that are no number count as none. */
export const paperOf = ({ title, journal, authors, year, doi, citations }: PaperForm): PublicationDraft => ({
  ...{ title, journal, authors },
  year: year.trim() ? Number(year) : null,
  doi: doi.trim() || null,
  citations: Math.max(0, Number.parseInt(citations, 10) || 0),
})

/** Where and when, in one line: "Indian Heart Journal, 2024 · 38 citations". None is what also stands where nobody has counted, so it is not said. */
export function paperLine({ journal, year, citations }: Pick<Publication, 'journal' | 'year' | 'citations'>) {
  const where = `${journal}${year === null ? '' : `, ${year}`}`
  return citations > 0 ? `${where} · ${pluralize(citations, 'citation')}` : where
}

/** What was found in a text, and what could not be read, in words. */
export type ReadResult = { papers: PaperForm[]; faults: string[] }
