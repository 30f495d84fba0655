import { useState } from 'react'
import type { OpenedPaper } from '#contract/papers.ts'
import { useDrafted } from '../../institutions/use-drafted.ts'
import { api } from '../../lib/api/api.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { FormDialog } from '../../ui/dialog/FormDialog.tsx'
import { usePaperChange } from '../mutations.ts'
import { changeOf, draftOf } from '../upload/draft.ts'
import { PaperFields } from '../upload/PaperFields.tsx'

/** What is said of one's own paper, changed. What is typed is kept on this device, for the paper as it was when that began. */
export function EditPaper({ paper: now, onClose }: { paper: OpenedPaper; onClose: () => void }) {
  const [paper] = useState(now)
  const before = draftOf(paper)
  const { values: draft, set, drop } = useDrafted(`edit-paper:${paper.id}:${paper.editedAt}`, before)
  const change = changeOf(before, draft)
  const save = usePaperChange(paper.id, () => api.research.edit({ paperId: paper.id, ...change }))
  const close = () => {
    drop()
    onClose()
  }
  return (
    <FormDialog
      title="Edit details"
      submitLabel="Save Changes"
      busy={save.isPending}
      changed={Object.keys(change).length > 0}
      error={save.isError ? wordsOf(save.error) : undefined}
      onSubmit={() => save.mutate(undefined, { onSuccess: close })}
      onClose={close}
    >
      <PaperFields draft={draft} onChange={set} />
    </FormDialog>
  )
}
