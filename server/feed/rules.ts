import { Refusal } from '#contract/errors.ts'
import type { PostAudience } from '#contract/feed.ts'
import { NARROWER } from '#contract/post-readers.ts'

type Written = { author_id: string }

/** Whether every member may read it. */
export const isForAll = (audience: PostAudience) => audience === 'public' || audience === 'members'

/** A post is kept for fewer, never for more. */
export function mayBecome(before: PostAudience, after: PostAudience) {
  if (after !== before && !NARROWER[before].includes(after)) throw new Refusal('WIDER_AUDIENCE')
}

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
