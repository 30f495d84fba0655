import { type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Notice, NoticeSetting } from '#contract/notifications.ts'
import { api } from '../lib/api/api.ts'
import { wordsOf } from '../lib/api/failure.ts'
import { orpc } from '../lib/query/query.ts'
import { toast } from '../ui/status/toast.ts'

export const noticesQuery = orpc.notifications.list.infiniteOptions({
  input: (cursor: string | undefined) => ({ cursor }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next ?? undefined,
})

export const unreadQuery = orpc.notifications.unread.queryOptions()
export const settingsQuery = orpc.notifications.settings.queryOptions()

const SAVING = ['notifications', 'saving']
const settingsOnTheWay = (cache: QueryClient) => cache.isMutating({ mutationKey: SAVING })

/**
 * Asks again for everything here that is shown; heard from another tab or device as much as from this one. Settings that are on their
 * way are not known to an answer yet: the last of them asks.
 */
export function readAgain(cache: QueryClient) {
  for (const { queryKey } of [noticesQuery, unreadQuery]) void readOneAgain(cache, queryKey)
  if (settingsOnTheWay(cache) === 0) void readOneAgain(cache, settingsQuery.queryKey)
}

/** A first answer that is still on its way was asked for before the change, and would be taken for the truth. */
async function readOneAgain(cache: QueryClient, queryKey: QueryKey) {
  await cache.cancelQueries({ queryKey })
  await cache.invalidateQueries({ queryKey })
}

type Unread = { unread: number }
const write = (cache: QueryClient, count: Unread) => cache.setQueryData<Unread>(unreadQuery.queryKey, count)
const fail = (error: unknown) => void toast.error(wordsOf(error))

/** Marks one notice as read, as far as it was seen. */
export function useMarkRead() {
  const cache = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ id, latestId }: Notice) => api.notifications.read({ id, latestId }),
    onSuccess: (count) => void write(cache, count),
    onError: fail,
    onSettled: () => readAgain(cache),
  })
}

/** Marks everything as read that is not newer than what was seen. */
export function useMarkAllRead() {
  const cache = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (latestId: string) => api.notifications.readAll({ latestId }),
    onSuccess: (count) => void write(cache, count),
    onError: fail,
    onSettled: () => readAgain(cache),
  })
}

type Change = { kinds: NoticeSetting['kind'][] } & Partial<Pick<NoticeSetting, 'inApp' | 'mail'>>

/** Changes how a member is notified of some kinds. The control shows the choice at once, and the truth again where it was refused. */
export function useSaveSettings() {
  const cache = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationKey: SAVING,
    scope: { id: 'notification-settings' },
    mutationFn: (change: Change) => api.notifications.saveSettings(change),
    onMutate: ({ kinds, ...change }) => {
      void cache.cancelQueries({ queryKey: settingsQuery.queryKey })
      cache.setQueryData<{ items: NoticeSetting[] }>(
        settingsQuery.queryKey,
        (settings) => settings && { items: settings.items.map((one) => (kinds.includes(one.kind) ? { ...one, ...change } : one)) },
      )
    },
    onError: fail,
    onSettled: () => {
      if (settingsOnTheWay(cache) === 1) void readOneAgain(cache, settingsQuery.queryKey)
    },
  })
}
