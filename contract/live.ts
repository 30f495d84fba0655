import type { Id } from './page.ts'

/** Every event is a hint: it names what changed, and the reader asks the API for what it may see. Counts travel along because everybody may see them. */
export type LiveEvents = {
  post_added: { postId: Id; authorId: Id }
  post_changed: { postId: Id }
  /** `at` orders the counts of one post, in milliseconds: events may overtake each other. */
  post_counts: { postId: Id; likes: number; comments: number; at: number }
  post_removed: { postId: Id }
  comment_added: { postId: Id; commentId: Id }
  comment_changed: { postId: Id; commentId: Id }
  comment_removed: { postId: Id; commentId: Id }
  notifications_changed: Record<never, never>
  mates_changed: Record<never, never>
  verification_changed: Record<never, never>
  /** Something that waits for reviewers came or went; only they hear of it. */
  desk_changed: Record<never, never>
  session_ended: Record<never, never>
}
export type LiveEvent = keyof LiveEvents

export const LIVE_PATH = '/api/live'
export const HEARTBEAT_MS = 25_000
/** Waits before each new attempt; the last one repeats. */
export const RECONNECT_STEPS_MS = [1000, 2000, 5000, 10_000] as const
