import { useEffect, useSyncExternalStore } from 'react'
import type { Socket } from 'socket.io-client'
import { INTERESTS_MAX, type Interest, LIVE_PATH, RECONNECT_STEPS_MS, WATCH } from '#contract/live.ts'
import type { LiveEvent, LiveEvents } from '#contract/live-events.ts'
import { backend } from './api/backend.ts'
import { doubtLine, onLineBack, setLine } from './line.ts'
import { endSession, session } from './session.ts'

type Listener = { [E in LiveEvent]: { event: E; handle: (what: LiveEvents[E]) => void } }[LiveEvent]

const LINGER_MS = 3000
/** What was read so shortly before the line opened for the first time can wait until the page has settled. */
const JUST_READ_MS = 10_000
const JUST_OPENED_MS = 1000
const SETTLED_MS = 3000
/** What comes into sight and leaves it within this time is said together. */
const SAY_MS = 150

/** What a page shows by the row. A list that is long enough would push out what the page is about, so these give way to that. */
const isOfRow = (interest: Interest) => interest.startsWith('presence:') || interest.startsWith('post:')

/** As many as the server takes: what a page names itself, and of what it shows by the row the latest. */
const watched = (shown: readonly Interest[]) =>
  [...shown.filter(isOfRow), ...shown.filter((interest) => !isOfRow(interest))].slice(-INTERESTS_MAX)

/** Where this page stands among many that hear of the same: always in the same place, so that events keep their order. */
const place = Math.random()

type State = 'connecting' | 'connected' | 'waiting'

/** The one line of this tab to the server: open while somebody listens, and asked for again when it drops. */
class LiveLine {
  readonly listeners = new Set<Listener>()
  readonly gapListeners = new Set<() => void>()
  readonly #stateListeners = new Set<() => void>()
  #socket: Socket | undefined
  #opening = false
  #users = 0
  #attempt = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #closing: ReturnType<typeof setTimeout> | undefined
  #unheard: (() => void) | undefined
  #wasConnected = false
  #opened = 0
  #openedAt = 0
  #state: State = 'connecting'
  readonly #shown = new Map<Interest, number>()
  #saying: ReturnType<typeof setTimeout> | undefined

  /** Whether it has opened a moment ago, for the first time since the document began. */
  get isNew() {
    return this.#opened === 1 && Date.now() - this.#openedAt < JUST_OPENED_MS
  }

  get state() {
    return this.#state
  }

  onState = (listener: () => void) => {
    this.#stateListeners.add(listener)
    return () => this.#stateListeners.delete(listener)
  }

