/**
 * Most kilobytes (brotli, 1,000 bytes): the document with its styles, the script that the page needs at once, and all that its parts and
 * first interactions may fetch then. The names of files alone move what is measured by hundredths, so a budget stands half a kilobyte above it
 * at least.
 */
type Budget = { markup: number; script: number; deferred: number }

const demoArea: Budget = { markup: 16, script: 194.1, deferred: 65.7 }

const text: Budget = { markup: 13.6, script: 81.7, deferred: 57.9 }

const budgets: Record<string, Budget> = {
  '/privacy': text,
  '/terms': text,
  '/rules': text,
  '/verification-policy': text,
  '/grievance': text,
  '/corpus': text,
  '/status': text,
  '/docs': text,
  '/': { markup: 14.3, script: 81.1, deferred: 57.9 },
  // With its words and what puts them together.
  '/hi': { markup: 15.1, script: 94.3, deferred: 57.9 },
  '/features': { markup: 13.4, script: 81, deferred: 57.9 },
  '/about': { markup: 13, script: 80, deferred: 57.9 },
  '/login': { markup: 12.3, script: 83.9, deferred: 60.1 },
  '/register': { markup: 12, script: 82.6, deferred: 56.6 },
  // Beside the others what completes a sign-in with Google.
  '/auth/callback': { markup: 11.5, script: 104.4, deferred: 81.6 },
  // With the client of the hosted back end, for whose account of the demo area a link is.
  '/reset-password': { markup: 12.1, script: 105.1, deferred: 135.3 },
  // With what reads a pasted list of references in the styles of all fields.
  '/profile': { markup: 14.5, script: 102, deferred: 142.5 },
  '/chat': { markup: 14.4, script: 103.9, deferred: 188.2 },
  // Beside the others what sends evidence in pieces, once a file is chosen.
  '/verification': { markup: 12.9, script: 101.8, deferred: 146.2 },
  // With claims of pages, what runs them, and the jobs that they offer.
  '/institutions': { markup: 12, script: 102.5, deferred: 133.8 },
  // Beside the others the client of the hosted back end, for whoever is signed in to the demo area.
  '/profile-setup': { markup: 12.4, script: 101.8, deferred: 175.3 },
  // With what chooses, covers and shows files of messages.
  '/messages': { markup: 11.6, script: 101.8, deferred: 135.4 },
  // With comments, and what sends files in pieces.
  '/researchhub': { markup: 11.6, script: 102.7, deferred: 134.4 },
  '/research-hub': { markup: 11.6, script: 102.7, deferred: 134.4 },
  // Beside the others all that is taken, answered, recorded and announced there, each part fetched when it is opened.
  '/education': { markup: 12, script: 103.7, deferred: 138.1 },
  // With the job, the application and its CV, each part fetched when it is opened.
  '/jobs': { markup: 11.6, script: 104.7, deferred: 125.1 },
  // With shifts, and what is said where they cannot be read.
  '/locum': { markup: 12.6, script: 102.2, deferred: 118.6 },
  // What asks the back end as a sign-in does, and copies addresses.
  '/oauth-debug': { markup: 11.7, script: 103.9, deferred: 103.7 },
  '/oauth-fix': { markup: 11.7, script: 103.9, deferred: 103.7 },
  '/auth-test': { markup: 11.7, script: 103.9, deferred: 103.7 },
  // With the client of the hosted back end, which no other page carries.
  '/supabase-login': demoArea,
  '/supabase-register': demoArea,
  '/supabase-auth/callback': demoArea,
  '/supabase-demo': demoArea,
  '/supabase-dashboard': demoArea,
  // With jobs that suit the member.
  '/home': { markup: 12.4, script: 101.8, deferred: 114 },
  '/dashboard': { markup: 15.4, script: 103.7, deferred: 156.7 },
}
/** Addresses of operations and words of notices come with every room that is added. */
const others: Budget = { markup: 12.6, script: 103.1, deferred: 115.3 }

/** What a page may weigh. */
export const budgetOf = (path: string): Budget => budgets[path] ?? others
