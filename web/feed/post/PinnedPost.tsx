import { useQuery } from '@tanstack/react-query'
import type { Id } from '#contract/page.ts'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { pinnedQuery } from '../cache/queries.ts'
import { QuotedPost } from './QuotedPost.tsx'

/** The post that a member has pinned to their profile, in a few lines; nothing where there is none. */
export default function PinnedPost({ memberId }: { memberId: Id }) {
  const { data } = useQuery(pinnedQuery(memberId))
  const post = data?.items[0]
  if (!post) return null
  return (
    <Sheet title="Pinned post" bleed padded>
      <QuotedPost post={post} />
    </Sheet>
  )
}
