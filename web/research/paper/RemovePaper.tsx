import type { OpenedPaper } from '#contract/papers.ts'
import { api } from '../../lib/api/api.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { useNavigate } from '../../lib/router.tsx'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { toast } from '../../ui/status/toast.ts'
import { usePaperChange } from '../mutations.ts'

/** Asks once more: a paper goes with all that belongs to it. */
export function RemovePaper({ paper, onClose }: { paper: OpenedPaper; onClose: () => void }) {
  const navigate = useNavigate()
  const remove = usePaperChange(paper.id, () => api.research.remove({ paperId: paper.id }))
  return (
    <ConfirmDialog
      title="Delete this paper?"
      confirm="Delete"
      busy={remove.isPending}
      onConfirm={() =>
        remove.mutate(undefined, {
          onSuccess: () => navigate('/researchhub', { replace: true }),
          onError: (error) => void toast.error(wordsOf(error)),
        })
      }
      onClose={onClose}
    >
      All its versions, their files and what was said about them are deleted for everybody. This cannot be undone.
    </ConfirmDialog>
  )
}
