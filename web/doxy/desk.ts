import { orpc, queryClient } from '../lib/query.ts'

const pages = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: { next: string | null }) => page.next ?? undefined,
}

/** Documents that nobody signed for. */
export const heldQuery = orpc.documents.held.infiniteOptions({ input: (cursor: string | undefined) => ({ cursor }), ...pages })

/** One of them, whole; it never changes under its number. */
export const heldDocumentQuery = (no: number) => orpc.documents.read.queryOptions({ input: { no }, staleTime: Number.POSITIVE_INFINITY })

export const readHeldAgain = () => queryClient.invalidateQueries({ queryKey: heldQuery.queryKey })

export type Show = 'new' | 'seen'

/** What members say of answers. */
export const feedbackQuery = (show: Show) =>
  orpc.feedback.list.infiniteOptions({ input: (cursor: string | undefined) => ({ show, cursor }), ...pages })

export const readFeedbackAgain = () => queryClient.invalidateQueries({ queryKey: orpc.feedback.list.key() })
