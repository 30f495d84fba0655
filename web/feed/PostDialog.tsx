import type { Post } from '#contract/feed.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { PostCard } from './PostCard.tsx'
import styles from './PostDialog.module.css'

/** A trending post, whole. */
export default function PostDialog({ post, onDelete, onClose }: { post: Post; onDelete: (post: Post) => void; onClose: () => void }) {
  return (
    <Dialog title="Trending post" lightDismiss={false} onClose={onClose}>
      <div className={styles.post}>
        <PostCard post={post} onDelete={onDelete} />
      </div>
    </Dialog>
  )
}
