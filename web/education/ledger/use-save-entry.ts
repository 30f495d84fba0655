import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { LedgerEntry } from '#contract/ledger.ts'
import { api } from '../../lib/api/api.ts'
import { say } from '../../lib/language/say.ts'
import { toast } from '../../ui/status/toast.ts'
import { inputOf, valuesOf, type Written } from './entry-values.ts'
import { rereadLedger } from './queries.ts'

type Saving = { entry: LedgerEntry | undefined; source: LedgerEntry['source']; clientId: string; onSaved: () => void }

/** Adds an entry, once however often it is sent, or corrects one. */
export function useSaveEntry({ entry, source, clientId, onSaved }: Saving) {
  const cache = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: async (written: Written) => {
      if (entry) return api.ledger.change({ entryId: entry.id, ...written })
      const added = await api.ledger.add({ clientId, ...written, source })
      // It had arrived before, and was written on since its answer was lost.
      const isAsWritten = JSON.stringify(inputOf(valuesOf(added))) === JSON.stringify(written)
      return isAsWritten ? added : api.ledger.change({ entryId: added.id, ...written })
    },
    onSuccess: () => {
      void rereadLedger(cache)
      toast.success(entry ? say('The entry is saved.') : say('The entry is in your CPD ledger.'))
      onSaved()
    },
  })
}
