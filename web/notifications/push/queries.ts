import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { PushState } from '#contract/push.ts'
import { api } from '../../lib/api/api.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { orpc } from '../../lib/query/query.ts'
import { toast } from '../../ui/status/toast.ts'
import { deviceAbility, isSubscribed, subscribeDevice, unsubscribeDevice } from './device.ts'

export const pushQuery = orpc.push.state.queryOptions()

/** What the browser says of itself; it may change in the browser's own settings while the page stands. */
export const deviceQuery = queryOptions({
  queryKey: ['push device'],
  networkMode: 'always',
  refetchOnWindowFocus: 'always',
  queryFn: async () => {
    const ability = await deviceAbility()
    return { ability, isSubscribed: ability === 'ready' && (await isSubscribed()) }
  },
})

function useChange<Input>(change: (input: Input) => Promise<PushState | undefined>) {
  const cache = useQueryClient()
  return useMutation({
    networkMode: 'always',
    scope: { id: 'push' },
    mutationFn: change,
    onSuccess: (state) => state && cache.setQueryData<PushState>(pushQuery.queryKey, state),
    onError: (error) => void toast.error(wordsOf(error)),
    onSettled: () => cache.invalidateQueries({ queryKey: deviceQuery.queryKey }),
  })
}

/** Has this device notified, or no more. */
export const useSwitchDevice = (publicKey: string) =>
  useChange((isOn: boolean) => (isOn ? subscribeDevice(publicKey) : unsubscribeDevice()))

/** Chooses the hours in which nothing rings. */
export const useSaveQuietHours = () =>
  useChange((hours: { starts: string; ends: string } | null) => api.push.saveQuietHours({ quietHours: hours }))
