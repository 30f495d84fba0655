import { useSyncExternalStore } from 'react'
import { session } from './session.ts'

const PREFIX = 'draft:'

/** Read once, so that what is drawn keeps being the same object until it changes. */
const known = new Map<string, { text: string | null; value: unknown }>()
const listeners = new Set<() => void>()
/** What this browser had no room for, by its key: it stands in this document alone. */
const unstored = new Set<string>()

/** Drafts belong to whoever wrote them, the signed-in member where nobody else is named: whoever signs in next on this computer does not find them. */
const keyOf = (name: string, owner = session().user?.id ?? 'nobody') => `${PREFIX}${owner}:${name}`

function tell() {
  for (const listener of listeners) listener()
}

const doubtLeaving = (event: Event) => event.preventDefault()

/** While something would be lost with the page, the browser asks before it goes. */
function noteStored(key: string, isStored: boolean) {
  if (isStored) unstored.delete(key)
  else unstored.add(key)
  if (unstored.size > 0) window.addEventListener('beforeunload', doubtLeaving)
  else window.removeEventListener('beforeunload', doubtLeaving)
}

function read(key: string): unknown {
  const text = localStorage.getItem(key)
  const kept = known.get(key)
  if (kept?.text === text) return kept?.value
  let value: unknown
  try {
    value = text === null ? undefined : JSON.parse(text)
  } catch {
    value = undefined
  }
  known.set(key, { text, value })
  return value
}

/** What was written and not sent yet under this name, or nothing. */
export const findDraft = <T extends object>(name: string, owner?: string) => read(keyOf(name, owner)) as T | undefined

/** The names of all that a member has begun and not sent, the signed-in one where nobody else is named. */
export function draftNames(owner?: string) {
  const own = keyOf('', owner)
  return Object.keys(localStorage).flatMap((key) => (key.startsWith(own) ? key.slice(own.length) : []))
}

/** Those names, one a line, drawn again whenever a draft comes or goes. */
export const useDraftNames = () => useSyncExternalStore(subscribe, () => draftNames().sort().join('\n'))

/** Keeps a draft across reloads; other tabs follow. False where it is kept in this document alone. */
export function saveDraft(name: string, draft: object, owner?: string) {
  const key = keyOf(name, owner)
  let isStored = true
  try {
    localStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // A full or forbidden storage costs the reload, not the writing.
    isStored = false
    known.set(key, { text: localStorage.getItem(key), value: draft })
  }
  noteStored(key, isStored)
  tell()
  return isStored
}

/** Forgets a draft that was sent or given up. */
export function dropDraft(name: string, owner?: string) {
  const key = keyOf(name, owner)
  localStorage.removeItem(key)
  known.delete(key)
  noteStored(key, true)
  tell()
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) window.addEventListener('storage', tell)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', tell)
  }
}

/** The draft under this name, drawn again whenever it changes in this tab or another. */
export const useDraft = <T extends object>(name: string, owner?: string) => useSyncExternalStore(subscribe, () => findDraft<T>(name, owner))

/** Whether what stands under this name outlasts the page, drawn again whenever that changes. */
export const useIsStored = (name: string) => useSyncExternalStore(subscribe, () => !unstored.has(keyOf(name)))
