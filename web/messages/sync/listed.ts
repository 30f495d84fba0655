import type { InfiniteData } from '@tanstack/react-query'
import type { Conversation, ConversationFolder } from '#contract/conversations.ts'
import type { ListPage } from '../queries.ts'

export type ListPages = InfiniteData<ListPage, string | undefined>

const folderOf = ({ standing, archived }: Conversation): ConversationFolder => {
  if (standing === 'request') return 'requests'
  return archived ? 'archived' : 'inbox'
}

/**
 * The list with its first page read anew, and what stood below as it is by now. What the new first page has no room for any more stands at
 * the top of the second, where reading on would not find it.
 */
export function withFirstPage(
  { pages, pageParams }: ListPages,
  first: ListPage,
  heads: readonly Conversation[],
  folder: ConversationFolder,
) {
  const now = new Map(heads.map((one) => [one.id, one]))
  const onTop = new Set(first.items.map(({ id }) => id))
  const still = (items: readonly Conversation[]) =>
    items.flatMap(({ id }) => {
      const one = onTop.has(id) ? undefined : now.get(id)
      return one && folderOf(one) === folder ? [one] : []
    })
  const [before, ...rest] = pages.map(({ items }) => still(items))
  // With one page alone the next one begins where the new first page ends.
  const below = rest.map((items, at) => ({ ...pages[at + 1]!, items: at === 0 ? [...(before ?? []), ...items] : items }))
  return { pages: [first, ...below], pageParams }
}

/** What is held below the first page has to be asked for by its id. */
export const belowFirst = ({ pages }: ListPages, first: ListPage) => {
  const onTop = new Set(first.items.map(({ id }) => id))
  return pages.length < 2 ? [] : pages.flatMap(({ items }) => items.flatMap(({ id }) => (onTop.has(id) ? [] : id)))
}
