/**
 * Most kilobytes (brotli, 1,000 bytes): the document with its styles, the script that the page needs at once, and all that its parts and
 * first interactions may fetch then. The names of files alone move what is measured by hundredths, so a budget stands half a kilobyte above it
 * at least.
 */
type Budget = { markup: number; script: number; deferred: number }

const demoArea: Budget = { markup: 16, script: 188, deferred: 62 }

const budgets: Record<string, Budget> = {
  '/': { markup: 14, script: 79, deferred: 54 },
  '/features': { markup: 13, script: 78.7, deferred: 54 },
  '/about': { markup: 13, script: 78.7, deferred: 54 },
  '/login': { markup: 12, script: 79.7, deferred: 52.6 },
  '/register': { markup: 12, script: 79.7, deferred: 52.6 },
  // Beside the others what completes a sign-in with Google.
  '/auth/callback': { markup: 12, script: 100.3, deferred: 78.5 },
  // With the client of the hosted back end, for whose account of the demo area a link is.
  '/reset-password': { markup: 12, script: 101.6, deferred: 130.9 },
  '/profile': { markup: 15.3, script: 98.8, deferred: 129.7 },
  '/chat': { markup: 16, script: 100.6, deferred: 176.3 },
  // Beside the others what sends evidence in pieces, once a file is chosen.
  '/verification': { markup: 15, script: 98.5, deferred: 133.2 },
  // With claims of pages, what runs them, and the jobs that they offer.
  '/institutions': { markup: 13, script: 99.2, deferred: 121.7 },
  // Beside the others the client of the hosted back end, for whoever is signed in to the demo area.
  '/profile-setup': { markup: 14, script: 98.6, deferred: 163.2 },
  // With what chooses, covers and shows files of messages.
  '/messages': { markup: 13, script: 98.6, deferred: 125.1 },
  // With comments, and what sends files in pieces.
  '/researchhub': { markup: 13, script: 99.4, deferred: 124.5 },
  '/research-hub': { markup: 13, script: 99.4, deferred: 124.5 },
  // Beside the others all that is taken, answered, recorded and announced there, each part fetched when it is opened.
  '/education': { markup: 13, script: 100.4, deferred: 128.6 },
  // With the job, the application and its CV, each part fetched when it is opened.
  '/jobs': { markup: 12, script: 101.5, deferred: 116.3 },
  // With jobs that suit the member.
  // What asks the back end as a sign-in does, and copies addresses.
  '/oauth-debug': { markup: 14, script: 100.5, deferred: 107.9 },
  '/oauth-fix': { markup: 14, script: 100.5, deferred: 107.9 },
  '/auth-test': { markup: 14, script: 100.5, deferred: 107.9 },
  // With the client of the hosted back end, which no other page carries.
  '/supabase-login': demoArea,
  '/supabase-register': demoArea,
  '/supabase-auth/callback': demoArea,
  '/supabase-demo': demoArea,
  '/supabase-dashboard': demoArea,
  '/home': { markup: 14.3, script: 98.6, deferred: 107.1 },
  '/dashboard': { markup: 17, script: 100.3, deferred: 136.1 },
}
/** Addresses of operations and words of notices come with every room that is added. */
const others: Budget = { markup: 14.2, script: 99.8, deferred: 107.3 }

/** What a page may weigh. */
export const budgetOf = (path: string): Budget => budgets[path] ?? others
