import type { Post } from '#contract/feed.ts'
import type { Id, Page } from '#contract/page.ts'
import { sayCount } from '../../lib/count.ts'
import { say } from '../../lib/language/say.ts'
import { withNew } from '../cache/pages.ts'
import type { Arrival, Waiting } from '../cache/queries.ts'

/** More than this is not counted: the reader begins anew at the top. */
const WAITING_MAX = 100

export const arrivalOf = ({ id, author }: Post): Arrival => ({ id, authorId: author.id })

/** Posts join those that wait. */
export function joined(waiting: Waiting, arrivals: readonly Arrival[], gap = false): Waiting {
  const items = withNew(waiting.items, arrivals)
  return { items: items.slice(0, WAITING_MAX), gap: gap || waiting.gap || items.length > WAITING_MAX }
}

/** The newest of these, by which what came later is told. */
export const latestOf = (ids: ReadonlySet<Id>) => [...ids].reduce((latest, id) => (id > latest ? id : latest), '')

/** True when so much was missed that the newest page no longer reaches back to what is held. */
export const leavesGap = (newest: Page<{ id: Id }>, held: ReadonlySet<Id>) =>
  newest.next !== null && held.size > 0 && newest.items.every(({ id }) => id > latestOf(held))

/** What the button says; nothing when only one's own posts wait, which are no news to their author. */
export function waitingWords({ items, gap }: Waiting, me: Id | undefined) {
  const others = items.filter(({ authorId }) => authorId !== me).length
  if (gap) return say('New posts')
  if (others === 0) return undefined
  return sayCount(others, '{count} new post', '{count} new posts')
}
