import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { LedgerEntry } from '#contract/ledger.ts'
import { api } from '../../lib/api/api.ts'
import { newClientId } from '../../lib/client-id.ts'
import { toast } from '../../ui/status/toast.ts'
import type { Written } from './entry-values.ts'
import { rereadLedger } from './queries.ts'

/** Adds an entry, once however often it is sent, or corrects one. */
export function useSaveEntry(entry: LedgerEntry | undefined, source: LedgerEntry['source'], onSaved: () => void) {
  const cache = useQueryClient()
  const [clientId] = useState(newClientId)
  return useMutation({
    networkMode: 'always',
    mutationFn: (written: Written) =>
      entry ? api.ledger.change({ entryId: entry.id, ...written }) : api.ledger.add({ clientId, ...written, source }),
    onSuccess: () => {
      void rereadLedger(cache)
      toast.success(entry ? 'The entry is saved.' : 'The entry is in your CPD ledger.')
      onSaved()
    },
  })
}
