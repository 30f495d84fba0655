import type { ReactNode } from 'react'
import { Navigate, useLocation } from '../../lib/router.tsx'
import { isLeaving, useSession } from '../../lib/session.ts'
import { membersOnly } from './places.ts'

/** Where somebody has to go before the page at `path`, if anywhere. The wizard is entered from the demo area as well, so it leads there. */
function detour(path: string, here: string) {
  if (membersOnly.includes(path)) return `/login?next=${encodeURIComponent(here)}`
  if (path === '/profile-setup') return '/supabase-login'
  return undefined
}

/** Lets members through everywhere; others sign in first where a page needs it, and come back. */
export function Guard({ path, children }: { path: string; children: ReactNode }) {
  const { signedIn } = useSession()
  const { pathname, search, hash } = useLocation()
  const to = signedIn || isLeaving() ? undefined : detour(path, pathname + search + hash)
  return to ? <Navigate to={to} /> : children
}
