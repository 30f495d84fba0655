import type { InfiniteData } from '@tanstack/react-query'
import type { Post } from '#contract/feed.ts'
import type { Id, Page } from '#contract/page.ts'

/** What every list of the feed holds. Identifiers are ordered by time, and the server pages by them. */
type Timed = { id: Id }

/** An endless list as the query cache keeps it. */
export type Pages<T> = InfiniteData<Page<T>, string | undefined>
export type FeedPages = Pages<Post>

const newestFirst = (a: Timed, b: Timed) => (a.id < b.id ? 1 : -1)

/** Every item after a change; a list in which nothing changed stays the same object, so nothing is drawn again. */
export function changed<T>(items: T[], change: (item: T) => T): T[] {
  const next = items.map(change)
  return next.some((item, at) => item !== items[at]) ? next : items
}

/** The list without some items; the same object when it held none of them. */
export function without<T extends Timed>(items: T[], ids: readonly Id[]): T[] {
  return items.some((item) => ids.includes(item.id)) ? items.filter((item) => !ids.includes(item.id)) : items
}

/** The list with more items in their places. What it already holds is not doubled. */
export function withNew<T extends Timed>(items: T[], added: readonly T[]): T[] {
  const held = new Set(items.map(({ id }) => id))
  const fresh = added.filter(({ id }) => !held.has(id))
  return fresh.length > 0 ? [...fresh, ...items].sort(newestFirst) : items
}

/** The list with more items above it, newest first, whatever its own order. */
export function withOnTop<T extends Timed>(items: T[], added: readonly T[]): T[] {
  const held = new Set(items.map(({ id }) => id))
  const fresh = added.filter(({ id }) => !held.has(id))
  return fresh.length > 0 ? [...fresh.toSorted(newestFirst), ...items] : items
}

/** Applies a change of lists to every page; untouched pages stay the same objects. */
export function inPages<T>(pages: Pages<T>, change: (items: T[]) => T[]): Pages<T> {
  let touched = false
  const next = pages.pages.map((page) => {
    const items = change(page.items)
    if (items === page.items) return page
    touched = true
    return { ...page, items }
  })
  return touched ? { ...pages, pages: next } : pages
}

/** New items stand on the first page; the cursors of the others stay true, because they count from a place and not from the top. */
export function onFirstPage<T extends Timed>(pages: Pages<T>, added: readonly T[], join = withNew<T>): Pages<T> {
  const held = new Set(pages.pages.flatMap(({ items }) => items.map(({ id }) => id)))
  const [first, ...rest] = pages.pages
  if (!first) return pages
  const items = join(
    first.items,
    added.filter(({ id }) => !held.has(id)),
  )
  return items === first.items ? pages : { ...pages, pages: [{ ...first, items }, ...rest] }
}

/** An item that is not held yet stands at the end. */
export function onLastPage<T extends Timed>(pages: Pages<T>, item: T): Pages<T> {
  const last = pages.pages.at(-1)
  if (!last || flat(pages).some(({ id }) => id === item.id)) return pages
  return { ...pages, pages: [...pages.pages.slice(0, -1), { ...last, items: [...last.items, item] }] }
}

/**
 * The page after `cursor` stands at the end, without what has come to the top by itself; a list that has begun anew meanwhile has another
 * end and stays as it is.
 */
export function continued<T extends Timed>(pages: Pages<T>, cursor: string, page: Page<T>): Pages<T> {
  if (pages.pages.at(-1)?.next !== cursor) return pages
  const held = new Set(flat(pages).map(({ id }) => id))
  const items = page.items.some(({ id }) => held.has(id)) ? page.items.filter(({ id }) => !held.has(id)) : page.items
  return { pages: [...pages.pages, { ...page, items }], pageParams: [...pages.pageParams, cursor] }
}

/** Drafts of which the pages hold nothing yet. */
export function notArrived<D extends { clientId: string }>(drafts: D[], pages: Pages<{ clientId: string | null }> | undefined): D[] {
  if (!pages) return drafts
  const arrived = new Set(flat(pages).map(({ clientId }) => clientId))
  return drafts.filter(({ clientId }) => !arrived.has(clientId))
}

/** Everything the pages hold, in order. */
export const flat = <T>(pages: Pages<T> | undefined): T[] => pages?.pages.flatMap(({ items }) => items) ?? []
