import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ProfileEntry } from '#contract/profile-entry.ts'
import { api } from '../../lib/api/api.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { orpc } from '../../lib/query/query.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { facts } from '../member/AuthorLine.tsx'
import { datesWords } from './dates.ts'
import { kindWords } from './words.ts'

/** Asks before an entry goes. */
export default function RemoveEntry({ entry, onClose }: { entry: ProfileEntry; onClose: () => void }) {
  const cache = useQueryClient()
  const remove = useMutation({
    networkMode: 'always',
    mutationFn: () => api.profile.removeEntry({ entryId: entry.id }),
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: orpc.profile.get.key() })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={`Remove this ${kindWords[entry.kind].one.toLowerCase()}?`}
      confirm="Remove"
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <p>{facts(', ', entry.title, entry.institution, datesWords(entry))}</p>
      {remove.error && (
        <Note tone="danger" role="alert">
          {wordsOf(remove.error)}
        </Note>
      )}
    </ConfirmDialog>
  )
}
