import { Refusal } from '#contract/errors.ts'
import { FIRST_VERSION, LATER_VERSION, PAPER_DEFAULTS, paperLicences } from '#contract/paper-words.ts'

/** Licences under which whoever may find a paper may read its text and file here. */
export const OPEN_LICENCES = paperLicences.filter(({ open }) => open).map(({ id }) => id)

type Said = { title: string; authors: string; abstract: string; journal: string; year: string }

/** What a paper says where its uploader says nothing. A name that is not there makes the title the last of the defaults. */
export const withDefaults = ({ title, authors, abstract, journal, year }: Said, fileName: string | null, now: Date): Said => ({
  title: title || fileName || PAPER_DEFAULTS.title,
  authors: authors || PAPER_DEFAULTS.authors,
  abstract: abstract || PAPER_DEFAULTS.abstract,
  journal: journal || PAPER_DEFAULTS.journal,
  year: year || String(now.getFullYear()),
})

export const summaryOf = (no: number, said: string) => said || (no === 1 ? FIRST_VERSION : LATER_VERSION)

/** A name to be shown: without the folders that some browsers and some attackers send along, and without what is not seen. May be empty. */
export const shownName = (name: string) =>
  name.toWellFormed().split(/[/\\]/).at(-1)!.replace(/\p{C}/gu, '').trim().slice(0, 200).toWellFormed()

/** Topics as they are looked for, the specialization among them. */
export const topicKeys = (topics: readonly string[], specialization: string) => [
  ...new Set([...topics, ...(specialization ? [specialization] : [])].map((topic) => topic.toLowerCase())),
]

/** Only who uploaded a paper changes it. */
export function mayChange(paper: { uploader_id: string }, viewerId: string) {
  if (paper.uploader_id !== viewerId) throw new Refusal('NOT_YOURS', { words: 'Only who uploaded this paper can change it.' })
}

/** What Doxy AI has taken from a paper, and what it leaves out of it, is nothing that anybody but its uploader knows of. */
export function mayKnowEvidence(paper: { uploader_id: string }, viewerId: string) {
  if (paper.uploader_id !== viewerId) throw new Refusal('NOT_FOUND')
}

/** Only who wrote a comment edits it. */
export function mayEditComment(comment: { author_id: string }, viewerId: string) {
  if (comment.author_id !== viewerId) throw new Refusal('FORBIDDEN')
}

/** A comment goes when its author wants it, or who uploaded the paper. */
export function mayRemoveComment(comment: { author_id: string }, paper: { uploader_id: string }, viewerId: string) {
  if (paper.uploader_id !== viewerId) mayEditComment(comment, viewerId)
}
