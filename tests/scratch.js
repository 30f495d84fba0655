import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readdir, readFile, readlink, rm } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { temporaryRoot } from './temporary-root.js'

const FAREWELL_MS = 15_000

/**
 * A temporary folder for all that a run starts, by which whatever is left of it can be found.
 * @typedef {{ env: NodeJS.ProcessEnv, endAll(): Promise<void>, close(): Promise<void> }} Scratch
 * @returns {Promise<Scratch>} `endAll` ends what still runs of it, and `close` removes it then
 */
export async function openScratch() {
  const folder = await mkdtemp(join(await temporaryRoot(), 'wardmates-run-'))
  // A database that has to run as another user passes through.
  await chmod(folder, 0o711)
  const guard = removeAfterMe(folder)
  const endAll = () => endProcessesOf(folder, guard?.pid)
  return {
    env: { TMPDIR: folder, TEMP: folder, TMP: folder },
    endAll,
    async close() {
      await endAll()
      guard?.kill('SIGKILL')
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** A run that is killed outright cannot clean up: its end closes the pipe of a shell, which waits until databases have stopped by theirs. */
function removeAfterMe(/** @type {string} */ folder) {
  if (process.platform === 'win32') return undefined
  const script = `cat; sleep ${FAREWELL_MS / 1000}; rm -rf "$1"`
  const guard = spawn('sh', ['-c', script, 'sh', folder], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  guard.on('error', () => {})
  guard.unref()
  return guard
}

/**
 * Ends what belongs to a folder: waits for it to leave by itself, then does not ask.
 * @param {string} folder
 * @param {number | undefined} but
 */
async function endProcessesOf(folder, but) {
  for (const until = Date.now() + FAREWELL_MS; ; await sleep(100)) {
    const left = (await processesOf(folder)).filter((pid) => pid !== but)
    if (left.length === 0) return
    if (Date.now() < until) continue
    for (const pid of left) kill(pid)
    return
  }
}

/** @param {number} pid */
function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It left by itself, which is what was asked for.
  }
}

/** The processes whose temporary folder this is, that work inside it or were told of it; on Linux, where it can be seen. @param {string} folder */
export async function processesOf(folder) {
  if (!existsSync('/proc/self/environ')) return []
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0 && pid !== process.pid)
  const found = await Promise.all(
    pids.map(async (pid) => {
      const texts = await Promise.all([
        readlink(`/proc/${pid}/cwd`).catch(() => ''),
        ...['cmdline', 'environ'].map((name) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')),
      ])
      return texts.some((text) => text.includes(folder)) ? [pid] : []
    }),
  )
  return found.flat()
}
