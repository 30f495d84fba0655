import type { ReactNode } from 'react'
import { Navigate, useLocation } from '../../lib/router.tsx'
import { isLeaving, useSession } from '../../lib/session.ts'
import { membersOnly } from './places.ts'

/** Where somebody has to go before the page at `path`, if anywhere. */
function detour(path: string, here: string) {
  if (membersOnly.includes(path)) return `/login?next=${encodeURIComponent(here)}`
  return undefined
}

/** Lets members through everywhere; others sign in first where a page needs it, and come back. */
export function Guard({ path, children }: { path: string; children: ReactNode }) {
  const { signedIn } = useSession()
  const { pathname, search, hash } = useLocation()
  const to = signedIn || isLeaving() ? undefined : detour(path, pathname + search + hash)
  return to ? <Navigate to={to} /> : children
}
