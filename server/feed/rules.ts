import { Refusal } from '#contract/errors.ts'

type Written = { author_id: string }

/** Only who wrote something changes it or deletes it. */
export function mayChange(written: Written, viewerId: string) {
  if (written.author_id !== viewerId) throw new Refusal('FORBIDDEN')
}

/** A comment goes when its author wants it, or the author of the post it stands under. */
export function mayRemoveComment(comment: Written, post: Written, viewerId: string) {
  if (post.author_id !== viewerId) mayChange(comment, viewerId)
}
