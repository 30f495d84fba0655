import { type QueryKey, useMutation } from '@tanstack/react-query'
import type { Notice, NoticeSetting } from '#contract/notifications.ts'
import { api } from '../lib/api.ts'
import { wordsOf } from '../lib/failure.ts'
import { orpc, queryClient } from '../lib/query.ts'
import { toast } from '../ui/toast.ts'

export const noticesQuery = orpc.notifications.list.infiniteOptions({
  input: (cursor: string | undefined) => ({ cursor }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next ?? undefined,
})

export const unreadQuery = orpc.notifications.unread.queryOptions()
export const settingsQuery = orpc.notifications.settings.queryOptions()

const SAVING = ['notifications', 'saving']
const settingsOnTheWay = () => queryClient.isMutating({ mutationKey: SAVING })

/**
 * Asks again for everything here that is shown; heard from another tab or device as much as from this one. Settings that are on their
 * way are not known to an answer yet: the last of them asks.
 */
export function readAgain() {
  for (const { queryKey } of [noticesQuery, unreadQuery]) void readOneAgain(queryKey)
  if (settingsOnTheWay() === 0) void readOneAgain(settingsQuery.queryKey)
}

/** A first answer that is still on its way was asked for before the change, and would be taken for the truth. */
async function readOneAgain(queryKey: QueryKey) {
  await queryClient.cancelQueries({ queryKey })
  await queryClient.invalidateQueries({ queryKey })
}

type Unread = { unread: number }
const write = (count: Unread) => queryClient.setQueryData<Unread>(unreadQuery.queryKey, count)
const fail = (error: unknown) => void toast.error(wordsOf(error))

/** Marks one notice as read, as far as it was seen. */
export const useMarkRead = () =>
  useMutation(
    {
      networkMode: 'always',
      mutationFn: ({ id, latestId }: Notice) => api.notifications.read({ id, latestId }),
      onSuccess: write,
      onError: fail,
      onSettled: readAgain,
    },
    queryClient,
  )

/** Marks everything as read that is not newer than what was seen. */
export const useMarkAllRead = () =>
  useMutation(
    {
      networkMode: 'always',
      mutationFn: (latestId: string) => api.notifications.readAll({ latestId }),
      onSuccess: write,
      onError: fail,
      onSettled: readAgain,
    },
    queryClient,
  )

type Change = { kinds: NoticeSetting['kind'][] } & Partial<Pick<NoticeSetting, 'inApp' | 'mail'>>

/** Changes how one is told of some kinds. The control shows the wish at once, and the truth again where it was refused. */
export const useSaveSettings = () =>
  useMutation(
    {
      networkMode: 'always',
      mutationKey: SAVING,
      scope: { id: 'notification-settings' },
      mutationFn: (change: Change) => api.notifications.saveSettings(change),
      onMutate: ({ kinds, ...change }) => {
        void queryClient.cancelQueries({ queryKey: settingsQuery.queryKey })
        queryClient.setQueryData<{ items: NoticeSetting[] }>(
          settingsQuery.queryKey,
          (held) => held && { items: held.items.map((one) => (kinds.includes(one.kind) ? { ...one, ...change } : one)) },
        )
      },
      onError: fail,
      onSettled: () => {
        if (settingsOnTheWay() === 1) void readOneAgain(settingsQuery.queryKey)
      },
    },
    queryClient,
  )
