import type { Server } from 'socket.io'
import type { Sessions } from '../access/sessions.ts'

/** How often a node looks whether the sessions of its lines are still there. */
const LOOK_MS = 5000

type Ending = {
  io: Server
  sessions: Sessions
  /** Whether other nodes end sessions too. */
  isOneOfSeveral: boolean
  /** Says goodbye on these lines before they end. */
  tell(lines: ReturnType<Server['in']>): void
}

/**
 * Ends the lines of sessions that end, here and on other nodes. A node that went away in the middle of a sign-out has told nobody of it, nor does an
 * operator who deletes sessions, so that is found by looking as well. `stop` ends the looking.
 */
export function endWithSessions({ io, sessions, isOneOfSeveral, tell }: Ending) {
  const endLines = (ids: readonly string[]) => {
    const ended = io.local.in(ids.map((id) => `session:${id}`))
    tell(ended)
    ended.disconnectSockets(true)
  }
  const forgetAndEnd = (ids: readonly string[]) => {
    sessions.forget(ids)
    endLines(ids)
  }
  io.on('sessions_ended', forgetAndEnd)
  sessions.onEnded((ids) => {
    endLines(ids)
    if (isOneOfSeveral) io.serverSideEmit('sessions_ended', ids)
  })

  let isLooking = false
  async function look() {
    const ids = new Set([...io.of('/').sockets.values()].map(({ data }): string => data.sessionId))
    if (isLooking || ids.size === 0) return
    isLooking = true
    // A database that is away ends nobody's session.
    const ended = await sessions.findEnded([...ids]).catch(() => [])
    isLooking = false
    if (ended.length > 0) forgetAndEnd(ended)
  }
  const looking = setInterval(look, LOOK_MS).unref()
  return { endLines, stop: () => clearInterval(looking) }
}
