/** A destination and its label, to the letter of the specification. `also` is another place that belongs under it. */
export type Place = { label: string; to: string; also?: string }

export const guestPlaces: Place[] = [
  { label: 'Home', to: '/' },
  { label: 'Mates', to: '/mates' },
  { label: 'Features', to: '/features' },
  { label: 'Doxy AI', to: '/chat' },
  { label: 'About', to: '/about' },
]

export const memberPlaces: Place[] = [
  { label: 'Profile', to: '/profile' },
  { label: 'Doxy AI', to: '/chat' },
  { label: 'Mates', to: '/mates' },
  { label: 'Jobs', to: '/jobs', also: '/locum' },
  { label: 'Features', to: '/features' },
  { label: 'Research', to: '/researchhub' },
]

/** Where the tab bar would only be in the way: signing in and the wizard. */
const withoutTabs = [
  '/login',
  '/register',
  '/auth/callback',
  '/reset-password',
  '/profile-setup',
  '/supabase-login',
  '/supabase-register',
  '/supabase-auth/callback',
]

/** Public pages that are read, from the foot of the others. */
export const textPaths = ['/privacy', '/terms', '/rules', '/verification-policy', '/grievance', '/corpus', '/status', '/docs'] as const

/** Pages of which all words are in every language. */
export const translated = [
  '/',
  '/hi',
  '/login',
  '/register',
  '/reset-password',
  '/profile-setup',
  '/messages',
  '/mates',
  '/verification',
  '/home',
  '/settings',
]

/** Screens that only members see. */
export const membersOnly = ['/dashboard', '/profile', '/chat', '/verification', '/institutions', '/locum', '/settings']

/** Screens that guests see with sample people. */
export const previews = ['/home', '/mates', '/jobs', '/messages', '/researchhub', '/research-hub', '/education']

/** The path that a page goes by, however somebody has typed it. */
export const pathOf = (pathname: string) => pathname.replace(/(?<!\/)\/+$/, '').toLowerCase() || '/'

/** Whether the address is that place. Another member's page is not one's own. */
export const isAt = (to: string, { pathname, search }: { pathname: string; search: string }) =>
  pathname === to && !new URLSearchParams(search).has('member')

export const hasTabs = (pathname: string) => !withoutTabs.includes(pathname)
/** Whether guests see made-up people there. A certificate that they check is no sample. */
export const isPreview = ({ pathname, search }: { pathname: string; search: string }) =>
  previews.includes(pathname) && !new URLSearchParams(search).has('certificate')
