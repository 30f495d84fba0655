import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** How many requests of one connection may be under way. Browsers and proxies wait for each answer before they send the next request. */
export const PIPELINED_MAX = 8

/** Hangs up on whoever sends request upon request without waiting for answers, before more is worked on than one connection may ask for. */
export function boundPipelining(app: FastifyInstance) {
  const underWay = new WeakMap<Socket, number>()

  app.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    const count = (underWay.get(socket) ?? 0) + 1
    underWay.set(socket, count)
    if (count > PIPELINED_MAX) {
      reply.hijack()
      socket.destroy()
      return
    }
    reply.raw.once('close', () => underWay.set(socket, underWay.get(socket)! - 1))
    done()
  })
}
