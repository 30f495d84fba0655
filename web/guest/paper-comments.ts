import type { InferContractRouterInputs } from '@orpc/contract'
import type { Contract } from '#contract/index.ts'
import type { Id } from '#contract/page.ts'
import type { PaperComment } from '#contract/paper-comments.ts'
import { home } from '#sample/home.ts'
import { samplePapers } from '#sample/papers.ts'
import { cardOf, type Handle } from '#sample/people.ts'
import { newClientId } from '../lib/client-id.ts'
import { papers } from './papers.ts'
import { refusal } from './refuse.ts'

type Input = InferContractRouterInputs<Contract>['paperComments']['comment']

const said = (by: Handle, day: string, text: string) => ({
  ...{ author: cardOf(by), text, createdAt: `${day}T09:30:00.000Z`, editedAt: null, clientId: null, answered: null },
})

/** Of all papers, in the order in which they were written within their thread. */
const comments: PaperComment[] = samplePapers.flatMap(({ id: paperId, by: uploader, comments: threads }, nth) =>
  threads.flatMap(({ by, day, text, version: versionNo, quote, replies = [] }, at) => {
    const id = `019aa0c1-09${nth}${at}-7c11-8a01-5d2f60b10000`
    const thread: PaperComment = {
      ...{ ...said(by, day, text), id, paperId, versionNo, parentId: null, isUploader: by === uploader, replies: replies.length },
      quote: quote ? { exact: quote.exact, prefix: '', suffix: '', page: quote.page, ...whereNow(quote.gone ? null : quote.page) } : null,
    }
    const answers = replies.map(
      (reply, place): PaperComment => ({
        ...{ ...said(reply.by, reply.day, reply.text), id: `019aa0c1-09${nth}${at}-7c11-8a01-5d2f60b1000${place + 1}`, paperId, versionNo },
        ...{ parentId: id, isUploader: reply.by === uploader, replies: 0, quote: null },
      }),
    )
    return [thread, ...answers]
  }),
)

function whereNow(page: number | null) {
  return { newestPage: page, state: page === null ? ('orphaned' as const) : ('found' as const) }
}

export const countComments = (paperId: Id) => comments.filter((comment) => comment.paperId === paperId).length

export const list = (paperId: Id, parentId: Id | null = null) => ({
  items: comments.filter((comment) => comment.paperId === paperId && comment.parentId === parentId),
  next: null,
})

const squeezed = (text: string) => text.replace(/\s+/g, ' ')

/** A guest's own comment, on their own side of the preview. */
export function comment({ paperId, clientId, parentId, text, versionNo, quote }: Input): PaperComment {
  const kept = papers.find(({ paper }) => paper.id === paperId)
  if (!kept) throw refusal('NOT_FOUND')
  const no = Number(versionNo ?? kept.paper.versionList.length)
  const page = quote ? (kept.texts.get(no) ?? []).findIndex((one) => squeezed(one).includes(squeezed(quote.exact))) + 1 : 0
  if (quote && page === 0) throw refusal('QUOTE_NOT_FOUND')
  const answered = comments.find(({ id }) => id === parentId)
  const thread = answered?.parentId ? comments.find(({ id }) => id === answered.parentId) : answered
  const made: PaperComment = {
    ...{ id: newClientId(), clientId, paperId, versionNo: no, author: home.card, isUploader: kept.paper.isOwn, text: text.trim() },
    quote: quote ? { prefix: '', suffix: '', ...quote, page, ...whereNow(page) } : null,
    parentId: thread?.id ?? null,
    answered: answered?.parentId && answered.author ? { handle: answered.author.handle, name: answered.author.name } : null,
    ...{ replies: 0, createdAt: new Date().toISOString(), editedAt: null },
  }
  if (thread) comments[comments.indexOf(thread)] = { ...thread, replies: thread.replies + 1 }
  comments.push(made)
  return made
}
