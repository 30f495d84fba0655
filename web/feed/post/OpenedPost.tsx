import { useState } from 'react'
import type { Post } from '#contract/feed.ts'
import { draftNames } from '../../lib/drafts.ts'
import { OpenParts, OpenPartsContext } from './open-parts.ts'
import { PostCard } from './PostCard.tsx'

/** A post at its own address, its comments open and what was found about it: whoever comes there comes for both. */
export function OpenedPost({ post, onDelete }: { post: Post; onDelete: (post: Post) => void }) {
  const [parts] = useState(() => {
    const parts = new OpenParts(draftNames())
    parts.set(post.id, 'comments', true)
    parts.set(post.id, 'verification', post.verificationStatus !== 'pending')
    return parts
  })
  return (
    <OpenPartsContext value={parts}>
      <PostCard post={post} onDelete={onDelete} />
    </OpenPartsContext>
  )
}
