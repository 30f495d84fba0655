import { execFileSync } from 'node:child_process'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'

const FAREWELL_MS = 15_000

/** The processes that came from one, theirs too. @param {number} root */
function descendantsOf(root) {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  /** @type {(parent: number) => number[]} */
  const below = (parent) => rows.flatMap(([pid = 0, ppid]) => (ppid === parent ? [pid, ...below(pid)] : []))
  return below(root)
}

/** @param {number} pid */
const isAlive = (pid) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/**
 * Ends what this process has started, and what that has: asked first, so that servers stop their databases, then without asking.
 * @param {() => void} ask tells the one that everything hangs on
 */
export async function endDescendants(ask) {
  if (process.platform === 'win32') return ask()
  const all = descendantsOf(process.pid)
  ask()
  for (const until = Date.now() + FAREWELL_MS; all.some(isAlive) && Date.now() < until; ) await sleep(100)
  for (const pid of all.filter(isAlive)) process.kill(pid, 'SIGKILL')
}
