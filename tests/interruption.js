import { readFileSync } from 'node:fs'
import process from 'node:process'
import { UserFacingError } from '../server/start/user-facing-error.js'

const LOOK_MS = 250
let isInterrupted = false

/** Whether the run was told to end, or whoever started it has gone. */
export const wasInterrupted = () => isInterrupted

/**
 * From here on a signal ends the run: what is running is told by whoever runs it, and nothing is begun after that. An npm that is killed
 * outright passes nothing on, so its end counts as a signal.
 */
export function endWhenInterrupted() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => (isInterrupted = true))
  if (!process.env.npm_lifecycle_event) return
  const before = startedBy()
  const watch = setInterval(() => {
    if (startedBy() === before) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, LOOK_MS)
  watch.unref()
}

/** Our parent, and where that is the shell in which npm runs a script, npm itself, whose end a shell does not notice. */
function startedBy() {
  try {
    const [, name, rest = ''] = readFileSync(`/proc/${process.ppid}/stat`, 'utf8').match(/\((.*)\) (.*)/s) ?? []
    return /^(?:sh|dash|bash)$/.test(name ?? '') ? `${process.ppid} ${rest.split(' ')[1]}` : `${process.ppid}`
  } catch {
    // Where there is no /proc the shell of the system leaves its place to what it runs.
    return `${process.ppid}`
  }
}

/** Refuses to begin anything once the run was interrupted. */
export function refuseInterrupted() {
  if (isInterrupted) throw new UserFacingError('Interrupted.')
}
