import type { ArtName } from '../../ui/art/Art.tsx'
import type { ComingPath } from './coming-paths.ts'

type ComingPlace = { title: string; art: ArtName /** What the place will hold, in one honest paragraph. */; promise: string }

/** What each place without a room will hold, by its path. */
export const comingPlaces: Record<ComingPath, ComingPlace> = {
  '/supabase-login': {
    title: 'Demo area sign-in',
    art: 'lead-off',
    promise:
      'The demo area shows the same network on a hosted back end. It is not connected yet. The main sign-in works, and your account there is real.',
  },
  '/supabase-register': {
    title: 'Join the demo area',
    art: 'lead-off',
    promise:
      'Accounts of the demo area live on a hosted back end. It is not connected yet. You can join on the main sign-up page meanwhile.',
  },
  '/supabase-auth/callback': {
    title: 'Demo area sign-in',
    art: 'lead-off',
    promise: 'Sign-in to the demo area returns to this page. It is not connected yet, so nobody was signed in.',
  },
  '/supabase-demo': {
    title: 'Demo area',
    art: 'lead-off',
    promise: 'A short tour of the hosted back end will appear here: who is signed in and what is stored. It is not connected yet.',
  },
}
