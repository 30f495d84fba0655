import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { Server } from 'socket.io'
import { HEARTBEAT_MS, LIVE_PATH } from '#contract/live.ts'

const FRAME_MAX_BYTES = 64 * 1024
/** Whoever opens a line says by then whose it is. */
const CONNECT_MS = 5000

/** The WebSockets that lines are, which open to whom `admits` lets in. */
export const openSockets = (admits: (headers: IncomingHttpHeaders, request: IncomingMessage) => boolean) =>
  new Server({
    path: LIVE_PATH,
    transports: ['websocket'],
    serveClient: false,
    perMessageDeflate: false,
    pingInterval: HEARTBEAT_MS,
    maxHttpBufferSize: FRAME_MAX_BYTES,
    connectTimeout: CONNECT_MS,
    allowRequest: (request, decide) => decide(null, admits(request.headers, request)),
  })
