/** Most kilobytes (brotli, 1,000 bytes) on a first visit: the document with its styles, and the script that the page needs. */
type Budget = { markup: number; script: number }

const budgets: Record<string, Budget> = {
  '/': { markup: 14, script: 85 },
  '/features': { markup: 14, script: 85 },
  '/about': { markup: 14, script: 85 },
  '/login': { markup: 12, script: 100 },
  '/register': { markup: 12, script: 100 },
  '/dashboard': { markup: 14, script: 105 },
  '/chat': { markup: 14, script: 130 },
}
const others: Budget = { markup: 14, script: 115 }

/** What a page may weigh. */
export const budgetOf = (path: string): Budget => budgets[path] ?? others
