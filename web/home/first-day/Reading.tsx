import type { FirstDay } from '#contract/first-day.ts'
import { READING_RULE } from '#contract/limits.ts'
import { formatCount } from '../../lib/count.ts'
import { useSay } from '../../lib/language/say.ts'
import { facts } from '../../profile/member/AuthorLine.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { PostRows } from '../PostRows.tsx'

/** A few posts that helped others, and how they were chosen. */
export function Reading({ posts }: { posts: FirstDay['reading'] }) {
  const say = useSay()
  const counted = (count: number, one: string, several: string) =>
    count > 0 ? say(count === 1 ? one : several, { count: formatCount(count) }) : ''
  return (
    <Sheet bleed title={say('Good to read in your first week')} lead={say(READING_RULE)}>
      <PostRows
        posts={posts.map(({ likes, comments, ...post }) => ({
          ...post,
          meta: facts(' · ', counted(likes, '{count} like', '{count} likes'), counted(comments, '{count} comment', '{count} comments')),
        }))}
      />
    </Sheet>
  )
}
