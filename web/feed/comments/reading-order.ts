import type { Comment } from '#contract/comments.ts'
import type { Id } from '#contract/page.ts'
import { flat, type Pages } from '../cache/pages.ts'

/** What a reader has before them, in the order it stands there, and how many pages of it were asked for. */
export type Reading = { ids: readonly Id[]; pages: number }

export const nothingRead: Reading = { ids: [], pages: 0 }

/**
 * What stands before the reader once these pages are held. Nothing that stands there moves: a further page and the reader's own words
 * come after it, and whatever else is new waits until the reader takes it up.
 */
export function readOn(reading: Reading, held: Pages<Comment>): Reading {
  const known = new Set(reading.ids)
  const isEmpty = !flat(held).some(({ id }) => known.has(id))
  const added = held.pages.flatMap(({ items }, page) =>
    items.filter(({ id, clientId }) => !known.has(id) && (isEmpty || page >= reading.pages || clientId !== null)).map(({ id }) => id),
  )
  if (added.length === 0 && held.pages.length === reading.pages) return reading
  return { ids: [...reading.ids, ...new Set(added)], pages: held.pages.length }
}

/** Each comment once as it is now: those before the reader in their order, and those that wait. */
export function sorted({ ids }: Reading, held: Pages<Comment>) {
  const now = new Map(flat(held).map((comment) => [comment.id, comment]))
  const shown = ids.flatMap((id) => now.get(id) ?? [])
  for (const id of ids) now.delete(id)
  return { shown, waiting: [...now.values()] }
}
