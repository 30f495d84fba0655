import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { Post } from '#contract/feed.ts'
import type { Id } from '#contract/page.ts'
import { wordsOf } from '../lib/failure.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Loading } from '../ui/Skeleton.tsx'
import { OpenParts, OpenPartsContext } from './opened.ts'
import PostDialog from './PostDialog.tsx'
import { openedQuery } from './queries.ts'

const RemovePost = lazy(() => import('./RemovePost.tsx'))

/** A post by its id, with its comments open: whoever comes from elsewhere comes for the conversation. */
export default function OpenedPost({ postId, onClose }: { postId: Id; onClose: () => void }) {
  const { data, error } = useQuery(openedQuery(postId))
  const [removing, setRemoving] = useState<Post>()
  const [parts] = useState(() => {
    const parts = new OpenParts()
    parts.set(postId, 'comments', true)
    return parts
  })
  const post = data?.items[0]

  if (removing)
    return (
      <Suspense>
        <RemovePost post={removing} onClose={onClose} />
      </Suspense>
    )
  if (post)
    return (
      <OpenPartsContext value={parts}>
        <PostDialog title={`Post by ${post.author.name}`} post={post} onDelete={setRemoving} onClose={onClose} />
      </OpenPartsContext>
    )
  return (
    <Dialog title="Post" onClose={onClose}>
      {data || error ? (
        <EmptyState art="lead-off" title="This post cannot be shown.">
          {data ? 'It has just been deleted.' : wordsOf(error)}
        </EmptyState>
      ) : (
        <Loading label="Loading the post" rows={1} />
      )}
    </Dialog>
  )
}
