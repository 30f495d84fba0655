import { once } from 'node:events'
import { createServer } from 'node:net'
import { UserFacingError } from './user-facing-error.js'

/**
 * Refuses a start on a port that cannot be had, before anything is made for it. Port 0 always can.
 * @param {number} port
 * @param {string} host
 */
export async function refuseTakenPort(port, host) {
  try {
    await listenOnce(port, host)
  } catch (error) {
    throw asUserFacing(error, { port, host })
  }
}

/**
 * Why a port could not be listened on, as a sentence.
 * @param {unknown} error
 * @param {{ port: number, host: string }} at
 */
export function asUserFacing(error, { port, host }) {
  return new UserFacingError(reasonOf(/** @type {NodeJS.ErrnoException} */ (error).code, port, host), { cause: error })
}

/** A port of this machine that nobody listens on. */
export const findFreePort = () => listenOnce(0, '127.0.0.1')

/**
 * @param {number} port
 * @param {string} host
 */
async function listenOnce(port, host) {
  const server = createServer().listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : port
}

/**
 * @param {string | undefined} code
 * @param {number} port
 * @param {string} host
 */
function reasonOf(code, port, host) {
  if (code === 'EADDRINUSE')
    return `Port ${port} is used by another program. Stop that program, or choose another port by PORT=${port + 1}.`
  if (code === 'EACCES') return `Port ${port} is not open to this user. Choose one above 1023 by PORT.`
  return `HOST=${host} is not an address of this machine.`
}
