import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const { port } = holder.address() as { port: number }
  await new Promise((resolve) => holder.close(resolve))
  return port
}
