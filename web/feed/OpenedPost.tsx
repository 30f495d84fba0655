import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { Post } from '#contract/feed.ts'
import type { Id } from '#contract/page.ts'
import { wordsOf } from '../lib/failure.ts'
import { toast } from '../ui/toast.ts'
import { OpenParts, OpenPartsContext } from './opened.ts'
import PostDialog from './PostDialog.tsx'
import { openedQuery } from './queries.ts'

const RemovePost = lazy(() => import('./RemovePost.tsx'))

/** A post by its id, opened from a page that has no feed. */
export default function OpenedPost({ postId, onClose }: { postId: Id; onClose: () => void }) {
  const { data, error } = useQuery(openedQuery(postId))
  const [parts] = useState(() => new OpenParts([]))
  const [removing, setRemoving] = useState<Post>()
  const post = data?.items[0]

  useEffect(() => {
    if (!error) return
    toast.error(wordsOf(error))
    onClose()
  }, [error, onClose])

  return (
    <OpenPartsContext value={parts}>
      {post && !removing && <PostDialog title={`Post by ${post.author.name}`} post={post} onDelete={setRemoving} onClose={onClose} />}
      <Suspense>{removing && <RemovePost post={removing} onClose={onClose} />}</Suspense>
    </OpenPartsContext>
  )
}
