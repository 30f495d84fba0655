import type { Server as HttpServer } from 'node:http'
import { createAdapter } from '@socket.io/postgres-adapter'
import type { Pool } from 'pg'
import { Server, type Socket } from 'socket.io'
import { HEARTBEAT_MS, LIVE_PATH, type LiveEvent, type LiveEvents } from '#contract/live.ts'
import type { Log } from './log.ts'
import type { Sessions } from './sessions.ts'

const FRAME_MAX_BYTES = 64 * 1024
const MEMBERS = 'members'
const roomOf = (memberId: string) => `member:${memberId}`

/** Tells signed-in members what changed, on every node. Called after the change is committed, never before. */
export type Live = {
  /** `except` names members who must not hear of it. */
  toEveryone<E extends LiveEvent>(event: E, what: LiveEvents[E], except?: readonly string[]): void
  toMember<E extends LiveEvent>(memberId: string, event: E, what: LiveEvents[E]): void
}

/** A live channel that can be attached to the listening server and closed. */
export type LiveChannel = Live & { attach(http: HttpServer): void; close(): Promise<void> }

/** Opens the channel. `shared` carries events between nodes through the database. */
export function openLive({
  sessions,
  log,
  allowedOrigin,
  shared,
}: {
  sessions: Sessions
  log: Log
  allowedOrigin: (origin: string, host: string) => boolean
  shared?: Pool
}): LiveChannel {
  const io = new Server({
    path: LIVE_PATH,
    transports: ['websocket'],
    serveClient: false,
    perMessageDeflate: false,
    pingInterval: HEARTBEAT_MS,
    maxHttpBufferSize: FRAME_MAX_BYTES,
    allowRequest: ({ headers }, decide) => decide(null, headers.origin === undefined || allowedOrigin(headers.origin, headers.host ?? '')),
  })
  if (shared) io.adapter(createAdapter(shared, { errorHandler: (error) => log.error({ err: error }, 'live channel between nodes') }))

  io.use(async (socket, next) => {
    const token: unknown = socket.handshake.auth.token
    const viewer = typeof token === 'string' ? await sessions.find(token).catch(() => null) : null
    if (!viewer) return next(new Error('UNAUTHENTICATED'))
    await socket.join([MEMBERS, roomOf(viewer.id), `session:${viewer.sessionId}`])
    next()
  })
  io.on('connection', (socket: Socket) => {
    // Nothing is ever asked over this line; whoever sends is not our page.
    socket.onAny(() => socket.disconnect(true))
  })

  io.on('sessions_ended', (ids: string[]) => sessions.forget(ids))
  sessions.onEnded((ids) => {
    const ended = io.in(ids.map((id) => `session:${id}`))
    ended.emit('session_ended', {})
    ended.disconnectSockets(true)
    if (shared) io.serverSideEmit('sessions_ended', ids)
  })

  return {
    toEveryone: (event, what, except = []) => void io.to(MEMBERS).except(except.map(roomOf)).emit(event, what),
    toMember: (memberId, event, what) => void io.to(roomOf(memberId)).emit(event, what),
    attach: (http) => void io.attach(http),
    close: async () => {
      io.disconnectSockets(true)
      await io.close()
    },
  }
}
