export const LIVE_PATH = '/api/live'
export const HEARTBEAT_MS = 25_000
/** Waits before each new attempt; the last one repeats. */
export const RECONNECT_STEPS_MS = [1000, 2000, 5000, 10_000] as const

/** What a page may say that it shows. Of the feed it hears what is new, of a post its counts and changes, of comments and a profile that they changed, of a conversation all that is written, of a presence whether that member is online, of a paper that it or what is said about it changed, of an institution that its page or its people changed, of a posting that it changed. */
export type Interest =
  | 'feed'
  | `conversation:${string}`
  | `presence:${string}`
  | `profile:${string}`
  | `post:${string}`
  | `comments:${string}`
  | `paper:${string}`
  | `institution:${string}`
  | `posting:${string}`
/** The one thing a page says on the line: all that it shows, each time anew. */
export const WATCH = 'watch'
/** So much one page shows at most. */
export const INTERESTS_MAX = 100
/** What happens to one thing within this time is said together. */
export const QUIET_MS = 1000
/** So many new posts are named at once. */
export const FEED_GREW_MAX = 50
