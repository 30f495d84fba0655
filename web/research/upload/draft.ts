import { PAPER_TOPICS_MAX } from '#contract/limits.ts'
import type { OpenedPaper, PaperAudience, PaperLicence, PaperProposal } from '#contract/papers.ts'

/** What stands in the fields of a paper, as it was typed. */
export type PaperDraft = {
  title: string
  authors: string
  abstract: string
  journal: string
  year: string
  specialization: string
  topics: string
  doi: string
  audience: PaperAudience
  licence: PaperLicence
}

export const emptyDraft: PaperDraft = {
  ...{ title: '', authors: '', abstract: '', journal: '', year: '', specialization: '', topics: '', doi: '' },
  ...{ audience: 'members', licence: 'none' },
}

export const draftOf = ({ topics, doi, ...paper }: OpenedPaper): PaperDraft => ({
  ...{ title: paper.title, authors: paper.authors, abstract: paper.abstract, journal: paper.journal, year: paper.year },
  ...{ specialization: paper.specialization, topics: topics.join(', '), doi: doi ?? '', audience: paper.audience, licence: paper.licence },
})

const proposable = {
  title: 'title',
  authors: 'authors',
  journal: 'journal',
  year: 'year',
  doi: 'DOI',
  topics: 'topics',
  abstract: 'abstract',
} as const
const names = Object.keys(proposable) as (keyof typeof proposable)[]

/** The fields in which nothing has been typed, with what the file says of itself. */
function proposedFor(draft: PaperDraft, { topics, ...said }: PaperProposal) {
  const proposed = { ...said, topics: topics.join(', ') }
  return names.flatMap((name) => (draft[name].trim() === '' && proposed[name] ? [[name, proposed[name]] as const] : []))
}

/** With what the file says of itself, in the fields in which nothing has been typed. */
export const withProposal = (draft: PaperDraft, proposal: PaperProposal): PaperDraft => ({
  ...draft,
  ...Object.fromEntries(proposedFor(draft, proposal)),
})

/** What it puts there. */
export const proposedBy = (draft: PaperDraft, proposal: PaperProposal): Partial<PaperDraft> =>
  Object.fromEntries(proposedFor(draft, proposal))

/** Without what a file put there and nobody has changed since: it is about that file, and no other. */
export const withoutProposal = (draft: PaperDraft, proposed: Partial<PaperDraft>): PaperDraft => ({
  ...draft,
  ...Object.fromEntries(names.flatMap((name) => (proposed[name] !== undefined && proposed[name] === draft[name] ? [[name, '']] : []))),
})

/** Which fields that fills, in words. */
export const filledBy = (draft: PaperDraft, proposal: PaperProposal) => proposedFor(draft, proposal).map(([name]) => proposable[name])

/** As it is sent. */
export function sentOf({ topics, doi, ...draft }: PaperDraft) {
  const said = topics
    .split(',')
    .map((topic) => topic.trim())
    .filter(Boolean)
  return { ...draft, topics: [...new Set(said)].slice(0, PAPER_TOPICS_MAX), doi: doi.trim() || null }
}

/** What of a paper was changed, as it is sent: nothing else is, so that what another device has said meanwhile stays. */
export function changeOf(before: PaperDraft, draft: PaperDraft): Partial<ReturnType<typeof sentOf>> {
  const was: Record<string, unknown> = sentOf(before)
  return Object.fromEntries(Object.entries(sentOf(draft)).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(was[name])))
}
