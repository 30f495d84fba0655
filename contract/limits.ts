/** Shortest password on the main path. */
export const PASSWORD_MIN = 8

/** Longest post and comment, in characters. */
export const POST_MAX = 3000
export const COMMENT_MAX = 2000
/** Longest note that goes with a request to become mates. */
export const NOTE_MAX = 300
/** Days before the same member may ask again. */
export const ASK_AGAIN_DAYS = 30
/** Longest description of a picture. */
export const ALT_MAX = 300

export const IMAGE_MAX_BYTES = 10 * 1024 * 1024

/** How trending is chosen; the page shows it. */
export const TRENDING_RULE = 'The 3 posts of the last 7 days with the most likes and comments, a comment counting twice; then the newest.'
/** What trending topics are; the page shows it. */
export const TOPICS_RULE = 'Hashtags, and specialties of those who wrote, in the posts of the last 7 days; by the number of posts.'
/** How For You is ordered; the page shows it. */
export const FOR_YOU_RULE = 'Newest first.'

/** The promise: decided within 48 hours of the last word of the member. */
export const PROMISE_HOURS = 48
/** How long a badge is good before it is checked again, and how long before that its member is reminded. */
export const BADGE_DAYS = 365
export const REMINDER_DAYS = 30
/** How long evidence is kept after a decision. */
export const EVIDENCE_DAYS = 30
export const EVIDENCE_MAX_BYTES = 8 * 1024 * 1024
export const EVIDENCE_MAX_FILES = 5
