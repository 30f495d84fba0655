import { spawn } from 'node:child_process'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'

const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 30_000
/** One that was open is missed: its waits grow no longer than this. */
const LONGEST_WHEN_OPEN_MS = 1000
/** A server that was open for so long did not end for the same reason as the one before. */
const SOUND_MS = 60_000
const LOOK_MS = 250

/** @typedef {{ port: string, at: number }} Open */

/**
 * Runs the server, and runs it again when it ends without having been asked to. One that never opened is not tried again: it has said why.
 * @param {string[]} command the Node to run, and its arguments
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} exit code
 */
export async function supervise(command, env) {
  const stop = untilStopped()
  /** @type {Open | undefined} */
  let lastOpen
  let nextWait = FIRST_WAIT_MS
  for (;;) {
    // Who looks for it again looks where it was.
    const ended = await runServer(command, { ...env, ...(lastOpen && { PORT: lastOpen.port }) }, stop)
    if (stop.aborted || ended.code === 0) return ended.code ?? 1
    lastOpen = ended.open ?? lastOpen
    if (!lastOpen) return ended.code ?? 1
    if (ended.open && Date.now() - ended.open.at > SOUND_MS) nextWait = FIRST_WAIT_MS
    const wait = Math.min(nextWait, ended.open ? LONGEST_WHEN_OPEN_MS : LONGEST_WAIT_MS)
    nextWait = 2 * wait
    console.error(`The server ended unexpectedly (${ended.signal ?? `code ${ended.code}`}); it is started again in ${wait / 1000} s.`)
    await sleep(wait, undefined, { signal: stop }).catch(() => {})
    if (stop.aborted) return 0
  }
}

/** Aborted when somebody asks for the end: by a signal, or by ending the npm that started us. */
function untilStopped() {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop.abort())
  // npm cannot pass on a SIGKILL, nor its shell a SIGTERM.
  const parent = process.ppid
  const look = () => process.env.npm_lifecycle_event && process.ppid !== parent && stop.abort()
  setInterval(look, LOOK_MS).unref()
  return stop.signal
}

/**
 * @param {string[]} command
 * @param {NodeJS.ProcessEnv} env
 * @param {AbortSignal} stop
 * @returns {Promise<{ code: number | null, signal: string | null, open?: Open | undefined }>}
 */
function runServer([node = process.execPath, ...args], env, stop) {
  // The channel is how either learns of the other's end, also of one by SIGKILL.
  const child = spawn(node, args, { env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  const end = () => child.kill('SIGTERM')
  stop.addEventListener('abort', end)
  /** @type {Open | undefined} */
  let open
  child.on('message', (message) => {
    open = { port: /** @type {{ port: string }} */ (message).port, at: Date.now() }
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      stop.removeEventListener('abort', end)
      resolve({ code, signal, open })
    })
  })
}
