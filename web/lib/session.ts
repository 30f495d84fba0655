import { useSyncExternalStore } from 'react'
import type { GoogleAuthData, User } from '#contract/account.ts'

const TOKEN = 'token'
const USER = 'user'
/** What Google said of the person; the profile wizard may start from it. */
const GOOGLE = 'googleAuthData'
/** What was lately sought in this browser: not for whoever signs in next. */
export const RECENT_SEARCHES = 'recentSearches'

/** What this browser knows of who is signed in. The server decides; this only chooses what to draw. */
export type Session = { signedIn: boolean; token: string | null; user: User | null }

const nobody: Session = { signedIn: false, token: null, user: null }
let current: Session | undefined
const listeners = new Set<() => void>()

function parseUser(text: string | null): User | null {
  if (!text) return null
  try {
    const user: unknown = JSON.parse(text)
    return typeof user === 'object' && user !== null && 'id' in user ? (user as User) : null
  } catch {
    return null
  }
}

function read(): Session {
  const token = localStorage.getItem(TOKEN)
  const text = localStorage.getItem(USER)
  return { signedIn: Boolean(token || text), token, user: parseUser(text) }
}

/** The session as local storage holds it now. */
export function session(): Session {
  current ??= typeof window === 'undefined' ? nobody : read()
  return current
}

/** Reads local storage again and tells everyone if something changed. */
function refreshSession() {
  const before = session()
  const next = read()
  if (before.token === next.token && JSON.stringify(before.user) === JSON.stringify(next.user) && before.signedIn === next.signedIn) return
  current = next
  for (const listener of listeners) listener()
}

/** Keeps what a way of signing in answered. */
export function keepSession(signedIn: { token: string; user: User }) {
  localStorage.setItem(TOKEN, signedIn.token)
  localStorage.setItem(USER, JSON.stringify(signedIn.user))
  refreshSession()
}

/** Keeps what Google said of the person until their profile is complete or they sign out. */
export function keepGoogleData(data: GoogleAuthData, { profileComplete }: User) {
  if (profileComplete) localStorage.removeItem(GOOGLE)
  else localStorage.setItem(GOOGLE, JSON.stringify(data))
}

/** Forgets the session in this browser; other tabs follow by the storage event. */
export function forgetSession() {
  localStorage.removeItem(TOKEN)
  localStorage.removeItem(USER)
  localStorage.removeItem(GOOGLE)
  localStorage.removeItem(RECENT_SEARCHES)
  refreshSession()
}

let leaving = false

/** True from a sign-out in this tab until it has led where it leads: the guard keeps still meanwhile. */
export const isLeaving = () => leaving
export function setLeaving(next: boolean) {
  leaving = next
}

/** Hears of every change of the session, in this tab or another, until the answer is called. */
export function onSessionChange(listener: () => void) {
  if (listeners.size === 0) {
    window.addEventListener('storage', refreshSession)
    window.addEventListener('focus', refreshSession)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.removeEventListener('storage', refreshSession)
    window.removeEventListener('focus', refreshSession)
  }
}

/** The session, drawn again whenever it changes in this tab or another. Prerendered pages show nobody signed in. */
export const useSession = () => useSyncExternalStore(onSessionChange, session, () => nobody)
