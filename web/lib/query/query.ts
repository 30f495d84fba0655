import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { ofEveryOperation } from '../api/operations.ts'
import { type Options, optionsOf } from './query-options.ts'

/** When the answer to a question was read; now where it is on its way. */
export function readAt(cache: QueryClient, queryKey: QueryKey) {
  const query = cache.getQueryState(queryKey)
  return query?.fetchStatus === 'fetching' ? Date.now() : (query?.dataUpdatedAt ?? 0)
}

/** Keys and options for every operation of the contract. */
export const orpc = ofEveryOperation(optionsOf) as Options
