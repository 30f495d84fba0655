import type { Comment } from '#contract/feed.ts'
import { wordsOf } from '../lib/failure.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { Note } from '../ui/Note.tsx'
import { useRemoveComment } from './comment-changes.ts'

/** Asks before a comment goes. */
export function RemoveComment({ comment, onClose }: { comment: Comment; onClose: () => void }) {
  const { mutate, isPending, error } = useRemoveComment(comment.postId, onClose)
  return (
    <ConfirmDialog title="Delete this comment?" confirm="Delete" busy={isPending} onConfirm={() => mutate(comment.id)} onClose={onClose}>
      <p>The comment by {comment.author.name} will be gone for everyone. This cannot be undone.</p>
      {error && (
        <Note tone="danger" role="alert">
          {wordsOf(error)}
        </Note>
      )}
    </ConfirmDialog>
  )
}
