import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import process from 'node:process'
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises'

/** Nothing has arrived for so long: what was sent before the close has been read, however busy the machine. */
const QUIET_MS = 50
/** How long a close listens on while requests keep coming: a line is taken in a turn of the loop, and so many turns need their time. */
const LISTEN_MAX_MS = 2000
/** Where others have the processors that time passes with next to nothing done: then it listens until it has worked so long, or so much longer. */
const WORKED_MS = 500
const STARVED_MAX_MS = 10_000
/** A turn of the event loop that is shorter had next to nothing to do. */
const SHORT_TURN_MS = 1
const TURNS_MAX = 50
const LOOK_MS = 50

type Line = { answering: number; readBefore: number }

/**
 * Closes a server so that every request that has wholly arrived is answered. What the system holds for us, lines that wait to be taken and
 * bytes that wait to be read, is lost when a socket is closed over it, and nobody can ask how much it is. So the server reads on until
 * nothing more comes, and asks for no more requests on the lines it answers.
 */
export function drainOf(server: Server) {
  const lines = new Map<Socket, Line>()
  let arrivals = 0
  let closing = false

  server.on('connection', (socket: Socket) => {
    arrivals++
    lines.set(socket, { answering: 0, readBefore: 0 })
    socket.once('close', () => lines.delete(socket))
  })
  // A line that was handed over to the live channel is no longer ours.
  server.on('upgrade', ({ socket }) => lines.delete(socket))
  server.prependListener('request', ({ socket }, response) => {
    arrivals++
    const line = lines.get(socket)
    if (!line) return
    line.answering++
    if (closing) response.setHeader('connection', 'close')
    response.once('close', () => {
      line.answering--
      line.readBefore = socket.bytesRead
    })
  })

  /** Ends the lines on which nothing is asked, those that were only opened included. */
  function endIdle() {
    for (const [socket, { answering, readBefore }] of lines) if (answering === 0 && socket.bytesRead === readBefore) socket.end()
  }

  /** Settles when nothing listens any more, which `onDeaf` hears of, and every line has ended; after `graceMs` the rest is cut off. */
  return async function close(graceMs: number, onDeaf: () => void) {
    closing = true
    await untilQuiet(() => arrivals)
    await shortTurn()
    const closed = new Promise((resolve) => server.close(resolve))
    onDeaf()
    endIdle()
    const idle = setInterval(endIdle, LOOK_MS)
    const late = setTimeout(() => server.closeAllConnections(), graceMs)
    await closed
    clearInterval(idle)
    clearTimeout(late)
  }
}

async function untilQuiet(count: () => number) {
  const mayGoOn = listening()
  let before: number
  do {
    before = count()
    await sleep(QUIET_MS)
    // A process that was kept from running finds its timers due before it has read anything.
    await turn()
  } while (count() !== before && mayGoOn())
}

/** Answers whether a close may listen on. */
function listening() {
  const [begun, spent] = [performance.now(), process.cpuUsage()]
  return () => {
    const took = performance.now() - begun
    const { user, system } = process.cpuUsage(spent)
    return took < LISTEN_MAX_MS || (took < STARVED_MAX_MS && (user + system) / 1000 < WORKED_MS)
  }
}

/** Waits for a turn of the loop that just looked at every socket and found hardly anything. */
async function shortTurn() {
  for (let turns = 0; turns < TURNS_MAX; turns++) {
    const begun = performance.now()
    await turn()
    if (performance.now() - begun < SHORT_TURN_MS) return
  }
}
