import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useSession } from '../lib/session.ts'

/** Lets members through; others sign in first and come back. */
export function Guard({ children }: { children: ReactNode }) {
  const { signedIn } = useSession()
  const { pathname, search, hash } = useLocation()
  if (signedIn) return children
  return <Navigate to={`/login?next=${encodeURIComponent(pathname + search + hash)}`} replace />
}
