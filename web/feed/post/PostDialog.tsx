import type { Post } from '#contract/feed.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { PostCard } from './PostCard.tsx'
import styles from './PostDialog.module.css'

type PostDialogProps = { post: Post; onDelete: (post: Post) => void; onClose: () => void }

/** A post of the trending row, whole. */
export default function PostDialog({ post, onDelete, onClose }: PostDialogProps) {
  return (
    <Dialog title="Trending post" lightDismiss={false} onClose={onClose}>
      <div className={styles.post}>
        <PostCard post={post} onDelete={onDelete} />
      </div>
    </Dialog>
  )
}
