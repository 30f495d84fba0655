import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { LedgerEntry } from '#contract/ledger.ts'
import { api } from '../../lib/api/api.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { announce } from '../../ui/status/announce.ts'
import { Note } from '../../ui/status/Note.tsx'
import { rereadLedger } from './queries.ts'

/** Asks before an entry goes for good. */
export default function RemoveDialog({ entry, onClose }: { entry: LedgerEntry; onClose: () => void }) {
  const cache = useQueryClient()
  const remove = useMutation({
    networkMode: 'always',
    mutationFn: () => api.ledger.remove({ entryId: entry.id }),
    onSuccess: async () => {
      await rereadLedger(cache)
      announce('The entry is removed.')
      onClose()
    },
  })
  return (
    <ConfirmDialog title="Remove this entry?" confirm="Remove" busy={remove.isPending} onConfirm={() => remove.mutate()} onClose={onClose}>
      <p>“{entry.title}” leaves your ledger for good.</p>
      {remove.isError && (
        <Note tone="danger" role="alert">
          {wordsOf(remove.error)}
        </Note>
      )}
    </ConfirmDialog>
  )
}
