import { useSyncExternalStore } from 'react'
import type { GoogleAuthData, User } from '#contract/account.ts'
import { SHARED_CACHE } from './share-cache.ts'

const TOKEN = 'token'
const USER = 'user'
/** What Google said of the person; the profile wizard may start from it. */
const GOOGLE = 'googleAuthData'
/** What was lately sought in this browser: not for whoever signs in next. */
export const RECENT_SEARCHES = 'recentSearches'

/** Where the browser's push service reaches it, as the server knows: not for whoever signs in next. */
export const PUSH_ENDPOINT = 'pushEndpoint'

/** What this browser is called in a member's messages stands under it with their id: nobody after them reads that they were here. */
export const DEVICE = 'device:'

/** What was read in this browser, for when there is no line: not for whoever signs in next. */
export const KEPT_DATABASE = 'kept'

/** Set in this tab until the sign-in page has said that a session has ended. */
const ENDED = 'sessionEnded'
/** Where nobody is led to sign in: one does so there, or chooses a new password. */
const ENTRANCES = /^\/(login|register|reset-password|auth\/)/

/** What this browser knows of who is signed in. The server decides; this only chooses what to draw. */
export type Session = { signedIn: boolean; token: string | null; user: User | null }

const nobody: Session = { signedIn: false, token: null, user: null }

/** What this tab holds of the session. */
const store = {
  current: undefined as Session | undefined,
  /** For whom a page is drawn where there is no browser. */
  drawnFor: nobody,
  leaving: false,
  ended: false,
  listeners: new Set<() => void>(),
}

function tell() {
  for (const listener of store.listeners) listener()
}

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
  if (typeof window === 'undefined') return store.drawnFor
  store.current ??= read()
  return store.current
}

/** Has pages drawn as this person sees them while the site is built. */
export function drawFor(person: Session) {
  store.drawnFor = person
}

/** Reads local storage again and tells everyone if something changed. */
function renewSession() {
  const before = session()
  const next = read()
  if (before.token === next.token && JSON.stringify(before.user) === JSON.stringify(next.user) && before.signedIn === next.signedIn) return
  store.current = next
  tell()
}

/** Keeps what a way of signing in answered. */
export function keepSession(signedIn: { token: string; user: User }) {
  localStorage.setItem(TOKEN, signedIn.token)
  localStorage.setItem(USER, JSON.stringify(signedIn.user))
  renewSession()
}

/** Keeps what Google said of the person until their profile is complete or they sign out. */
export function keepGoogleData(data: GoogleAuthData, { profileComplete }: User) {
  if (profileComplete) localStorage.removeItem(GOOGLE)
  else localStorage.setItem(GOOGLE, JSON.stringify(data))
}

function clear() {
  const device = DEVICE + (parseUser(localStorage.getItem(USER))?.id ?? '')
  for (const key of [device, TOKEN, USER, GOOGLE, RECENT_SEARCHES, PUSH_ENDPOINT]) localStorage.removeItem(key)
  try {
    // With its key.
    indexedDB.deleteDatabase(KEPT_DATABASE)
    void caches.delete(SHARED_CACHE).catch(() => undefined)
  } catch {
    // Where there may be no database, nothing was kept.
  }
}

/** Forgets the session in this browser, as its member wishes; other tabs follow by the storage event. */
export function forgetSession() {
  clear()
  renewSession()
}

/**
 * A session that has ended elsewhere leads to sign in, which says so, with the way back. Until then the page stays as it is: what a member
 * had open never becomes a guest's.
 */
export function endSession() {
  const { pathname, search, hash } = window.location
  if (store.leaving || ENTRANCES.test(pathname)) return forgetSession()
  clear()
  if (store.ended) return
  store.ended = true
  sessionStorage.setItem(ENDED, 'yes')
  window.location.replace(`/login?next=${encodeURIComponent(pathname + search + hash)}`)
}

/** True once after a session has ended elsewhere. */
export function takeEnding() {
  const ended = sessionStorage.getItem(ENDED) !== null
  sessionStorage.removeItem(ENDED)
  return ended
}

function followOtherTabs() {
  if (session().signedIn && !read().signedIn) endSession()
  else renewSession()
}

/** True from a sign-out in this tab until it has led where it leads: the guard keeps still meanwhile. */
export const isLeaving = () => store.leaving
export function setLeaving(next: boolean) {
  store.leaving = next
  tell()
}

/** Hears of every change of the session, in this tab or another, until the answer is called. */
export function onSessionChange(listener: () => void) {
  if (store.listeners.size === 0 && typeof window !== 'undefined') {
    window.addEventListener('storage', followOtherTabs)
    window.addEventListener('focus', followOtherTabs)
    // Another tab may have signed in or out between the first look and now.
    followOtherTabs()
  }
  store.listeners.add(listener)
  return () => {
    store.listeners.delete(listener)
    if (store.listeners.size > 0) return
    window.removeEventListener('storage', followOtherTabs)
    window.removeEventListener('focus', followOtherTabs)
  }
}

/** The session, drawn again whenever it changes in this tab or another. Prerendered pages show nobody signed in. */
export const useSession = () => useSyncExternalStore(onSessionChange, session, () => store.drawnFor)
