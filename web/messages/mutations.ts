import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { MessageSettings } from '#contract/conversations.ts'
import type { MessageContent } from '#contract/message-content.ts'
import type { Message, ReactionKind } from '#contract/messages.ts'
import type { Id } from '#contract/page.ts'
import { api } from '../lib/api/api.ts'
import { wordsOf } from '../lib/api/failure.ts'
import { toast } from '../ui/status/toast.ts'
import { heldKey, listsKey, openedQuery, settingsQuery, writeOpened } from './queries.ts'
import { hearMessage } from './sync/catch-up.ts'
import { ringingQuery, unreadQuery } from './unread.ts'

const onError = (error: Error) => void toast.error(wordsOf(error))

/** A change of one message: drawn as the server answered it, whatever the line says when. */
function useChange<Input>(change: (input: Input) => Promise<Message>) {
  const cache = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: change,
    onSuccess: (message) => hearMessage(cache, message),
    onError,
  })
}

type At = Pick<Message, 'conversationId' | 'seq'>

export const useReact = ({ conversationId, seq }: At) =>
  useChange((kind: ReactionKind | null) => api.messages.react({ conversationId, seq, kind }))

export const useEdit = ({ conversationId, seq }: At) =>
  useChange((content: MessageContent) =>
    api.messages.edit({ conversationId, seq, envelope: { alg: 'plain1', body: JSON.stringify(content) } }),
  )

export const useRemove = ({ conversationId, seq }: At) =>
  useChange((whom: 'everyone' | 'me') => api.messages.remove({ conversationId, seq, for: whom }))

/** It rings no more, and everybody there learns so. */
export function useAcknowledge({ conversationId, seq }: At) {
  const cache = useQueryClient()
  const change = useChange(() => api.messages.acknowledge({ conversationId, seq }))
  const mutate = () =>
    change.mutate(undefined, {
      onSettled: () => {
        for (const { queryKey } of [ringingQuery, unreadQuery]) void cache.invalidateQueries({ queryKey })
      },
    })
  return { ...change, mutate }
}

/** What one does with a conversation: afterwards the lists are read again, and what is open of it too. */
export function useConversationChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const cache = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: change,
    onError,
    onSettled: () => cache.invalidateQueries({ queryKey: listsKey }),
  })
}

type Place = { pinned?: boolean; mutedUntil?: string | null; archived?: boolean; markedUnread?: boolean; takesUrgent?: boolean }

/** Where a conversation stands in one's own list. */
export function useKeep(conversationId: Id) {
  const cache = useQueryClient()
  return useConversationChange(async (place: Place) => {
    const kept = await api.conversations.keep({ conversationId, ...place })
    const { takesUrgent } = place
    cache.setQueryData(
      openedQuery(conversationId).queryKey,
      (opened) => opened && { ...opened, ...kept, ...(takesUrgent !== undefined && { takesUrgent }) },
    )
  })
}

export function useClear(conversationId: Id) {
  const cache = useQueryClient()
  return useConversationChange(async () => {
    await api.conversations.clear({ conversationId })
    await cache.resetQueries({ queryKey: heldKey(conversationId) })
  })
}

/** A change of a group, or the yes to a request: drawn as the server answered it. */
export function useOpenedChange<Input>(change: (input: Input) => ReturnType<typeof api.conversations.get>) {
  const cache = useQueryClient()
  return useConversationChange(async (input: Input) => {
    const opened = await change(input)
    writeOpened(cache, opened)
    return opened
  })
}

export function useSaveSettings() {
  const cache = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (change: Partial<MessageSettings>) => api.conversations.saveSettings(change),
    onSuccess: (settings) => void cache.setQueryData(settingsQuery.queryKey, settings),
    onError: (error) => {
      onError(error)
      // What a press has shown is not so.
      void cache.invalidateQueries({ queryKey: settingsQuery.queryKey })
    },
  })
}
