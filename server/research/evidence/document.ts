import { doiAddress } from '#contract/doi-address.ts'
import { DOCUMENT_MAX, type NewDocument } from '#contract/doxy.ts'
import { PAPER_DOCUMENT } from '#contract/paper-document.ts'
import { PAPER_DEFAULTS, paperLicences } from '#contract/paper-words.ts'
import type { PaperLicence } from '#contract/papers.ts'

/** What is said of a paper, as it is indexed and cited. */
export type SaidOfPaper = {
  id: string
  title: string
  abstract: string
  authors: string
  journal: string
  year: string
  specialization: string
  doi: string | null
  link: string | null
  licence: PaperLicence
}

export const columnsSaid = [
  ...(['id', 'title', 'abstract', 'authors', 'journal', 'year', 'specialization', 'doi', 'link', 'licence'] as const),
] as const satisfies (keyof SaidOfPaper)[]

/** What a field says, unless its uploader said nothing. */
const said = (field: keyof typeof PAPER_DEFAULTS, text: string) => (text === PAPER_DEFAULTS[field] ? '' : text)

export const abstractOf = ({ abstract }: Pick<SaidOfPaper, 'abstract'>) => said('abstract', abstract)
export const publishedIn = ({ journal }: Pick<SaidOfPaper, 'journal'>) => said('journal', journal)

export const authorsOf = ({ authors }: Pick<SaidOfPaper, 'authors'>) =>
  said('authors', authors)
    .split(/[,;]/)
    .map((name) => name.trim())
    .filter(Boolean)

/** Title and abstract, without what stands there when nothing was said. */
export const headOf = (paper: Pick<SaidOfPaper, 'title' | 'abstract'>) =>
  [said('title', paper.title), abstractOf(paper)].filter(Boolean).join('\n\n')

/** Where it was published. */
export const linkOf = ({ link, doi }: Pick<SaidOfPaper, 'link' | 'doi'>) => link ?? (doi ? doiAddress(doi) : null)

/** Under which a paper is indexed. */
export const documentIdOf = (paperId: string) => PAPER_DOCUMENT + paperId

/** A paper as a document of its uploader's: title and abstract, and behind them as much of its text as a document holds. */
export function documentOf(paper: SaidOfPaper, text: string): NewDocument {
  return {
    id: documentIdOf(paper.id),
    text: [headOf(paper), text].filter(Boolean).join('\n\n').slice(0, DOCUMENT_MAX).toWellFormed(),
    meta: {
      title: paper.title,
      year: /^(1[5-9]|20|21)\d\d$/.test(paper.year) ? Number(paper.year) : null,
      source: publishedIn(paper),
      doi: paper.doi,
      url: linkOf(paper),
      authors: authorsOf(paper).map((name) => name.slice(0, 500)),
      specialization: paper.specialization,
      licence: paperLicences.find(({ id, open }) => open && id === paper.licence)?.label ?? null,
    },
  }
}
