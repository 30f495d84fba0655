import { randomUUID } from 'node:crypto'
import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'socket.io'
import { type Interest, WATCH } from '#contract/live.ts'
import type { LiveEvent, LiveEvents } from '#contract/live-events.ts'
import { shutOut } from '../http/viewer.ts'
import { type Asking, openAsking } from './asking.ts'
import { openBetween, REST_MS } from './between.ts'
import { endWithSessions } from './ended.ts'
import { endWithSession } from './expiry.ts'
import { type EngineSocket, Guard } from './guard.ts'
import { admitted, type Hint, hintsNow, type Touch } from './interests.ts'
import { countLine, LineCounts, spreadMs, UnprovenLines, watchAllowance } from './lines.ts'
import { eventFor, isForMember, type MemberEvent, memberEventOf } from './member-events.ts'
import type { LiveOptions } from './options.ts'
import { followMembers, Presence, type PresenceWord, presenceOf } from './presence.ts'
import { interestIn, linesIn, memberIn, roomOf, roomShowing, roomShutOut } from './rooms.ts'
import { openSockets } from './sockets.ts'
import { spokenOf } from './spoken.ts'
import { openStreams } from './streams.ts'
import { Ticked, type Touched, Touches } from './touches.ts'
import { readWatched, Watch } from './watch.ts'

/** Over how long the lines of a node are ended that has missed something, so that they do not all come back at one moment. */
const SPREAD_MS = 1000

/** Tells signed-in members what changed, on every node. Called after the change is committed, never before. */
export type Live = Asking & {
  /** Something of theirs is another than before: their pages hear of it once, however often it happens within a second. */
  toMember(memberId: string, event: MemberEvent): void
  /** To all pages of theirs, at once and each time. */
  toPages<E extends LiveEvent>(memberId: string, event: E, what: LiveEvents[E]): void
  /** To whoever shows one of these; `except` names members who must not hear of it. */
  toInterested<E extends LiveEvent>(interests: readonly Interest[], event: E, what: LiveEvents[E], except?: readonly string[]): void
  /** Something happened to it: whoever shows it hears of it, together with what else happens to it within a second. */
  touch(interest: Interest, touch?: Touch): void
  /** Something grew in its order, and that is committed: it is told wherever it is shown, however many grew in this moment in one piece. */
  grew(interest: Interest): void
  /** Whether a member has a line open on any node. */
  isPresent(memberId: string): boolean
  /** Whether events reach every node at this moment. */
  isWhole(): boolean
}

/** A live channel that can be attached to the listening server and closed; `lines` are those of members that are open on this node. */
export type LiveChannel = Live & { attach(http: HttpServer): void; disconnect(): void; close(): Promise<void>; lines(): number }

