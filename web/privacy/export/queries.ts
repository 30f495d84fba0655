import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { DataExport } from '#contract/data-exports.ts'
import type { Shown } from '../../account/security/use-identity.tsx'
import { api } from '../../lib/api/api.ts'
import { backend } from '../../lib/api/backend.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { say } from '../../lib/language/say.ts'
import { orpc } from '../../lib/query/query.ts'
import { toast } from '../../ui/status/toast.ts'
import { isUnderway } from './underway.ts'

const LOOK_AGAIN_MS = 4000

/** One's copies; looked at again while one is being made. */
const exportsQuery = orpc.dataExports.list.queryOptions({ staleTime: 0 })
export const exportsQueryNow = {
  ...exportsQuery,
  refetchInterval: ({ state }: { state: { data?: { items: readonly DataExport[] } | undefined } }) =>
    state.data?.items.some(isUnderway) ? LOOK_AGAIN_MS : (false as const),
}

/** Asks for a copy. */
export function useAskForExport() {
  const cache = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: () => api.dataExports.ask(),
    onSuccess: () => void toast.success(say('We are making your copy.')),
    onError: (error) => void toast.error(wordsOf(error)),
    onSettled: () => cache.invalidateQueries({ queryKey: exportsQuery.queryKey }),
  })
}

/** Asks where a copy is, and has the browser download it from there. */
export function useDownloadExport({ id }: Pick<DataExport, 'id'>) {
  const cache = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: async (show: () => Promise<Shown>) => api.dataExports.download({ id, ...(await show()) }),
    onSuccess: ({ url }) => {
      // It is sent as an attachment: the page stays.
      window.location.assign(new URL(url, backend()).href)
      return cache.invalidateQueries({ queryKey: exportsQuery.queryKey })
    },
  })
}
