import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { Id } from '#contract/page.ts'
import { part } from '../../ui/later.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { pinnedQuery } from '../cache/opened.ts'

// Most profiles have none: what draws it comes with it.
const QuotedPost = part(async () => ({ default: (await import('./QuotedPost.tsx')).QuotedPost }))

/** The post that a member has pinned to their profile, in a few lines; nothing where there is none. */
export function PinnedPost({ memberId }: { memberId: Id }) {
  const { data } = useQuery(pinnedQuery(memberId))
  const post = data?.items[0]
  if (!post) return null
  return (
    <Suspense>
      <Sheet title="Pinned post" bleed padded>
        <QuotedPost post={post} />
      </Sheet>
    </Suspense>
  )
}
