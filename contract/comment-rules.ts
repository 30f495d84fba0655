/** Being newer by so many hours weighs as much as having twice the likes. */
export const BEST_STEP_HOURS = 12

/** How the best comments are chosen; the page shows it. */
export const BEST_RULE = `Every doubling of likes is one step up. So is being the post’s author, being a verified member, and each ${BEST_STEP_HOURS} hours that a comment is newer. Replies stand in the order they were written.`

/** So many members one post or comment mentions; further handles are words. */
export const MENTIONS_MAX = 10
/** Of so many mentions a day others than one's mates are notified; they find later ones where they stand. */
export const MENTIONS_A_DAY = 100
