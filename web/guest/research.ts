import type { InferContractRouterInputs } from '@orpc/contract'
import type { Contract } from '#contract/index.ts'
import type { Id } from '#contract/page.ts'
import { FIRST_VERSION, LATER_VERSION, NO_FILE, PAPER_DEFAULTS } from '#contract/paper-words.ts'
import type { OpenedPaper, PaperTextState, PaperVersion } from '#contract/papers.ts'
import { home } from '#sample/home.ts'
import { newClientId } from '../lib/client-id.ts'
import { fileHere } from '../lib/upload/here.ts'
import { countComments } from './paper-comments.ts'
import { type KeptPaper, papers, versionOf } from './papers.ts'
import { refusal } from './refuse.ts'

type Inputs = InferContractRouterInputs<Contract>['research']

const NO_PREVIEW = 'The preview shows the text of TXT files only. Nothing was sent: this file has not left this tab.'

const shown = ({ paper }: KeptPaper): OpenedPaper => ({
  ...paper,
  versions: paper.versionList.length,
  comments: countComments(paper.id),
})

function find(paperId: Id) {
  const found = papers.find(({ paper }) => paper.id === paperId)
  if (!found) throw refusal('NOT_FOUND')
  return found
}

const holds = (text: string, words = '') => text.toLowerCase().includes(words.trim().toLowerCase())

/** The filters of the specification: each is looked for anywhere, but for the year, which is exact. */
const filtered = ({ q, author, journal, specialization, year, topic }: Inputs['list']) =>
  papers
    .map(shown)
    .filter(
      (paper) =>
        holds([paper.title, paper.abstract, paper.authors, paper.journal].join('\n'), q) &&
        holds(paper.authors, author) &&
        holds(paper.journal, journal) &&
        holds(paper.specialization, specialization) &&
        (!year?.trim() || paper.year === year.trim()) &&
        (!topic || paper.topics.includes(topic)),
    )

export const list = (filters: Inputs['list']) => ({ items: filtered(filters), next: null })

export function topics(filters: Inputs['topics']) {
  const found = filtered(filters)
  const counts = new Map<string, number>()
  for (const topic of found.flatMap((paper) => paper.topics)) counts.set(topic, (counts.get(topic) ?? 0) + 1)
  const items = [...counts].map(([topic, count]) => ({ topic, papers: count })).sort((a, b) => b.papers - a.papers)
  return { items, counted: found.length, isMore: false }
}

export const get = (paperId: Id) => shown(find(paperId))

export function text(paperId: Id, no: number) {
  const { paper, texts } = find(paperId)
  const version = paper.versionList.find((one) => one.no === no)
  if (!version) throw refusal('NOT_FOUND')
  const pages = (texts.get(no) ?? []).map((page, at) => ({ no: at + 1, text: page }))
  return { textState: version.textState, pages, next: null, isCut: false }
}

export function compare(paperId: Id, no: number, since: number) {
  const passages = since === no - 1 ? find(paperId).changes.get(no) : undefined
  return { state: passages ? ('compared' as const) : ('unread' as const), passages: passages ?? [], changed: passages?.length ?? 0 }
}

export const propose = () => ({
  proposal: { title: '', authors: '', year: '', journal: '', doi: '', abstract: '', topics: [] },
  ...{ duplicates: [], textState: 'none' as const, textTrouble: '', fromRegister: false },
})

/** A version with a file that has stayed in this tab; of a text file its words. */
async function versionWith(paperId: Id, no: number, uploadId: Id | null, changesSummary: string) {
  const file = uploadId === null ? undefined : fileHere(uploadId)
  if (uploadId !== null && !file) throw refusal('NOT_FOUND')
  const isText = file?.name.toLowerCase().endsWith('.txt') ?? false
  const textState: PaperTextState = isText ? 'read' : file ? 'failed' : 'none'
  const version: PaperVersion = {
    ...versionOf({ paperId, no, fileName: file?.name ?? NO_FILE, uploadedAt: new Date().toISOString(), changesSummary }),
    ...{ textState, textTrouble: textState === 'failed' ? NO_PREVIEW : '', pages: isText ? 1 : null },
  }
  return { version, pages: file && isText ? [await file.text()] : [] }
}

/** A paper at the top, with one version; what is empty reads as the specification says. */
export async function upload({ clientId, uploadId, ...said }: Inputs['upload']): Promise<OpenedPaper> {
  const id = newClientId()
  const { version, pages } = await versionWith(id, 1, uploadId, FIRST_VERSION)
  const { topics: about = [], doi = null, link = null, audience = 'members', licence = 'none' } = said
  const kept: KeptPaper = {
    texts: new Map([[1, pages]]),
    changes: new Map(),
    paper: {
      ...{ id, clientId, topics: about, doi, link, audience, licence, specialization: said.specialization?.trim() ?? '' },
      title: said.title?.trim() || version.fileName || PAPER_DEFAULTS.title,
      authors: said.authors?.trim() || PAPER_DEFAULTS.authors,
      abstract: said.abstract?.trim() || PAPER_DEFAULTS.abstract,
      journal: said.journal?.trim() || PAPER_DEFAULTS.journal,
      year: said.year?.trim() || String(new Date().getFullYear()),
      ...{ canRead: true, uploadedBy: home.card, isOwn: true, createdAt: version.uploadedAt, editedAt: null },
      ...{ isSaved: false, isFollowed: false, isRetracted: false, versionList: [version] },
    },
  }
  papers.unshift(kept)
  return shown(kept)
}

export async function addVersion({ paperId, uploadId = null, changesSummary = '' }: Inputs['addVersion']): Promise<PaperVersion> {
  const { paper, texts } = find(paperId)
  if (!paper.isOwn) throw refusal('NOT_YOURS')
  const no = paper.versionList.length + 1
  const { version, pages } = await versionWith(paperId, no, uploadId, changesSummary.trim() || LATER_VERSION)
  paper.versionList = [version, ...paper.versionList]
  texts.set(no, pages)
  return version
}
