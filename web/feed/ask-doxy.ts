import { useMutation, useMutationState } from '@tanstack/react-query'
import type { Id } from '#contract/page.ts'
import { api } from '../lib/api.ts'
import { codeOf } from '../lib/failure.ts'
import { toast } from '../ui/toast.ts'
import { onFirstPage } from './cache.ts'
import { changeComments } from './queries.ts'
import { refreshSoon } from './refresh.ts'

const keyOf = (postId: Id) => ['feed', 'ask-doxy', postId]

const NO_CONNECTION = 'Could not connect to Doxy AI. Please ensure the backend is running.'
const NO_ANSWER = "Sorry, I couldn't generate a response at this time. Please try again later."

/** The specification's words for an answer that did not come; a refusal has a code, a broken line has none. */
const failureWords = (error: unknown) => (codeOf(error) ? NO_ANSWER : NO_CONNECTION)

/** Has Doxy AI answer a comment below the post. */
export const useAskDoxy = (postId: Id) =>
  useMutation({
    mutationKey: keyOf(postId),
    networkMode: 'always',
    mutationFn: (commentId: Id) => api.feed.askDoxy({ postId, commentId }),
    onSuccess: (answer) => {
      changeComments(postId, (pages) => onFirstPage(pages, [answer]))
      refreshSoon(postId)
    },
    onError: (error) => void toast.error('Doxy AI Error', { description: failureWords(error) }),
  })

/** Questions of this page to which no answer stands below the post yet. */
export const useAsking = (postId: Id) =>
  useMutationState({
    filters: { mutationKey: keyOf(postId), predicate: ({ state }) => state.status === 'pending' || state.status === 'error' },
    select: ({ state }) => ({ commentId: state.variables as Id, failure: state.error && failureWords(state.error) }),
  })
