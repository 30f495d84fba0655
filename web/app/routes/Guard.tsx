import type { ReactNode } from 'react'
import { Navigate, useLocation } from '../../lib/router.tsx'
import { isLeaving, useSession } from '../../lib/session.ts'
import { membersOnly } from './places.ts'

/** Where somebody has to go before the page at `path`, if anywhere. */
function detour(path: string, here: string) {
  if (membersOnly.includes(path)) return `/login?next=${encodeURIComponent(here)}`
  return undefined
}

/** Where a member who asked for their account to be deleted can keep it: the one page that is open to them. */
const KEEP = '/settings'

/** Lets members through everywhere; others sign in first where a page needs it, and come back. */
export function Guard({ path, children }: { path: string; children: ReactNode }) {
  const { signedIn, user } = useSession()
  const { pathname, search, hash } = useLocation()
  const mayStay = signedIn || isLeaving()
  const to = user?.deletionDueAt && path !== KEEP ? KEEP : mayStay ? undefined : detour(path, pathname + search + hash)
  return to ? <Navigate to={to} /> : children
}
