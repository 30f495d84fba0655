import type { PaperComment } from '#contract/paper-comments.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { useRemovePaperComment } from './mutations.ts'

/** Asks before a comment goes. */
export function RemoveComment({ comment, onClose }: { comment: PaperComment; onClose: () => void }) {
  const { mutate, isPending, error } = useRemovePaperComment(comment, onClose)
  return (
    <ConfirmDialog title="Delete this comment?" confirm="Delete" busy={isPending} onConfirm={() => mutate()} onClose={onClose}>
      <p>
        The comment by {comment.author?.name} will be deleted for everyone. This cannot be undone.
        {comment.replies > 0 && ' The replies to it stay.'}
      </p>
      {error && (
        <Note tone="danger" role="alert">
          {wordsOf(error)}
        </Note>
      )}
    </ConfirmDialog>
  )
}