  /** Keeps the line open until the answer is called. */
  hold() {
    clearTimeout(this.#closing)
    if (++this.#users === 1 && !this.#socket) {
      void this.#open()
      this.#unheard = onLineBack(this.#tryAgainNow)
      window.addEventListener('focus', this.#tryAgainNow)
    }
    return () => {
      // The next page usually listens too, so the line stays open for a moment.
      if (--this.#users === 0) this.#closing = setTimeout(() => this.#close(), LINGER_MS)
    }
  }

  /** Hears of what happens to this until the answer is called. */
  show(interest: Interest) {
    this.#shown.set(interest, (this.#shown.get(interest) ?? 0) + 1)
    this.#saySoon()
    return () => {
      const left = (this.#shown.get(interest) ?? 1) - 1
      if (left > 0) this.#shown.set(interest, left)
      else this.#shown.delete(interest)
      this.#saySoon()
    }
  }

  #saySoon() {
    this.#saying ??= setTimeout(this.#say, SAY_MS)
  }

  #say = () => {
    clearTimeout(this.#saying)
    this.#saying = undefined
    if (this.#state === 'connected') this.#socket?.emit(WATCH, watched([...this.#shown.keys()]))
  }

  #setState(next: State) {
    this.#state = next
    for (const listener of this.#stateListeners) listener()
  }

  #lost = () => {
    doubtLine()
    this.#tryAgainLater()
  }

  #tryAgainLater = () => {
    if (this.#users === 0) return
    this.#setState('waiting')
    clearTimeout(this.#retry)
    this.#retry = setTimeout(() => this.#open(), RECONNECT_STEPS_MS[Math.min(this.#attempt++, RECONNECT_STEPS_MS.length - 1)])
  }

  #tryAgainNow = () => {
    if (this.#state !== 'waiting' || this.#users === 0) return
    this.#attempt = 0
    clearTimeout(this.#retry)
    void this.#open()
  }

  async #open() {
    if (this.#opening || this.#users === 0 || !session().token) return
    this.#opening = true
    this.#setState('connecting')
    const { token } = session()
    try {
      const { io } = await import('socket.io-client')
      this.#socket?.close()
      this.#socket = io(backend(), {
        path: LIVE_PATH,
        transports: ['websocket'],
        reconnection: false,
        forceNew: true,
        auth: { token },
      })
      this.#attach(this.#socket, token)
    } catch {
      this.#tryAgainLater()
    } finally {
      this.#opening = false
    }
  }

  #attach(socket: Socket, token: string | null) {
    socket.on('connect', () => {
      this.#attempt = 0
      this.#opened++
      this.#openedAt = Date.now()
      this.#setState('connected')
      this.#say()
      setLine(true)
      // What happened while nobody listened is asked for, not guessed.
      if (this.#wasConnected) for (const listener of this.gapListeners) listener()
      this.#wasConnected = true
    })
    socket.on('disconnect', (reason) => {
      if (reason !== 'io client disconnect') this.#lost()
    })
    socket.on('connect_error', ({ message }) => {
      // The session ended before the line could have said so.
      if (message === 'UNAUTHENTICATED' && session().token === token) return endSession()
      this.#lost()
    })
    socket.onAny((event: LiveEvent, what, spreadMs?: number) => {
      if (event === 'session_ended') return endSession()
      const handle = () => {
        for (const listener of this.listeners) if (listener.event === event) listener.handle(what)
      }
      // Where many hear of it, not all of them ask the server at one moment.
      if (spreadMs) setTimeout(handle, place * spreadMs)
      else handle()
    })
  }

  #close() {
    clearTimeout(this.#retry)
    this.#socket?.close()
    this.#socket = undefined
    this.#wasConnected = false
    this.#attempt = 0
    this.#unheard?.()
    window.removeEventListener('focus', this.#tryAgainNow)
  }
}

const line = new LiveLine()

/** Listens to the server while the component is shown. `onGap` is called after a lost connection is back: ask again for what you show. */
export function useLive(handlers: { [E in LiveEvent]?: (what: LiveEvents[E]) => void }, onGap?: () => void) {
  useEffect(() => {
    const mine = Object.entries(handlers).map(([event, handle]) => ({ event, handle }) as Listener)
    for (const listener of mine) line.listeners.add(listener)
    if (onGap) line.gapListeners.add(onGap)
    const release = line.hold()
    return () => {
      for (const listener of mine) line.listeners.delete(listener)
      if (onGap) line.gapListeners.delete(onGap)
      release()
    }
  }, [handlers, onGap])
}

/** Hears of what happens to these while the component is shown. */
export function useShown(...interests: readonly (Interest | undefined)[]) {
  const joined = interests.filter(Boolean).join(' ')
  useEffect(() => {
    const ends = joined ? joined.split(' ').map((interest) => line.show(interest as Interest)) : []
    return () => {
      for (const end of ends) end()
    }
  }, [joined])
}

/** How the live channel stands: `waiting` is between two attempts. */
export const useLiveState = () =>
  useSyncExternalStore(
    line.onState,
    () => line.state,
    () => line.state,
  )

/**
 * Asks for what was missed before the line stood, now that it does. On a first visit what is shown was read a moment before, so that is asked
 * for once the page has settled, and the first view asks nothing twice. What it answers gives that up.
 */
export function catchUpOnOpening(readAt: number, ask: () => void): () => void {
  if (!line.isNew || Date.now() - readAt > JUST_READ_MS) {
    ask()
    return () => {}
  }
  const timer = setTimeout(ask, SETTLED_MS)
  return () => clearTimeout(timer)
}
