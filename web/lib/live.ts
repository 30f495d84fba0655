import { useEffect, useSyncExternalStore } from 'react'
import type { Socket } from 'socket.io-client'
import { LIVE_PATH, type LiveEvent, type LiveEvents, RECONNECT_STEPS_MS } from '#contract/live.ts'
import { backend } from './backend.ts'
import { forgetSession, session } from './session.ts'

type Listener = { [E in LiveEvent]: { event: E; hear: (what: LiveEvents[E]) => void } }[LiveEvent]

const LINGER_MS = 3000

const listeners = new Set<Listener>()
const gapListeners = new Set<() => void>()
const stateListeners = new Set<() => void>()

let socket: Socket | undefined
let opening = false
let users = 0
let attempt = 0
let timer: ReturnType<typeof setTimeout> | undefined
let wasConnected = false
let closing: ReturnType<typeof setTimeout> | undefined
let state: 'connecting' | 'connected' | 'waiting' = 'connecting'

function setState(next: typeof state) {
  state = next
  for (const listener of stateListeners) listener()
}

function tryAgainLater() {
  if (users === 0) return
  setState('waiting')
  clearTimeout(timer)
  timer = setTimeout(open, RECONNECT_STEPS_MS[Math.min(attempt++, RECONNECT_STEPS_MS.length - 1)])
}

function tryAgainNow() {
  if (state !== 'waiting' || users === 0) return
  attempt = 0
  clearTimeout(timer)
  void open()
}

async function open() {
  if (opening || users === 0 || !session().token) return
  opening = true
  setState('connecting')
  try {
    const { io } = await import('socket.io-client')
    socket?.close()
    socket = io(backend(), {
      path: LIVE_PATH,
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      auth: { token: session().token },
    })
    attach(socket)
  } catch {
    tryAgainLater()
  } finally {
    opening = false
  }
}

function attach(next: Socket) {
  next.on('connect', () => {
    attempt = 0
    setState('connected')
    // What happened while nobody listened is asked for, not guessed.
    if (wasConnected) for (const listener of gapListeners) listener()
    wasConnected = true
  })
  next.on('disconnect', (reason) => {
    if (reason !== 'io client disconnect') tryAgainLater()
  })
  next.on('connect_error', tryAgainLater)
  next.onAny((event: LiveEvent, what) => {
    if (event === 'session_ended') return forgetSession()
    for (const listener of listeners) if (listener.event === event) listener.hear(what)
  })
}

function close() {
  clearTimeout(timer)
  socket?.close()
  socket = undefined
  wasConnected = false
  attempt = 0
  window.removeEventListener('online', tryAgainNow)
  window.removeEventListener('focus', tryAgainNow)
}

function hold() {
  clearTimeout(closing)
  if (++users === 1 && !socket) {
    void open()
    window.addEventListener('online', tryAgainNow)
    window.addEventListener('focus', tryAgainNow)
  }
  return () => {
    // The next page usually listens too, so the line stays open for a moment.
    if (--users === 0) closing = setTimeout(close, LINGER_MS)
  }
}

/** Listens to the server while the component is shown. `onGap` is called after a lost connection is back: ask again for what you show. */
export function useLive(heard: { [E in LiveEvent]?: (what: LiveEvents[E]) => void }, onGap?: () => void) {
  useEffect(() => {
    const mine = Object.entries(heard).map(([event, hear]) => ({ event, hear }) as Listener)
    for (const listener of mine) listeners.add(listener)
    if (onGap) gapListeners.add(onGap)
    const release = hold()
    return () => {
      for (const listener of mine) listeners.delete(listener)
      if (onGap) gapListeners.delete(onGap)
      release()
    }
  }, [heard, onGap])
}

/** How the live channel stands: `waiting` is between two attempts. */
export const useLiveState = () =>
  useSyncExternalStore(
    (listener) => {
      stateListeners.add(listener)
      return () => stateListeners.delete(listener)
    },
    () => state,
    () => state,
  )
