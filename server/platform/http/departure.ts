import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** How often it is looked whether answers go out: whoever reads takes something in so long. */
const LOOK_MS = 20_000

/** Hangs up on whoever asks for something and does not read it, so that nobody keeps answers in memory for nothing. */
export function boundDeparture(app: FastifyInstance, lookMs = LOOK_MS) {
  app.addHook('onRequest', (request, reply, done) => {
    watch(request.raw.socket, reply.raw, lookMs)
    done()
  })
}

function watch(socket: Socket, answer: ServerResponse, lookMs: number) {
  let before: string | undefined
  const look = setInterval(() => {
    // An answer that waited for others to go first is not told that its connection has ended.
    if (socket.destroyed) return clearInterval(look)
    const now = unsent(socket)
    if (now && now === before) socket.destroy()
    before = now
  }, lookMs)
  look.unref()
  answer.once('close', () => clearInterval(look))
}

/**
 * How far a connection has come with what there is to send. `bytesWritten` counts a chunk as soon as the system was offered it, however
 * long it is; how much of it the system has not taken, the handle knows alone.
 */
function unsent(socket: Socket & { _handle?: { writeQueueSize: number } | null }) {
  return socket.writableLength > 0 ? `${socket.bytesWritten} ${socket._handle?.writeQueueSize}` : undefined
}
