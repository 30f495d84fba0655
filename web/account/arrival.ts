import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { SignedIn, User } from '#contract/account.ts'
import { keepSession, session, useSession } from '../lib/session.ts'
import { destinationOf, safePath } from './destination.ts'

/** Between the good news and the next page. */
export const REDIRECT_MS = 1000

const wish = () => safePath(new URLSearchParams(window.location.search).get('next'), window.location.origin)

/** Keeps a session that has just been opened and, a second later, leads its member on. */
export function useArrival() {
  const navigate = useNavigate()
  const { signedIn } = useSession()
  const before = useRef(signedIn)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const leave = (user: User) => {
    timer.current ??= setTimeout(() => navigate(destinationOf(user, wish()), { replace: true }), REDIRECT_MS)
  }

  // Whoever signs in in another window is signed in here too, and comes along.
  useEffect(() => {
    const { user } = session()
    if (signedIn && !before.current && user && !timer.current) navigate(destinationOf(user, wish()), { replace: true })
    before.current = signedIn
  }, [signedIn, navigate])

  useEffect(() => () => clearTimeout(timer.current), [])

  return (answer: SignedIn) => {
    leave(answer.user)
    if (answer.token) keepSession(answer)
  }
}
