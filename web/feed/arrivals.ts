import type { Post } from '#contract/feed.ts'
import type { Id, Page } from '#contract/page.ts'
import { withNew } from './cache.ts'
import type { Waiting } from './queries.ts'

/** More than this is not counted: the reader begins anew at the top. */
const WAITING_MAX = 100

/** Posts join those that wait. */
export function joined(waiting: Waiting, posts: readonly Post[], hole = false): Waiting {
  const items = withNew(waiting.items, posts)
  return { items: items.slice(0, WAITING_MAX), hole: hole || waiting.hole || items.length > WAITING_MAX }
}

/** True when so much was missed that the newest page no longer touches what is held. */
export const leavesHole = (newest: Page<Post>, held: ReadonlySet<Id>) =>
  newest.next !== null && held.size > 0 && !newest.items.some(({ id }) => held.has(id))

/** What the button says; nothing when only one's own posts wait, which are no news to their author. */
export function waitingWords({ items, hole }: Waiting, me: Id | undefined) {
  const others = items.filter(({ author }) => author.id !== me).length
  if (hole) return 'New posts'
  if (others === 0) return undefined
  return others === 1 ? '1 new post' : `${others} new posts`
}
