import type { FirstDay } from '#contract/first-day.ts'
import { READING_RULE } from '#contract/limits.ts'
import { pluralize } from '../../lib/count.ts'
import { facts } from '../../profile/member/AuthorLine.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { PostRows } from '../PostRows.tsx'

/** A few posts that helped others, and how they were chosen. */
export const Reading = ({ posts }: { posts: FirstDay['reading'] }) => (
  <Sheet bleed title="Good to read in your first week" lead={READING_RULE}>
    <PostRows
      posts={posts.map(({ likes, comments, ...post }) => ({
        ...post,
        meta: facts(' · ', likes ? pluralize(likes, 'like') : '', comments ? pluralize(comments, 'comment') : ''),
      }))}
    />
  </Sheet>
)
