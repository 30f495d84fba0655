import type { SavedPost } from '#contract/saved.ts'

/** A row of the list: a saved post, or one that was removed on this page and can be put back. */
export type Row = { saved: SavedPost; isRemoved: boolean }

const savedLast = (a: Row, b: Row) => {
  if (a.saved.savedAt !== b.saved.savedAt) return a.saved.savedAt < b.saved.savedAt ? 1 : -1
  return a.saved.post.id < b.saved.post.id ? 1 : -1
}

/** The list with what was removed, on this page or waiting to be, in its place; a post that has been saved anew since stands there as any other. */
export function rowsOf(items: readonly SavedPost[], removed: readonly SavedPost[]): Row[] {
  const held = new Map(items.map((saved) => [saved.post.id, saved]))
  const last = new Map(removed.map((saved) => [saved.post.id, saved]))
  const gone = [...last.values()].filter(({ post, savedAt }) => (held.get(post.id)?.savedAt ?? savedAt) === savedAt)
  const goneIds = new Set(gone.map(({ post }) => post.id))
  return [
    ...items.filter(({ post }) => !goneIds.has(post.id)).map((saved) => ({ saved, isRemoved: false })),
    ...gone.map((saved) => ({ saved, isRemoved: true })),
  ].sort(savedLast)
}
