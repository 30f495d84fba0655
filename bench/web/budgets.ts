/**
 * Most kilobytes (brotli, 1,000 bytes): the document with its styles, the script that the page needs at once, and all that its parts and
 * first interactions may fetch then. The names of files alone move what is measured by hundredths, so a budget stands half a kilobyte above it
 * at least.
 */
type Budget = { markup: number; script: number; deferred: number }

const budgets: Record<string, Budget> = {
  '/': { markup: 14, script: 78, deferred: 53 },
  '/features': { markup: 13, script: 78, deferred: 53 },
  '/about': { markup: 13, script: 78, deferred: 53 },
  '/login': { markup: 12, script: 79, deferred: 51 },
  '/register': { markup: 12, script: 79, deferred: 51 },
  '/reset-password': { markup: 12, script: 97, deferred: 74 },
  '/profile': { markup: 14, script: 96, deferred: 122 },
  '/chat': { markup: 15, script: 97, deferred: 170 },
  // Beside the others what sends evidence in pieces, once a file is chosen.
  '/verification': { markup: 14, script: 96, deferred: 124 },
  // With what chooses, covers and shows files of messages.
  '/messages': { markup: 13, script: 96, deferred: 118 },
  // With comments, and what sends files in pieces.
  '/researchhub': { markup: 13, script: 96, deferred: 114 },
  '/research-hub': { markup: 13, script: 96, deferred: 114 },
  // Beside the others all that is taken, answered and recorded there, each part fetched when it is opened.
  '/education': { markup: 13, script: 96, deferred: 110 },
  '/dashboard': { markup: 16, script: 97, deferred: 132 },
}
/** Addresses of operations and words of notices come with every room that is added. */
const others: Budget = { markup: 13, script: 96, deferred: 104 }

/** What a page may weigh. */
export const budgetOf = (path: string): Budget => budgets[path] ?? others
