import type { Post } from '#contract/feed.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { PostCard } from './PostCard.tsx'
import styles from './PostDialog.module.css'

type PostDialogProps = { title?: string; post: Post; onDelete: (post: Post) => void; onClose: () => void }

/** A post from elsewhere than the feed, whole. */
export default function PostDialog({ title = 'Trending post', post, onDelete, onClose }: PostDialogProps) {
  return (
    <Dialog title={title} lightDismiss={false} onClose={onClose}>
      <div className={styles.post}>
        <PostCard post={post} onDelete={onDelete} />
      </div>
    </Dialog>
  )
}
