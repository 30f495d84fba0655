import type { Publication, PublicationDraft } from '#contract/credentials.ts'
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
export type PaperFaults = Partial<Record<'title' | 'journal' | 'year', string>>

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

export function paperFaults({ title, journal, year }: PaperForm): PaperFaults {
  return {
    ...(!title.trim() && { title: 'Enter the title.' }),
    ...(!journal.trim() && { journal: 'Enter the journal.' }),
    ...(year.trim() && !/^\d{4}$/.test(year.trim()) && { year: 'Enter a year such as 2021.' }),
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

/** Where and when, in one line: "Indian Heart Journal, 2024 · 38 citations". */
export function paperLine({ journal, year, citations }: Pick<Publication, 'journal' | 'year' | 'citations'>) {
  const cited = pluralize(citations, 'citation')
  return `${journal}${year === null ? '' : `, ${year}`} · ${cited}`
}

/** What was found in a text, and what could not be read, in words. */
export type ReadResult = { papers: PaperForm[]; faults: string[] }
