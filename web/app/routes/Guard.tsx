import type { ReactNode } from 'react'
import { Navigate, useLocation } from '../../lib/router.tsx'
import { isLeaving, useSession } from '../../lib/session.ts'
import { membersOnly, textPaths } from './places.ts'

/** Where somebody has to go before the page at `path`, if anywhere. */
function detour(path: string, here: string) {
  if (membersOnly.includes(path)) return `/login?next=${encodeURIComponent(here)}`
  return undefined
}

/** Where a member keeps an account that they asked to be deleted, and reads why theirs was closed: the one page of members that is open
 * to them, beside what anybody reads. */
const KEEP = '/settings'
const isOpenToAll = (path: string) => textPaths.some((one) => one === path)

/** Lets members through everywhere; others sign in first where a page needs it, and come back. */
export function Guard({ path, children }: { path: string; children: ReactNode }) {
  const { signedIn, user } = useSession()
  const { pathname, search, hash } = useLocation()
  const mayStay = signedIn || isLeaving()
  const isShutOut = Boolean(user?.deletionDueAt || user?.closedBy)
  const to = isShutOut && path !== KEEP && !isOpenToAll(path) ? KEEP : mayStay ? undefined : detour(path, pathname + search + hash)
  return to ? <Navigate to={to} /> : children
}