/** Opens the channel. */
export function openLive(options: LiveOptions): LiveChannel {
  const { sessions, db, log, interests: table, findBlocked, allowedOrigin, addressOf, most, hold = () => {} } = options
  const [ofMember, ofAddress] = [new LineCounts(most?.member), new LineCounts(most?.address)]
  // As many as may be open: after a restart all pages behind an address come back at once.
  const unproven = new UnprovenLines(most?.address)
  const proofs = new WeakMap<EngineSocket, () => void>()
  const guards = new WeakMap<EngineSocket, Guard>()
  const io = openSockets(
    ({ origin, host = '' }, request) => (origin === undefined || allowedOrigin(origin, host)) && !ofAddress.isFull(addressOf(request)),
  )
  const between = openBetween({ database: options.shared, redis: options.redis, log, onBack: catchUp })
  if (between) io.adapter(between.adapter)

  /** This node did not hear of events on others for a while. A line that drops is opened again, and its browser asks for what it shows. */
  function catchUp() {
    for (const { conn } of io.of('/').sockets.values()) setTimeout(() => conn.close(), Math.random() * SPREAD_MS).unref()
  }

  /** Whose a token is. A database that is away ends nobody's session, and is held against nobody: who hears of that asks again. */
  const viewerBy = async (token: unknown) => (typeof token === 'string' ? sessions.find(token).catch(() => 'unknown' as const) : null)

  io.use(async (socket, next) => {
    const { token } = socket.handshake.auth
    const viewer = await viewerBy(token)
    if (viewer === 'unknown') return next(new Error('UNAVAILABLE'))
    if (!viewer) return next(new Error('UNAUTHENTICATED'))
    const isFull = ofAddress.isFull(addressOf(socket.request)) || !countLine(ofMember, viewer.id, socket)
    if (isFull) return next(new Error('TOO_MANY_REQUESTS'))
    proofs.get(socket.conn)?.()
    // The line of a member whom the API answers nothing hears of the end of its session, and of nothing else.
    const isShutOut = shutOut(viewer) !== undefined
    Object.assign(socket.data, { viewerId: viewer.id, sessionId: viewer.sessionId, isShutOut })
    await socket.join([isShutOut ? roomShutOut(viewer.id) : roomOf(viewer.id), `session:${viewer.sessionId}`])
    // What happened to its session before its line was in its room has not been heard of.
    const still = await viewerBy(token)
    if (!still) return next(new Error('UNAUTHENTICATED'))
    if (still === 'unknown' || (shutOut(still) !== undefined) !== isShutOut) return next(new Error('UNAVAILABLE'))
    guards.get(socket.conn)?.prove()
    next()
  })
  io.on('connection', async (socket: Socket) => {
    const { viewerId, sessionId, isShutOut } = socket.data
    const watch = new Watch(
      {
        join: (interest) => socket.join(roomShowing(interest)),
        leave: (interest) => socket.leave(roomShowing(interest)),
        say: (hint) => say(socket, hint),
        drop: () => socket.conn.close(),
      },
      { admit: async (all) => (isShutOut ? new Set() : admitted(db, table, viewerId, all)), now: (all) => hintsNow(db, table, all) },
    )
    socket.data.watch = watch
    const watches = watchAllowance()
    socket.on(WATCH, (said: unknown) => {
      const interests = watches.allows() && readWatched(said, table)
      if (interests) watch.show(interests)
      else guards.get(socket.conn)?.end()
    })
    // From here on the end of its session closes it; that may have come while it was let in.
    const viewer = await sessions.find(socket.handshake.auth.token).catch(() => null)
    if (!viewer) return socket.disconnect(true)
    const callOff = endWithSession(
      () => sessions.endsAt(sessionId),
      () => ending.endLines([sessionId]),
    )
    socket.conn.once('close', callOff)
  })

  function say(to: { emit(event: LiveEvent, ...what: unknown[]): unknown }, hint: Hint, spread = 0) {
    hold(hint)
    const [event, what] = hint
    to.emit(event, what, ...(spread > 0 ? [spread] : []))
  }

  /** Over how long the pages of this node that show any of these spread what they ask. */
  const spreadOf = (interests: readonly string[]) =>
    spreadMs(interests.reduce((lines, interest) => lines + (io.of('/').adapter.rooms.get(roomShowing(interest))?.size ?? 0), 0))

  /** The members who show it on this node. */
  const showing = (interest: string) => [...new Set(linesIn(io, roomShowing(interest)).map(({ data }): string => data.viewerId))]

  /** To the pages of a member that show it on this node. */
  const sayTo = (memberId: string, interest: string, hint: Hint) => {
    for (const line of linesIn(io, roomOf(memberId))) if (line.rooms.has(roomShowing(interest))) say(line, hint)
  }

  /** Says what happened to whoever shows it here. Whoever may not hear of some of it hears of the rest. */
  async function speak(all: readonly Touched[]) {
    for (const [about] of all.filter(isForMember)) {
      const { memberId, event } = memberEventOf(about)
      say(io.local.to(roomOf(memberId)), [event, {}])
    }
    const touched = all.filter(([interest]) => io.of('/').adapter.rooms.has(roomShowing(interest)))
    for (const { interest, hints, apart } of await spokenOf(touched, { db, table, findBlocked, showing })) {
      const room = roomShowing(interest)
      for (const hint of hints) say(io.local.to(room).except([...apart.keys()].map(roomOf)), hint, spreadOf([interest]))
      for (const [memberId, heard] of apart) for (const hint of heard) sayTo(memberId, interest, hint)
    }
  }
  const here = new Touches((touched) => {
    speak(touched).catch((error) => {
      log.warn({ err: error }, 'what happened could not be read, so the lines that show it are opened anew')
      for (const [interest] of touched) for (const { conn } of linesIn(io, roomShowing(interest))) conn.close()
    })
  })
  const everywhere = new Touches((touched) => {
    if (between) io.serverSideEmit('touched', touched)
    hear(touched)
  })
  const hear = (touched: readonly Touched[]) => {
    for (const [interest, touches] of touched) for (const touch of touches) here.add(interest, touch)
  }
  const asking = openAsking({
    ...{ io, db, log, table, isShared: between !== undefined, beginAnew: catchUp },
    changed: (interest) => here.add(interest, {}),
  })

  const streams = openStreams({
    ...{ db, log, table },
    adapter: io.of('/').adapter,
    hasLines: () => io.of('/').sockets.size > 0,
    tell: (memberIds) => {
      for (const memberId of memberIds) here.add(eventFor(memberId, 'messages_changed'), {})
    },
    say: (interest, hint, except) => say(io.local.to(roomShowing(interest)).except(except.map(roomOf)), hint),
    sayTo,
    showing,
    interestIn,
  })
  const grownHere = new Ticked((interests) => streams.grew(interests))
  const grownElsewhere = new Ticked((interests) => io.serverSideEmit('grew', interests), REST_MS)

  const presence = new Presence(randomUUID(), {
    tell: (word) => void (between && io.serverSideEmit('presence', word)),
    changed: (memberId) => here.add(presenceOf(memberId), {}),
  })
  followMembers(io.of('/').adapter, presence, memberIn)

  io.on('presence', (word: PresenceWord) => presence.hear(word))
  io.on('grew', streams.grew)
  io.on('touched', hear)
  const ending = endWithSessions({
    io,
    sessions,
    isOneOfSeveral: between !== undefined,
    tell: (lines) => say(lines, ['session_ended', {}]),
  })

  return {
    ...asking,
    toMember: (memberId, event) => everywhere.add(eventFor(memberId, event), {}),
    toPages: (memberId, event, what) => say(io.to(roomOf(memberId)), [event, what] as unknown as Hint),
    toInterested: (interests, event, what, except = []) =>
      say(io.to(interests.map(roomShowing)).except(except.map(roomOf)), [event, what] as unknown as Hint, spreadOf(interests)),
    grew(interest) {
      grownHere.add(interest)
      if (between) grownElsewhere.add(interest)
    },
    touch: (interest, touch = {}) => everywhere.add(interest, touch),
    isPresent: presence.isPresent,
    isWhole: () => between?.isConnected ?? true,
    attach(http) {
      io.attach(http)
      presence.ask()
      // A line is its one WebSocket: a second one that joined it would be counted by nobody, and what else is asked here ends its connection.
      io.engine.use((request: IncomingMessage, response: ServerResponse, next: (error?: Error) => void) => {
        if (!request.headers.upgrade) response.setHeader('connection', 'close')
        next(new URL(request.url!, 'ws://line').searchParams.has('sid') ? new Error('A line has one WebSocket.') : undefined)
      })
      io.engine.on('connection', (conn: EngineSocket) => {
        const address = addressOf(conn.request)
        const guard = new Guard(conn)
        const known = unproven.add(address, () => guard.end())
        conn.request.socket.once('close', known)
        proofs.set(conn, () => {
          known()
          conn.request.socket.once('close', ofAddress.add(address))
        })
        guards.set(conn, guard)
      })
    },
    lines: () => io.of('/').sockets.size,
    disconnect: () => void io.local.disconnectSockets(true),
    close: async () => {
      ending.stop()
      streams.close()
      presence.close()
      await io.close()
      await between?.close()
    },
  }
}
