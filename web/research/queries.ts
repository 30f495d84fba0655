import { queryOptions } from '@tanstack/react-query'
import type { CitationFormat } from '#contract/citations.ts'
import type { Id } from '#contract/page.ts'
import { api } from '../lib/api/api.ts'
import { answeredWithoutLine } from '../lib/kept/kept.ts'
import { orpc } from '../lib/query/query.ts'
import type { PaperFilters } from './filters.ts'

/** Papers that the viewer may find, the newest upload first. */
export const papersQuery = (filters: PaperFilters) =>
  orpc.research.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ ...filters, cursor }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })

/** Papers that a member uploaded and the viewer may find. */
export const uploadsQuery = (uploader: Id) =>
  orpc.research.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ uploader, cursor }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })

/** Papers of those who are confirmed to work at an institution. */
export const papersOfQuery = (institutionId: Id) =>
  orpc.research.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ institutionId, cursor }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })

/** Papers for the viewer, each with what speaks for it. */
export const suggestedQuery = orpc.research.suggested.queryOptions()

export const papersKey = orpc.research.list.key({ type: 'infinite' })

export const topicsQuery = (filters: PaperFilters) => orpc.research.topics.queryOptions({ input: filters })

export const topicsKey = orpc.research.topics.key()

export const paperQuery = (paperId: Id) => answeredWithoutLine(orpc.research.get.queryOptions({ input: { paperId } }))

/** What has become of one's own paper on its way into Doxy's evidence. */
export const evidenceQuery = (paperId: Id) => orpc.paperEvidence.get.queryOptions({ input: { paperId } })

/** The viewer's analyses of a paper, the newest first. */
export const analysesQuery = (paperId: Id) => orpc.paperAnalyses.list.queryOptions({ input: { paperId } })

export const citationQuery = (paperId: Id, format: CitationFormat) =>
  orpc.citations.cite.queryOptions({ input: { paperIds: paperId, format } })

/** What the list of retractions says of a work, if it names it. */
export const retractionQuery = (doi: string) => orpc.retractions.find.queryOptions({ input: { dois: doi } })

/** Of a version's text: as much at a time as one answer holds. */
export const textQuery = (paperId: Id, no: number) =>
  answeredWithoutLine(
    orpc.research.text.infiniteOptions({
      input: (from: number | undefined) => ({ paperId, no, from }),
      initialPageParam: undefined as number | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
  )

export const changesKey = (paperId: Id) => ['research', 'changes', paperId]

/** What a version says otherwise than the one before it. */
export const changesQuery = (paperId: Id, no: number, since: number) =>
  queryOptions({
    queryKey: [...changesKey(paperId), no, since],
    queryFn: ({ signal }) => api.research.compare({ paperId, no, since }, { signal }),
  })

/** Threads under a paper, or the replies in one of them. */
export const commentsQuery = (paperId: Id, parentId?: Id) =>
  orpc.paperComments.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ paperId, ...(parentId && { parentId }), cursor }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })

export const commentsKey = orpc.paperComments.list.key({ type: 'infinite' })
