import { useEffect, useRef } from 'react'
import type { SignedIn, User } from '#contract/account.ts'
import { useNavigate } from '../../lib/router.tsx'
import { keepSession, useSession } from '../../lib/session.ts'
import { destinationOf } from './destination.ts'
import { nextPath } from './next-path.ts'

/** Between the good news and the next page. */
export const REDIRECT_MS = 1000

/** Keeps a session that has just been opened and, a second later, leads its member on. */
export function useSignedIn() {
  const navigate = useNavigate()
  const { user } = useSession()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const leave = (user: User) => {
    timer.current ??= setTimeout(() => navigate(destinationOf(user, nextPath()), { replace: true }), REDIRECT_MS)
  }

  // Whoever is signed in already, here or in another window, has no business at the entrance.
  useEffect(() => {
    if (user && !timer.current) navigate(destinationOf(user, nextPath()), { replace: true })
  }, [user, navigate])

  useEffect(() => () => clearTimeout(timer.current), [])

  return (answer: SignedIn) => {
    leave(answer.user)
    if (answer.token) keepSession(answer)
  }
}
