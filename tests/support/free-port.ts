import { once } from 'node:events'
import { connect, createServer } from 'node:net'

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const { port } = holder.address() as { port: number }
  await new Promise((resolve) => holder.close(resolve))
  return port
}

/** Whether something on this machine listens on a port. */
export function listens(port: number) {
  return new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
