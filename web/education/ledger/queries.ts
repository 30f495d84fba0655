import type { QueryClient } from '@tanstack/react-query'
import type { LedgerEntry } from '#contract/ledger.ts'
import type { Page } from '#contract/page.ts'
import { orpc } from '../../lib/query/query.ts'

export const entriesQuery = (year: number | undefined) =>
  orpc.ledger.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ year, cursor }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: Page<LedgerEntry>) => page.next ?? undefined,
  })

export const summaryQuery = orpc.ledger.summary.queryOptions()
export const rulesQuery = orpc.ledger.rules.queryOptions()

/** After a change of an entry: the entries, and the hours that are summed from them. */
export const rereadLedger = (cache: QueryClient) =>
  Promise.all([orpc.ledger.list.key(), summaryQuery.queryKey].map((queryKey) => cache.invalidateQueries({ queryKey })))
