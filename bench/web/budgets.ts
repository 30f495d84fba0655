/**
 * Most kilobytes (brotli, 1,000 bytes): the document with its styles, the script that the page needs at once, and all that its parts and
 * first interactions may fetch then. The names of files alone move what is measured by hundredths, so a budget stands half a kilobyte above it
 * at least.
 */
type Budget = { markup: number; script: number; deferred: number }

const demoArea: Budget = { markup: 16, script: 188, deferred: 62.6 }

const text: Budget = { markup: 13.2, script: 80.0, deferred: 54.3 }

const budgets: Record<string, Budget> = {
  '/privacy': text,
  '/terms': text,
  '/rules': text,
  '/verification-policy': text,
  '/grievance': text,
  '/corpus': text,
  '/status': text,
  '/docs': text,
  '/': { markup: 14.0, script: 80.4, deferred: 54.3 },
  // With its words and what puts them together.
  '/hi': { markup: 14.7, script: 91.2, deferred: 54.4 },
  '/features': { markup: 13.1, script: 80.0, deferred: 54.3 },
  '/about': { markup: 13.0, script: 79.5, deferred: 54.3 },
  '/login': { markup: 12.0, script: 81.3, deferred: 52.7 },
  '/register': { markup: 12.0, script: 80.9, deferred: 52.7 },
  // Beside the others what completes a sign-in with Google.
  '/auth/callback': { markup: 11.5, script: 101.5, deferred: 77.0 },
  // With the client of the hosted back end, for whose account of the demo area a link is.
  '/reset-password': { markup: 12.1, script: 102.8, deferred: 129.4 },
  '/profile': { markup: 13.8, script: 100.0, deferred: 130.8 },
  '/chat': { markup: 14.4, script: 101.9, deferred: 180.3 },
  // Beside the others what sends evidence in pieces, once a file is chosen.
  '/verification': { markup: 12.9, script: 99.8, deferred: 135.0 },
  // With claims of pages, what runs them, and the jobs that they offer.
  '/institutions': { markup: 12.0, script: 100.6, deferred: 126.0 },
  // Beside the others the client of the hosted back end, for whoever is signed in to the demo area.
  '/profile-setup': { markup: 12.4, script: 99.8, deferred: 164.8 },
  // With what chooses, covers and shows files of messages.
  '/messages': { markup: 11.6, script: 99.8, deferred: 126.3 },
  // With comments, and what sends files in pieces.
  '/researchhub': { markup: 11.6, script: 100.7, deferred: 125.8 },
  '/research-hub': { markup: 11.6, script: 100.7, deferred: 125.8 },
  // Beside the others all that is taken, answered, recorded and announced there, each part fetched when it is opened.
  '/education': { markup: 12.0, script: 101.7, deferred: 130.1 },
  // With the job, the application and its CV, each part fetched when it is opened.
  '/jobs': { markup: 11.6, script: 102.8, deferred: 117.1 },
  // With jobs that suit the member.
  // What asks the back end as a sign-in does, and copies addresses.
  '/oauth-debug': { markup: 11.7, script: 101.8, deferred: 96.7 },
  '/oauth-fix': { markup: 11.7, script: 101.8, deferred: 96.7 },
  '/auth-test': { markup: 11.7, script: 101.8, deferred: 96.7 },
  // With the client of the hosted back end, which no other page carries.
  '/supabase-login': demoArea,
  '/supabase-register': demoArea,
  '/supabase-auth/callback': demoArea,
  '/supabase-demo': demoArea,
  '/supabase-dashboard': demoArea,
  '/home': { markup: 12.4, script: 99.8, deferred: 106.5 },
  '/dashboard': { markup: 15.4, script: 101.6, deferred: 138 },
}
/** Addresses of operations and words of notices come with every room that is added. */
const others: Budget = { markup: 12.6, script: 101.1, deferred: 108.1 }

/** What a page may weigh. */
export const budgetOf = (path: string): Budget => budgets[path] ?? others
