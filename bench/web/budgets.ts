/**
 * Most kilobytes (brotli, 1,000 bytes): the document with its styles, the script that the page needs at once, and all that its parts and
 * first interactions may fetch then.
 */
type Budget = { markup: number; script: number; deferred: number }

const budgets: Record<string, Budget> = {
  '/': { markup: 14, script: 77, deferred: 52 },
  '/features': { markup: 13, script: 77, deferred: 52 },
  '/about': { markup: 13, script: 77, deferred: 52 },
  '/login': { markup: 12, script: 78, deferred: 50 },
  '/register': { markup: 12, script: 78, deferred: 50 },
  '/reset-password': { markup: 12, script: 97, deferred: 73 },
  '/profile': { markup: 14, script: 96, deferred: 122 },
  '/chat': { markup: 15, script: 96, deferred: 169 },
  // Beside the others what sends evidence in pieces, once a file is chosen.
  '/verification': { markup: 13, script: 95, deferred: 123 },
  // With what chooses, covers and shows files of messages.
  '/messages': { markup: 13, script: 96, deferred: 117 },
  // With comments, and what sends files in pieces.
  '/researchhub': { markup: 13, script: 95, deferred: 114 },
  '/research-hub': { markup: 13, script: 95, deferred: 114 },
  // Beside the others all that is taken, answered and recorded there, each part fetched when it is opened.
  '/education': { markup: 13, script: 95, deferred: 109 },
  '/dashboard': { markup: 15, script: 96, deferred: 131 },
}
/** Addresses of operations and words of notices come with every room that is added. */
const others: Budget = { markup: 13, script: 96, deferred: 104 }

/** What a page may weigh. */
export const budgetOf = (path: string): Budget => budgets[path] ?? others
