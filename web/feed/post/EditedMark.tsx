import { Suspense, useState } from 'react'
import type { Post } from '#contract/feed.ts'
import { part } from '../../ui/later.tsx'
import { Ago } from '../../ui/text/Ago.tsx'
import styles from './EditedMark.module.css'

const PostHistory = part(() => import('./PostHistory.tsx'))

/** Says that a post was edited and opens what it said before. */
export function EditedMark({ post, editedAt }: { post: Post; editedAt: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={styles.mark} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Edited <Ago at={editedAt} />
      </button>
      <Suspense>{open && <PostHistory post={post} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
