import { useState } from 'react'
import type { OpenedPaper } from '#contract/papers.ts'
import { api } from '../../lib/api/api.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { FormDialog } from '../../ui/dialog/FormDialog.tsx'
import { usePaperChange } from '../mutations.ts'
import { draftOf, sentOf } from '../upload/draft.ts'
import { PaperFields } from '../upload/PaperFields.tsx'

/** What is said of one's own paper, changed. */
export function EditPaper({ paper, onClose }: { paper: OpenedPaper; onClose: () => void }) {
  const [before] = useState(() => draftOf(paper))
  const [draft, setDraft] = useState(before)
  const save = usePaperChange(paper.id, () => api.research.edit({ paperId: paper.id, ...sentOf(draft) }))
  return (
    <FormDialog
      title="Edit details"
      submitLabel="Save Changes"
      busy={save.isPending}
      changed={JSON.stringify(draft) !== JSON.stringify(before)}
      error={save.isError ? wordsOf(save.error) : undefined}
      onSubmit={() => save.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <PaperFields draft={draft} onChange={(change) => setDraft({ ...draft, ...change })} />
    </FormDialog>
  )
}
