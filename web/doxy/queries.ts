import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Chat } from '#contract/doxy.ts'
import type { Id } from '#contract/page.ts'
import { api } from '../lib/api/api.ts'
import { wordsOf } from '../lib/api/failure.ts'
import { orpc } from '../lib/query/query.ts'
import { toast } from '../ui/status/toast.ts'

const LOOK_AGAIN_MS = 30_000

/** Asked again and again while the chat is open: the badges say how things stand now, without a network too. */
export const libraryQuery = orpc.doxy.library.queryOptions({
  staleTime: 0,
  refetchInterval: LOOK_AGAIN_MS,
  retry: false,
  networkMode: 'always',
})

/** Asks at once how things stand. */
export const lookAgain = (cache: QueryClient) => void cache.invalidateQueries({ queryKey: libraryQuery.queryKey })

/** What a citation leads to does not change under its id. */
export const passageQuery = (passageId: string) =>
  orpc.doxy.passage.queryOptions({ input: { passageId }, staleTime: Number.POSITIVE_INFINITY })

export const chatsQuery = orpc.doxy.chats.infiniteOptions({
  input: (cursor: string | undefined) => ({ cursor }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next ?? undefined,
})

/** A chat is read when it is opened, and forgotten when it is left: from then on its page knows more than this reading. */
export const chatQuery = (chatId: Id) => orpc.doxy.chat.queryOptions({ input: { chatId }, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 })

export const listChatsAgain = (cache: QueryClient) => void cache.invalidateQueries({ queryKey: chatsQuery.queryKey })

/** What changing a chat has in common: a failure is said, and the list is read again. */
function useChatMutation() {
  const cache = useQueryClient()
  return {
    networkMode: 'always' as const,
    onError: (error: Error) => void toast.error(wordsOf(error)),
    onSettled: () => listChatsAgain(cache),
  }
}

export const useRenameChat = ({ id }: Chat) =>
  useMutation({ ...useChatMutation(), mutationFn: (title: string) => api.doxy.renameChat({ chatId: id, title }) })

export const useRemoveChat = ({ id }: Chat) => useMutation({ ...useChatMutation(), mutationFn: () => api.doxy.removeChat({ chatId: id }) })
