import { Refusal } from '#contract/errors.ts'

type Written = { author_id: string }

/** Only who wrote something changes it or deletes it. */
export function mayChange(written: Written, viewerId: string) {
  if (written.author_id !== viewerId) throw new Refusal('FORBIDDEN')
}

/** Nobody puts words into Doxy AI's mouth: its answers are deleted, never edited. */
export function mayEditComment(comment: Written & { is_ai: boolean }, viewerId: string) {
  if (comment.is_ai) throw new Refusal('FORBIDDEN', { words: 'An answer of Doxy AI cannot be edited. You can delete it.' })
  mayChange(comment, viewerId)
}

/** A comment goes when its author wants it, or the author of the post it stands under. */
export function mayRemoveComment(comment: Written, post: Written, viewerId: string) {
  if (post.author_id !== viewerId) mayChange(comment, viewerId)
}
