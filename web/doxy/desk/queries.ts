import type { QueryClient } from '@tanstack/react-query'
import { orpc } from '../../lib/query/query.ts'

const pages = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: { next: string | null }) => page.next ?? undefined,
}

/** Documents that nobody signed for. */
export const quarantineQuery = orpc.documents.quarantined.infiniteOptions({ input: (cursor: string | undefined) => ({ cursor }), ...pages })

/** One of them, whole; it never changes under its number. */
export const quarantinedDocumentQuery = (no: number) =>
  orpc.documents.read.queryOptions({ input: { no }, staleTime: Number.POSITIVE_INFINITY })

export const readQuarantineAgain = (cache: QueryClient) => cache.invalidateQueries({ queryKey: orpc.documents.quarantined.key() })

export type Show = 'new' | 'wrong' | 'seen'

/** Feedback on answers. */
export const feedbackQuery = (show: Show) =>
  orpc.feedback.list.infiniteOptions({ input: (cursor: string | undefined) => ({ show, cursor }), ...pages })

export const readFeedbackAgain = (cache: QueryClient) => cache.invalidateQueries({ queryKey: orpc.feedback.list.key() })
