import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** The way between nodes and a server that listens at a socket: it can be cut, and it can swallow what is sent. */
export async function openNetwork(socketPath: string) {
  const pairs = new Set<readonly [Socket, Socket]>()
  let isCut = false
  const way = createServer((near) => {
    if (isCut) return near.resetAndDestroy()
    const far = connect(socketPath)
    const pair = [near, far] as const
    pairs.add(pair)
    for (const [one, other] of [pair, [far, near] as const]) {
      one.on('error', () => {})
      one.on('close', () => {
        pairs.delete(pair)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  await once(way.listen(0, '127.0.0.1'), 'listening')
  return {
    port: (way.address() as AddressInfo).port,
    /** Everything is hung up, and nobody gets through. */
    cut() {
      isCut = true
      for (const [near, far] of pairs) {
        near.resetAndDestroy()
        far.destroy()
      }
    },
    /** What is sent arrives nowhere, and nobody is told; what is mended later arrives then. */
    swallow() {
      for (const pair of pairs) for (const socket of pair) socket.pause()
    },
    mend() {
      isCut = false
      for (const pair of pairs) for (const socket of pair) socket.resume()
    },
    close() {
      this.cut()
      way.close()
    },
  }
}
