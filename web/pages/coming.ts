import type { ArtName } from '../ui/Art.tsx'
import type { comingPaths } from './coming-paths.ts'

type Coming = { title: string; art: ArtName /** What the place will hold, in one honest paragraph. */; promise: string }

const research: Coming = {
  title: 'Research Hub',
  art: 'blank',
  promise:
    'Papers will stand here, the newest first, with every version kept and comments from colleagues. Uploads, filters and Doxy AI’s reading of a paper come with them.',
}

/** What each place without a room will hold, by its path. */
export const comingPlaces: Record<(typeof comingPaths)[number], Coming> = {
  '/jobs': {
    title: 'Jobs',
    art: 'jobs',
    promise:
      'Posts and internships from hospitals and clinics will stand here, with filters for urgent and remote work, saved posts and the state of your applications.',
  },
  '/messages': {
    title: 'Messages',
    art: 'mates',
    promise:
      'Conversations with your mates will stand here, with pictures, ticks that mean sent, delivered and read, and an outbox that waits for the network.',
  },
  '/researchhub': research,
  '/research-hub': research,
  '/education': {
    title: 'Education',
    art: 'blank',
    promise: 'Courses, case quizzes and events will stand here, with your progress and your CME credits counted.',
  },
  '/supabase-login': {
    title: 'Demo area sign-in',
    art: 'lead-off',
    promise:
      'The demo area shows the same network on a hosted back end. It is not connected yet. The main sign-in works, and your account there is a real one.',
  },
  '/supabase-register': {
    title: 'Join the demo area',
    art: 'lead-off',
    promise: 'Accounts of the demo area live on a hosted back end. It is not connected yet. You can join on the main path meanwhile.',
  },
  '/supabase-auth/callback': {
    title: 'Demo area sign-in',
    art: 'lead-off',
    promise: 'This is where a sign-in of the demo area returns to. It is not connected yet, so nobody was signed in.',
  },
  '/supabase-demo': {
    title: 'Demo area',
    art: 'lead-off',
    promise: 'A small tour of the hosted back end will stand here: who is signed in there, and what it keeps. It is not connected yet.',
  },
  '/oauth-debug': {
    title: 'Sign-in diagnostics',
    art: 'lead-off',
    promise: 'This page will show how Google sign-in is configured here, without showing a secret. It is not built yet.',
  },
  '/oauth-fix': {
    title: 'Redirect address help',
    art: 'lead-off',
    promise:
      'This page will list the addresses that Google has to know and explain what to do about a redirect_uri_mismatch. It is not built yet.',
  },
  '/auth-test': {
    title: 'Back end test',
    art: 'lead-off',
    promise: 'Three buttons will try health, registration and login here and show the raw answers. It is not built yet.',
  },
}
